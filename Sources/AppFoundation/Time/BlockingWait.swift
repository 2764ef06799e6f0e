import Foundation

/// Blocking waits on the single thread of all queues.
///
/// Virtual time stands still during a wait.
enum BlockingWait {
  /// Runs pending work that is allowed during a blocking wait, and returns whether the wait is
  /// over.
  ///
  /// Work of the main queue isn't allowed, unless another queue waits.
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
