import Foundation

/// A namespace for waits that block a queue's code, such as a semaphore's.
///
/// All queues share one thread, so a wait runs the other queues' work. Virtual time stands still
/// during a wait.
enum BlockingWait {
  /// Runs pending work until `isDone` returns true; returns false if the work runs out before that.
  ///
  /// The main queue's work doesn't run while its own code waits, as on a phone.
  static func isOver(_ isDone: () -> Bool) -> Bool {
    guard let app = AppRuntime.active else { return isDone() }
    let isOnMain = DispatchQueue.current === DispatchQueue.main
    return app.calls.catchUp(inBackgroundAlone: isOnMain, on: app, until: isDone)
  }

  static func wait(for name: StaticString, _ isDone: () -> Bool) {
    guard !isOver(isDone), AppRuntime.running != nil else { return }
    fatalError("deadlock: nothing is left to be done that could end \(name)")
  }
}
