import FormliftTesting
import Testing
import UIKit

/// Tests that audits find nothing wrong in screens written as Apple's documentation recommends.
@Suite(.serialized) struct CorrectScreenTests {
  /// A correct screen to audit: its name, and the function that creates its controller.
  struct Screen: CustomTestStringConvertible {
    let name: String
    let make: @MainActor @Sendable () -> UIViewController

    init(_ name: String, _ make: @escaping @MainActor @Sendable () -> UIViewController) {
      (self.name, self.make) = (name, make)
    }

    var testDescription: String { name }

    static let all = [
      Screen("a table view controller with fields") { FieldsTable() },
      Screen("a plain table with floating headers") {
        UINavigationController(rootViewController: FloatingHeadersTable())
      },
      Screen("a table that ends at the keyboard layout guide") { GuideTable() },
      Screen("a form that ends at the keyboard layout guide") { GuideForm() },
      Screen("a form that scrolls only above the keyboard") { ShortGuideForm() },
      Screen("a guide that ends at the screen's edge") { UnsafeGuideForm() },
      Screen("a collection that ends at the guide") { GuideCollection() },
      Screen("a chat with an input accessory view") { ChatScreen() },
      Screen("an inset by the overlap") { OverlapInsetForm() },
      Screen("a sheet with detents") { SheetForm() },
      Screen("a navigation bar and a toolbar") {
        UINavigationController(rootViewController: ToolbarForm())
      },
      Screen("a text view that fills the screen") { ComposeScreen() },
      Screen("a text view inset by the overlap") { NotesScreen() },
      Screen("a search bar above a list") { SearchScreen() },
      Screen("a search in the navigation bar") {
        UINavigationController(rootViewController: SearchControllerList())
      },
      Screen("a search with results of its own") {
        UINavigationController(rootViewController: SearchResultsList())
      },
      Screen("a search bar in the title's place, above fields") {
        UINavigationController(rootViewController: TitleSearchTable())
      },
      Screen("a static form in sections") {
        UINavigationController(rootViewController: SettingsTable())
      },
      Screen("a login with an asynchronous submit") { LoginScreen() },
      Screen("a table with a diffable data source") { DiffableTable() },
      Screen("a comment bar on the guide") { CommentScreen() },
      Screen("a child's form above a button with margins") { ButtonBarForm() },
      Screen("a collection view controller with fields") { ReminderList() },
      Screen("a grid of fields in a compositional layout") { GridForm() },
      Screen("a table in a popover") { FilterPopover() },
      Screen("a form that never scrolls, below the status bar") { UnscrolledForm() },
      Screen("a form that opens with an active field") { FocusedForm() },
      Screen("an alert with text fields that opens by itself") { AlertAtStart() },
      Screen("a disabled field and one that shows a list") {
        UINavigationController(rootViewController: RefusedFields())
      },
      Screen("a scroll view that resizes in a box with constraints") { AutoresizedForm() },
      Screen("required fields that can't be left") { RequiredFields() },
      Screen("a form that hides its logo above the keyboard") { LogoForm() },
      Screen("a form that hides a field while another one is active") { PromotedForm() },
      Screen("a view that ends at the bars by edgesForExtendedLayout") {
        let (controller, form) = (UITabBarController(), EdgesForm())
        form.edgesForExtendedLayout = []
        controller.viewControllers = [UINavigationController(rootViewController: form)]
        return controller
      },
      Screen("a view that ends at an opaque tab bar") {
        let controller = UITabBarController()
        controller.tabBar.isTranslucent = false
        controller.viewControllers = [UINavigationController(rootViewController: EdgesForm())]
        return controller
      },
      Screen("a form in a tab bar controller") {
        let controller = UITabBarController()
        controller.viewControllers = [UINavigationController(rootViewController: GuideForm())]
        return controller
      },
    ]
  }

  @Test("A screen that stays upright isn't judged in landscape") func upright() throws {
    try Audit(on: .named("iphone-16")).run { UprightLogin() }
    #expect(throws: AuditError.nothingToTest) {
      try Audit(on: .named("iphone-16"), held: [.landscapeLeft]).run { UprightLogin() }
    }
  }

  @Test("A correct screen passes", arguments: Screen.all) func passes(_ screen: Screen) throws {
    try Audit(on: .named("iphone-16", "ipad-a16")).run(as: "Screen()") { screen.make() }
  }
}
