import Simulation
import UIKit

extension SimulatedApp {
  /// Starts an app that shows a controller on an otherwise empty phone.
  static func showing(
    _ controller: UIViewController, on device: String, ios: Int? = nil
  ) throws -> SimulatedApp {
    start(on: try .empty(device, ios: ios)) { _ in controller }
  }

  /// Lets everything pending finish, and returns the app.
  func settled() -> SimulatedApp {
    settle()
    return self
  }

  /// Performs an action, then lets everything pending finish.
  func settle(after action: (inout Simulator<AppObserver>) -> Void) {
    perform {
      action(&$0)
      $0.settle()
    }
  }

  /// Runs app code, then lets everything pending finish.
  func runAndSettle(_ body: () -> Void) {
    run(body)
    settle()
  }
}
