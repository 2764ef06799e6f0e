import AppSource
import Testing

/// Tests which view controllers are found in an app's sources.
@Suite struct ViewControllersTests {
  @Test(
    "View controllers are found, but not their base classes",
    arguments: [
      (["class Login: UIViewController {"], ["Login"]),
      (["final class Form: UITableViewController, UITextFieldDelegate {"], ["Form"]),
      (["@MainActor @objc(Chat)\npublic final class Chat : UICollectionViewController"], ["Chat"]),
      (["class Base: UIViewController {\n}\nclass Login: Base {\n}"], ["Login"]),
      (["class Two: One {}", "class One: UINavigationController {}"], ["Two"]),
      (["class A: UIViewController {}\nclass B: UIViewController {}"], ["A", "B"]),
      (["class Field: UITextField {}\nfinal class Keyboard: NSObject {}"], []),
      (["// class Old: UIViewController {}\nstruct Login {}"], []),
      (["class A: B {}\nclass B: A {}"], []),
    ])
  func names(of texts: [String], are names: [String]) {
    #expect(ViewControllers.names(in: texts) == names)
  }
}
