import Foundation
import Simulation

/// An app that shows a form which the phone lays out.
extension SimulatedApp {
  /// Creates an app with the views of the form that a phone shows.
  package static func showingForm(_ phone: Phone) -> SimulatedApp {
    MainActor.assumeIsolated {
      let app = SimulatedApp(phone)
      guard let window = app.window else { return app }
      let stage = FormStage(phone, in: window)
      app.stage = stage
      window.rootViewController = stage.controller
      return app
    }
  }
}

/// What an expression that starts an app's code may speak of.
@preconcurrency @MainActor public struct FormViews {
  public let window: UIWindow
  public let controller: UIViewController
  public let table: UITableView
  public let scrollView: UIScrollView
  public let fields: [UIView]
}
