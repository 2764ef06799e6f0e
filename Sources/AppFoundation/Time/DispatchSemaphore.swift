import Dispatch
import Foundation

/// A semaphore, which makes code wait until its count is positive.
public final class DispatchSemaphore: @unchecked Sendable {
  private var value: Int

  public init(value: Int) { self.value = value }

  @discardableResult
  public func signal() -> Int {
    value += 1
    return value > 0 ? 0 : 1
  }

  /// Waits until the count is positive, and then decreases it; meanwhile other queues' work runs.
  public func wait() {
    BlockingWait.wait(for: "DispatchSemaphore.wait()") { self.value > 0 }
    value -= 1
  }

  public func wait(timeout: DispatchTime) -> DispatchTimeoutResult {
    guard BlockingWait.isOver({ self.value > 0 }) else { return .timedOut }
    value -= 1
    return .success
  }

  public func wait(wallTimeout: DispatchWallTime) -> DispatchTimeoutResult {
    wait(timeout: wallTimeout.time)
  }
}
