import Dispatch
import Foundation

/// A dispatch source, which calls a handler for each event after its activation.
public protocol DispatchSourceProtocol: AnyObject {
  var isCancelled: Bool { get }
  func setEventHandler(handler: (() -> Void)?)
  func setEventHandler(handler: DispatchWorkItem)
  func setCancelHandler(handler: (() -> Void)?)
  func setRegistrationHandler(handler: (() -> Void)?)
  func activate()
  func resume()
  func suspend()
  func cancel()
}

extension DispatchSourceProtocol {
  public func setEventHandler(
    qos: DispatchQoS, flags: DispatchWorkItemFlags = [], handler: (() -> Void)?
  ) { setEventHandler(handler: handler) }
}

/// A timer source on the simulated phone's virtual time.
public protocol DispatchSourceTimer: DispatchSourceProtocol {
  func schedule(deadline: DispatchTime, every interval: Double)
}

extension DispatchSourceTimer {
  public func schedule(
    deadline: DispatchTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: deadline, every: interval.seconds) }

  public func schedule(
    deadline: DispatchTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: deadline, every: interval) }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: DispatchTimeInterval = .never,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline.time, every: interval.seconds) }

  public func schedule(
    wallDeadline: DispatchWallTime, repeating interval: Double,
    leeway: DispatchTimeInterval = .nanoseconds(0)
  ) { schedule(deadline: wallDeadline.time, every: interval) }
}

/// A dispatch source that sums the numbers sent by code, and reports the sum to its handler.
public protocol DispatchSourceUserDataAdd: DispatchSourceProtocol {
  var data: UInt { get }
  func add(data: UInt)
}

/// A namespace that creates the supported kinds of dispatch sources.
///
/// Files, processes and signals are not supported.
public enum DispatchSource {
  public struct TimerFlags: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let strict = TimerFlags(rawValue: 1)
  }

  public static func makeTimerSource(
    flags: TimerFlags = [], queue: DispatchQueue? = nil
  ) -> any DispatchSourceTimer { TimerSource(on: queue) }

  public static func makeUserDataAddSource(
    queue: DispatchQueue? = nil
  ) -> any DispatchSourceUserDataAdd { DataSource(on: queue) }
}

/// The base class of dispatch sources.
///
/// A source calls no handler until it is activated.
private class Source: DispatchSourceProtocol, @unchecked Sendable {
  let queue: DispatchQueue
  private(set) var isCancelled = false
  private var handler: (() -> Void)?
  private var cancelHandler: (() -> Void)?
  private var registrationHandler: (() -> Void)?
  private var suspensions = 1

  init(on queue: DispatchQueue?) { self.queue = queue ?? .background }

  var isActive: Bool { suspensions == 0 && !isCancelled }

  func setEventHandler(handler: (() -> Void)?) { self.handler = handler }
  func setEventHandler(handler: DispatchWorkItem) { self.handler = handler.perform }
  func setCancelHandler(handler: (() -> Void)?) { cancelHandler = handler }
  func setRegistrationHandler(handler: (() -> Void)?) { registrationHandler = handler }

  func activate() { if suspensions > 0 { resume() } }

  func resume() {
    precondition(suspensions > 0, "a DispatchSource is resumed that is not suspended")
    suspensions -= 1
    guard isActive else { return }
    if let registrationHandler { queue.later(0, registrationHandler) }
    registrationHandler = nil
    didActivate()
  }

  func suspend() {
    suspensions += 1
    didSuspend()
  }

  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    didSuspend()
    if let cancelHandler { queue.later(0, cancelHandler) }
    // Apps rely on this to break retain cycles.
    (handler, cancelHandler) = (nil, nil)
  }

  func fire() { if isActive { handler?() } }

  func didActivate() {}
  func didSuspend() {}
}

/// A timer that calls its handler at a set time and then, if it has an interval, repeatedly.
private final class TimerSource: Source, DispatchSourceTimer, @unchecked Sendable {
  private var deadline: DispatchTime?
  private var interval = Double.greatestFiniteMagnitude
  private var call: DelayedCalls.Call?

  func schedule(deadline: DispatchTime, every interval: Double) {
    self.deadline = deadline
    self.interval = interval
    didSuspend()
    if isActive { didActivate() }
  }

  /// Starts the timer when the source is activated.
  ///
  /// If the deadline has passed, the first event fires at once, and the next ones follow at the
  /// interval.
  override func didActivate() {
    guard let deadline, deadline < .distantFuture else { return }
    call = queue.later(max(0, deadline.delay)) { [weak self] in self?.begin() }
  }

  private func begin() {
    deadline = nil
    if interval < .greatestFiniteMagnitude {
      deadline = .now() + max(interval, 0.0001)
      call = queue.later(max(interval, 0.0001), every: max(interval, 0.0001)) { [weak self] in
        self?.goOn()
      }
    }
    fire()
  }

  private func goOn() {
    deadline = .now() + max(interval, 0.0001)
    fire()
  }

  override func didSuspend() {
    call?.isCancelled = true
    call = nil
  }
}

/// A dispatch source that sums the numbers given by app code, and then calls its handler.
private final class DataSource: Source, DispatchSourceUserDataAdd, @unchecked Sendable {
  private(set) var data: UInt = 0
  private var added: UInt = 0

  /// Adds a number to the sum; all numbers in one turn of the run loop cause one handler call.
  func add(data: UInt) {
    let isFirst = added == 0
    added &+= data
    if isFirst, isActive { didActivate() }
  }

  override func didActivate() {
    guard added > 0 else { return }
    queue.later(0) { [weak self] in
      guard let self, isActive, added > 0 else { return }
      data = added
      added = 0
      fire()
    }
  }
}
