import Dispatch
import Foundation

/// A dispatch queue on the simulated phone's virtual time.
///
/// The work of all queues runs on the main thread, one item at a time.
public final class DispatchQueue: @unchecked Sendable {
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  static let background = DispatchQueue(
    label: "com.apple.root.default-qos", attributes: .concurrent)
  /// The queue whose work runs now; the main queue if no queue's work does.
  nonisolated(unsafe) private(set) static var current = main

  public let label: String
  private let isConcurrent: Bool

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 2)
    public static let initiallyInactive = Attributes(rawValue: 4)
  }

  public init(
    label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = [],
    target: DispatchQueue? = nil
  ) {
    self.label = label
    isConcurrent = attributes.contains(.concurrent)
  }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  public func async(
    group: DispatchGroup? = nil, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) {
    group?.enter()
    later(0) {
      work()
      group?.leave()
    }
  }

  public func async(execute work: DispatchWorkItem) { later(0, work.perform) }

  public func async(group: DispatchGroup, execute work: DispatchWorkItem) {
    async(group: group, execute: work.perform)
  }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping () -> Void
  ) { later(deadline.delay, work) }

  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    later(deadline.delay, work.perform)
  }

  public func asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS = .unspecified,
    flags: DispatchWorkItemFlags = [], execute work: @escaping () -> Void
  ) { later(wallDeadline.time.delay, work) }

  public func asyncAfter(wallDeadline: DispatchWallTime, execute work: DispatchWorkItem) {
    later(wallDeadline.time.delay, work.perform)
  }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result {
    try sync(flags: [], execute: work)
  }

  /// Runs work at once and returns its result.
  ///
  /// A call from work on this same serial queue is a deadlock, which ends the app.
  public func sync<Result>(
    flags: DispatchWorkItemFlags, execute work: () throws -> Result
  ) rethrows -> Result {
    if AppRuntime.running != nil, self === Self.current, !isConcurrent {
      fatalError("deadlock: \(label) waits for itself in DispatchQueue.sync")
    }
    return try doing(work)
  }

  public func sync(execute work: DispatchWorkItem) { sync(execute: work.perform) }

  public static func concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    for iteration in 0..<iterations { work(iteration) }
  }

  /// Runs work while this queue counts as the current one.
  func doing<Result>(_ work: () throws -> Result) rethrows -> Result {
    let before = Self.current
    Self.current = self
    defer { Self.current = before }
    return try work()
  }

  @discardableResult
  func later(
    _ delay: TimeInterval, every interval: TimeInterval? = nil, _ work: @escaping () -> Void
  ) -> DelayedCalls.Call? {
    guard let app = AppRuntime.active else {
      work()
      return nil
    }
    return app.calls.add(
      after: delay, every: interval, isInBackground: self !== Self.main, on: app
    ) { self.doing(work) }
  }
}

/// A condition about the dispatch queue that runs the code.
public enum DispatchPredicate {
  case onQueue(DispatchQueue), onQueueAsBarrier(DispatchQueue), notOnQueue(DispatchQueue)
}

/// Ends the app if a condition about the current dispatch queue fails.
public func dispatchPrecondition(condition: @autoclosure () -> DispatchPredicate) {
  let current = DispatchQueue.current
  switch condition() {
  case .onQueue(let queue), .onQueueAsBarrier(let queue):
    precondition(queue === current, "on \(current.label), not on \(queue.label)")
  case .notOnQueue(let queue): precondition(queue !== current, "on \(queue.label)")
  }
}
