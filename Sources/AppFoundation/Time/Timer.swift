import Foundation
import Simulation

/// A timer on the simulated phone's virtual time.
///
/// A repeating timer pauses while nothing else is pending.
public final class Timer: NSObject, @unchecked Sendable {
  public private(set) var isValid = true
  public let timeInterval: TimeInterval
  public private(set) var userInfo: Any?
  public var tolerance: TimeInterval = 0
  private let repeats: Bool
  private let block: (Timer) -> Void
  private var call: DelayedCalls.Call?

  public init(
    timeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) {
    timeInterval = interval
    self.repeats = repeats
    self.block = block
  }

  public convenience init(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) {
    let target = target as AnyObject
    self.init(timeInterval: interval, repeats: repeats) { selector.call(on: target, with: $0) }
    self.userInfo = userInfo
  }

  @discardableResult
  public static func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.schedule()
    return timer
  }

  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval, target: target, selector: selector, userInfo: userInfo,
      repeats: repeats)
    timer.schedule()
    return timer
  }

  public func fire() {
    guard isValid else { return }
    block(self)
    if !repeats { invalidate() }
  }

  public func invalidate() {
    isValid = false
    call?.isCancelled = true
    call = nil
  }

  func schedule() {
    guard call == nil, let app = AppRuntime.active else { return }
    // UIKit's minimum interval is 0.1 milliseconds.
    let interval = max(timeInterval, 0.0001)
    call = app.calls.add(after: interval, every: repeats ? interval : nil, on: app) { self.fire() }
  }
}

/// The main thread's run loop, which runs on virtual time.
public final class RunLoop: @unchecked Sendable {
  public static let main = RunLoop()
  public static var current: RunLoop { main }

  public struct Mode: Hashable, Sendable {
    public let rawValue: String
    public static let common = Mode(rawValue: "kCFRunLoopCommonModes")
    public static let `default` = Mode(rawValue: "kCFRunLoopDefaultMode")
    public static let tracking = Mode(rawValue: "UITrackingRunLoopMode")
  }

  public func add(_ timer: Timer, forMode mode: Mode) { timer.schedule() }

  public func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }

  public func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }

  /// Runs the loop until nothing is pending.
  ///
  /// On a real phone it would run forever.
  public func run() { run(until: .distantFuture) }

  /// Advances virtual time to a date, and runs the pending calls that become due.
  ///
  /// For a date an hour or more ahead, it stops as soon as nothing is pending.
  public func run(until limitDate: Date) {
    guard let app = AppRuntime.active else { return }
    let seconds = Self.seconds(until: limitDate)
    seconds < Self.longestWait ? app.advance(by: seconds) : app.settle()
  }

  /// Advances virtual time to the next pending call, at most to a date.
  ///
  /// - Returns: whether anything was pending.
  @discardableResult
  public func run(mode: Mode, before limitDate: Date) -> Bool {
    guard let app = AppRuntime.active else { return false }
    return app.advanceToNext(within: Self.seconds(until: limitDate))
  }

  /// The longest time, in seconds, that a run loop waits for a date.
  ///
  /// For a later date, the run loop runs until nothing is pending.
  private static let longestWait: TimeInterval = 3600

  /// Returns the seconds of virtual time until a date, rounded up to a twentieth of a second.
  ///
  /// The result is at least 0 and at most `longestWait`. The rounding makes results repeatable,
  /// because the machine's clock has moved since code made the date.
  private static func seconds(until date: Date) -> TimeInterval {
    let seconds = min(max(0, date.timeIntervalSinceNow), longestWait)
    return (seconds * 20 - 0.001).rounded(.up) / 20
  }
}

/// A timer that fires for each frame of the display, 60 times a second.
public final class CADisplayLink: @unchecked Sendable {
  public var isPaused = false
  public var preferredFramesPerSecond = 60 { didSet { notDone(CADisplayLink.self) } }
  public var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { notDone(CADisplayLink.self) }
  }
  public let duration: TimeInterval = 1.0 / 60
  private let target: AnyObject
  private let selector: Selector
  private var call: DelayedCalls.Call?

  public init(target: Any, selector: Selector) {
    self.target = target as AnyObject
    self.selector = selector
  }

  public var timestamp: TimeInterval { AppRuntime.active?.phone.clock ?? 0 }
  public var targetTimestamp: TimeInterval { timestamp + duration }

  public func add(to loop: RunLoop, forMode mode: RunLoop.Mode) {
    guard call == nil, let app = AppRuntime.active else { return }
    call = app.calls.add(after: duration, every: duration, on: app) {
      if !self.isPaused { self.selector.call(on: self.target, with: self) }
    }
  }

  public func invalidate() {
    call?.isCancelled = true
    call = nil
  }
}

/// The frame rates, per second, that an animation asks for; the simulation always has 60.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    (self.minimum, self.maximum, self.preferred) = (minimum, maximum, preferred)
  }
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0)
}
