import Foundation

/// Waits that block a queue's code, such as a semaphore's, although all queues share one thread.
///
/// Virtual time stands still during a wait.
enum BlockingWait {
  /// Runs pending work until a blocking wait may end, and returns whether it may.
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
