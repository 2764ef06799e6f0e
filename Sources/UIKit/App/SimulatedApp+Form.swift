import UIKitValues
import Simulation

/// Starting an app's code on a simulated phone that shows a form.
extension SimulatedApp {
  /// Starts an app's own code on a simulated phone.
  ///
  /// A view controller that `make` creates without using the form's views shows its own views. Any
  /// other controller gets the form's root view, as from a storyboard with connected outlets.
  ///
  /// - Parameters:
  ///   - phone: the phone, which shows a form.
  ///   - make: creates the app's object, which lives as long as the app.
  /// - Returns: the app. Its phone includes the changes made at the start.
  package static func start(
    on phone: Phone, _ make: @escaping @MainActor (FormViews) -> Any
  ) -> SimulatedApp {
    let app = SimulatedApp(phone)
    // Only one thread at a time runs an app's code, the main one or another.
    let make = unsafeBitCast(make, to: ((FormViews) -> Any).self)
    app.run {
      let views = FormViews(app)
      let made = make(views)
      app.keep(made)
      guard let controller = made as? UIViewController else { return app.showForm() }
      if views.isUsed { app.adopt(controller) } else { app.window?.rootViewController = controller }
    }
    return app
  }

  /// Shows the form, unless the app's code has set a root view controller for the window.
  private func showForm() {
    if window?.rootViewController == nil { _ = makeFormStage() }
  }

  /// Returns the views of the existing form, created on first use; nil if the app has no window.
  func makeFormStage() -> FormStage? {
    if let stage = stage as? FormStage { return stage }
    guard let window else { return nil }
    let made = FormStage(phone, in: window)
    screens.show(made)
    window.rootViewController = made.controller
    return made
  }

  /// Gives a controller the form's views as its own, and connects the fields' events to it.
  private func adopt(_ controller: UIViewController) {
    guard let stage = stage as? FormStage else { return }
    controller.view = stage.controller.view
    stage.fieldDelegate = controller as? any UITextFieldDelegate
    window?.rootViewController = controller
    controller.viewDidLoad()
    controller.appear()
  }
}

/// The views of an existing form, for a Swift expression that creates an app's view controller.
@preconcurrency @MainActor public final class FormViews {
  private let app: SimulatedApp

  init(_ app: SimulatedApp) { self.app = app }

  /// Whether the expression that creates the app's controller has used any of the form's views.
  var isUsed: Bool { app.stage != nil }

  private var stage: FormStage? { app.makeFormStage() }

  public var window: UIWindow { app.window ?? UIWindow() }
  /// A plain view controller whose view contains the form.
  public var controller: UIViewController { stage?.controller ?? UIViewController() }
  /// The form's table, or an empty table if the form uses a plain scroll view.
  public var table: UITableView { stage?.table as? UITableView ?? UITableView() }
  /// The form's table, or the scroll view that the form uses instead of a table.
  public var scrollView: UIScrollView { stage?.table ?? UIScrollView() }
  /// The form's text fields and text views, in row order.
  public var fields: [UIView] { stage?.allFields ?? [] }
}
