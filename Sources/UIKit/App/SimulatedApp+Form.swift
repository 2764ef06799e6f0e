import Foundation
import Simulation

/// The start of an app's code on a phone that shows a form.
extension SimulatedApp {
  /// Starts an app's own code on a phone.
  ///
  /// A controller that is made without the form's views builds its own, which become the scene; any
  /// other gets the form's root view for its own, as from a storyboard whose outlets are connected.
  ///
  /// - Parameters:
  ///   - phone: the phone, which shows a form.
  ///   - make: makes the object, which lives as long as the app.
  /// - Returns: the app, whose phone has what its start made of it.
  package static func start(
    on phone: Phone, _ make: @escaping @MainActor (FormViews) -> Any
  ) -> SimulatedApp {
    let app = SimulatedApp(phone)
    // One thread at a time is in an app's code, the main one or another.
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

  /// Has the form be on the screen for an object that was made without it and looks after any
  /// field, as the one object of a library does; unless it shows a screen itself.
  private func showForm() {
    if window?.rootViewController == nil { _ = makeFormStage() }
  }

  /// Makes the form's views, once.
  func makeFormStage() -> FormStage? {
    if let stage = stage as? FormStage { return stage }
    guard let window else { return nil }
    let made = FormStage(phone, in: window)
    screens.show(made)
    window.rootViewController = made.controller
    return made
  }

  /// Gives a controller the form's views; its fields tell it what is done with them.
  private func adopt(_ controller: UIViewController) {
    guard let stage = stage as? FormStage else { return }
    controller.view = stage.controller.view
    stage.fieldDelegate = controller as? any UITextFieldDelegate
    window?.rootViewController = controller
    controller.viewDidLoad()
    controller.appear()
  }
}

/// The views of the form that an expression which starts an app's code may name.
@preconcurrency @MainActor public final class FormViews {
  private let app: SimulatedApp

  init(_ app: SimulatedApp) { self.app = app }

  /// Whether a view was asked for.
  var isUsed: Bool { app.stage != nil }

  private var stage: FormStage? { app.makeFormStage() }

  public var window: UIWindow { app.window ?? UIWindow() }
  /// The controller whose view holds the form.
  public var controller: UIViewController { stage?.controller ?? UIViewController() }
  /// The form's table; one that shows nothing where the form has a plain scroll view.
  public var table: UITableView { stage?.table as? UITableView ?? UITableView() }
  /// The form's table, or the scroll view that stands in its place.
  public var scrollView: UIScrollView { stage?.table ?? UIScrollView() }
  /// The text fields and text views, in the order of their rows.
  public var fields: [UIView] { stage?.allFields ?? [] }
}
