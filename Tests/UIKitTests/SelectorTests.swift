import Simulation
import Testing
import UIKit

/// Tests selectors and calls through them.
@MainActor @Suite struct SelectorTests {
  private final class Animator: NSObject {
    var told: [String] = []

    func stopped(_ name: String?, finished: Bool, context: UnsafeMutableRawPointer) {
      told.append("\(name ?? "") \(finished)")
    }
  }

  private protocol Optionally: NSObjectProtocol { func may() }
  private final class Conforming: NSObject, Optionally { func may() {} }

  @Test("Selectors of getters and setters read and set properties") func accessors() {
    let field = UITextField()
    field.placeholder = "Name"
    let getter = Selector("placeholder", getterOf: \UITextField.placeholder)
    let setter = Selector("setTag", setterOf: \UIView.tag)
    #expect(field.responds(to: getter))
    #expect(!UIView().responds(to: getter))
    #expect(field.perform(getter)?.takeUnretainedValue() as? String == "Name")
    field.perform(setter, with: 7)
    #expect(field.tag == 7)
    #expect("\(setter)" == "setTag:")
  }

  @Test("An object responds to a protocol's selector only if it conforms") func protocolMethod() {
    let selector = Selector("may", (any Optionally).may)
    #expect(Conforming().responds(to: selector))
    #expect(!NSObject().responds(to: selector))
  }

  /// Code that an app shares with its extensions finds the application by name.
  @Test("UIApplication responds to sharedApplication by name") func sharedApplication() {
    let selector = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: selector))
    #expect(!UIDevice.responds(to: selector))
    let application = UIApplication.perform(selector)?.takeUnretainedValue()
    #expect(application === UIApplication.shared)
    #expect(UIKitClassFromString("UIApplication") == UIApplication.self)
    #expect(UIKitClassFromString("UIColor") == UIColor.self)
    #expect(UIKitClassFromString("NSKeyValueObservation") == NSKeyValueObservation.self)
    #expect(UIKitClassFromString("UIInputSetHostView") == nil)
    #expect(!UIView().responds(to: Selector("_unknown")))
  }

  @Test("The didStop selector of an old animation is called at its end") func animationDidStop()
    throws
  {
    let animator = Animator()
    let app = SimulatedApp.start(on: try .empty("iphone-16")) { _ in animator }
    app.run {
      UIView.beginAnimations("rise", context: nil)
      UIView.setAnimationDuration(0.3)
      UIView.setAnimationDelegate(animator)
      UIView.setAnimationDidStop(Selector("stopped", Animator.stopped))
      UIView.commitAnimations()
    }
    app.perform { $0.advance(by: 0.2) }
    #expect(animator.told.isEmpty)
    app.perform { $0.advance(by: 0.2) }
    #expect(animator.told == ["rise true"])
  }

  @Test("Swift 4's names stand for the same values") func swift4Names() {
    #expect(Notification.Name.UIKeyboardWillShow == UIResponder.keyboardWillShowNotification)
    #expect(UIKeyboardFrameEndUserInfoKey == "UIKeyboardFrameEndUserInfoKey")
    let options: UIViewAnimationOptions = [.curveEaseIn]
    #expect(options.rawValue == 1 << 16)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    #expect(UIEdgeInsetsEqualToEdgeInsets(insets, insets))
  }
}
