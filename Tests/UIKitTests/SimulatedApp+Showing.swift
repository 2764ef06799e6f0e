import Simulation
import UIKit

extension SimulatedApp {
  /// Starts an app that shows a controller on a phone without rows.
  static func showing(
    _ controller: UIViewController, on device: String, ios: Int? = nil
  ) throws -> SimulatedApp {
    start(on: try .empty(device, ios: ios)) { _ in controller }
  }

  /// Lets everything pending finish, and returns this app.
  func settled() -> SimulatedApp {
    settle()
    return self
  }

  /// Performs an action of the user, then lets everything pending finish.
  func settle(after action: (inout Simulator<AppObserver>) -> Void) {
    perform {
      action(&$0)
      $0.settle()
    }
  }

  /// Runs code of the app, then lets everything pending finish.
  func runAndSettle(_ body: () -> Void) {
    run(body)
    settle()
  }
}
