import Dispatch
import Foundation

/// A group of work items, with handlers that run when all items have finished.
public final class DispatchGroup: @unchecked Sendable {
  private var count = 0
  private var notifications: [() -> Void] = []

  public init() {}

  public func enter() { count += 1 }

  public func leave() {
    precondition(count > 0, "DispatchGroup.leave() without enter()")
    count -= 1
    guard count == 0 else { return }
    let notifications = notifications
    self.notifications = []
    for notify in notifications { notify() }
  }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) {
    let notify = { _ = queue.later(0, work) }
    if count == 0 { notify() } else { notifications.append(notify) }
  }

  public func notify(queue: DispatchQueue, work: DispatchWorkItem) {
    notify(queue: queue, execute: work.perform)
  }

  /// Waits until the group's work has finished; meanwhile pending work of other queues runs.
  public func wait() { BlockingWait.wait(for: "DispatchGroup.wait()") { self.count == 0 } }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    BlockingWait.isOver { self.count == 0 } ? .success : .timedOut
  }

  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: wallTimeout.time)
  }
}
