import Dispatch
import Foundation

/// A work item that can be cancelled before it runs.
public final class DispatchWorkItem: @unchecked Sendable {
  public private(set) var isCancelled = false
  private let block: () -> Void
  private let end = DispatchGroup()
  private var isDone = false

  public init(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    block: @escaping () -> Void
  ) {
    self.block = block
    end.enter()
  }

  public func perform() {
    if !isCancelled { block() }
    guard !isDone else { return }
    isDone = true
    end.leave()
  }

  public func cancel() { isCancelled = true }

  public func notify(
    qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], queue: DispatchQueue,
    execute work: @escaping () -> Void
  ) { end.notify(queue: queue, execute: work) }

  public func notify(queue: DispatchQueue, execute work: DispatchWorkItem) {
    end.notify(queue: queue, work: work)
  }

  public func wait() { end.wait() }
}
