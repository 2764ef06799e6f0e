import Foundation

/// Waiting on the one thread on which all queues have their work done; no virtual time passes
/// meanwhile.
enum Waiting {
  /// Does what is pending that may be done meanwhile, and returns whether the wait is over: work of
  /// the main queue cannot, unless another one waits.
  static func isOver(_ isDone: () -> Bool) -> Bool {
    guard let app = SimulatedApp.current else { return isDone() }
    let isOnMain = DispatchQueue.current === DispatchQueue.main
    return app.calls.catchUp(inBackgroundAlone: isOnMain, on: app, until: isDone)
  }

  static func wait(for name: StaticString, _ isDone: () -> Bool) {
    guard !isOver(isDone), SimulatedApp.running != nil else { return }
    fatalError("deadlock: nothing is left to be done that could end \(name)")
  }
}
