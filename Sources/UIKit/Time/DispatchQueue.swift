import Dispatch
import Foundation

/// A queue whose work is done on the phone's virtual time, on the main thread, one after the other.
public final class DispatchQueue: @unchecked Sendable {
  public static let main = DispatchQueue(label: "com.apple.main-thread")
  private static let background = DispatchQueue(label: "com.apple.root.default-qos")

  public let label: String

  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    public static let concurrent = Attributes(rawValue: 2)
    public static let initiallyInactive = Attributes(rawValue: 4)
  }

  public init(label: String, qos: DispatchQoS = .unspecified, attributes: Attributes = []) {
    self.label = label
  }

  public static func global(qos: DispatchQoS.QoSClass = .default) -> DispatchQueue { background }

  public func async(
    qos: DispatchQoS = .unspecified, execute work: @escaping () -> Void
  ) { later(0, work) }

  public func async(execute work: DispatchWorkItem) { later(0, work.perform) }

  public func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, execute work: @escaping () -> Void
  ) { later(deadline.delay, work) }

  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    later(deadline.delay, work.perform)
  }

  public func sync<Result>(execute work: () throws -> Result) rethrows -> Result { try work() }

  private func later(_ delay: TimeInterval, _ work: @escaping () -> Void) {
    guard let app = SimulatedApp.current else { return work() }
    app.calls.add(after: delay, on: app, work)
  }
}

/// Work that can be called off before it is done.
public final class DispatchWorkItem: @unchecked Sendable {
  public private(set) var isCancelled = false
  private let block: () -> Void

  public init(qos: DispatchQoS = .unspecified, block: @escaping () -> Void) { self.block = block }

  public func perform() { if !isCancelled { block() } }
  public func cancel() { isCancelled = true }
}

/// A moment of virtual time.
public struct DispatchTime: Comparable, Sendable {
  /// Since the form was opened.
  let seconds: TimeInterval

  public static func now() -> DispatchTime {
    DispatchTime(seconds: SimulatedApp.current?.phone.clock ?? 0)
  }

  public static let distantFuture = DispatchTime(seconds: .greatestFiniteMagnitude)

  public var uptimeNanoseconds: UInt64 { UInt64(seconds * 1e9) }

  var delay: TimeInterval { seconds - Self.now().seconds }

  public static func < (left: DispatchTime, right: DispatchTime) -> Bool {
    left.seconds < right.seconds
  }

  public static func + (time: DispatchTime, seconds: Double) -> DispatchTime {
    DispatchTime(seconds: time.seconds + seconds)
  }

  public static func - (time: DispatchTime, seconds: Double) -> DispatchTime { time + -seconds }

  public static func + (time: DispatchTime, interval: DispatchTimeInterval) -> DispatchTime {
    time + interval.seconds
  }
}

extension DispatchTimeInterval {
  fileprivate var seconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .greatestFiniteMagnitude
    @unknown default: 0
    }
  }
}
