import Foundation
import Simulation

/// The sleep methods of Swift tasks, on the simulated phone's virtual time.
///
/// App code that calls `Task.sleep` gets these methods, since an imported module's declarations
/// take precedence over Swift's own.
extension Task where Success == Never, Failure == Never {
  public static func sleep(nanoseconds duration: UInt64) async throws {
    try await ContinuousClock().sleep(for: .nanoseconds(Int64(clamping: duration)))
  }

  public static func sleep<C: Clock>(
    for duration: C.Instant.Duration, tolerance: C.Instant.Duration? = nil,
    clock: C = ContinuousClock()
  ) async throws {
    try await clock.sleep(until: clock.now.advanced(by: duration), tolerance: tolerance)
  }

  public static func sleep<C: Clock>(
    until deadline: C.Instant, tolerance: C.Instant.Duration? = nil, clock: C = ContinuousClock()
  ) async throws {
    try await clock.sleep(until: deadline, tolerance: tolerance)
  }

  /// Lets other tasks and calls that are already waiting run before this task continues.
  public static func yield() async {
    await withCheckedContinuation { (yielder: CheckedContinuation<Void, Never>) in
      guard let app = AppRuntime.running else {
        Task<Void, Never>.detached { yielder.resume() }
        return
      }
      app.calls.add(after: 0, on: app) { yielder.resume() }
    }
  }
}

/// A clock with the simulated phone's virtual time, which replaces Swift's own.
public struct ContinuousClock: Clock, Sendable {
  /// A point in virtual time, counted from when the form was opened.
  public struct Instant: InstantProtocol {
    private let time: Duration

    init(_ time: Duration) { self.time = time }

    /// The current time on the simulated phone's clock, or 0 without an app.
    public static var now: Instant { Instant(.seconds(AppRuntime.active?.phone.clock ?? 0)) }

    public func advanced(by duration: Duration) -> Instant { Instant(time + duration) }

    public func duration(to other: Instant) -> Duration { other.time - time }

    public static func < (left: Instant, right: Instant) -> Bool { left.time < right.time }

    public static func + (instant: Instant, duration: Duration) -> Instant {
      instant.advanced(by: duration)
    }

    public static func - (instant: Instant, duration: Duration) -> Instant {
      instant.advanced(by: .zero - duration)
    }

    public static func - (left: Instant, right: Instant) -> Duration { right.duration(to: left) }
  }

  public init() {}

  public static var now: Instant { .now }
  public var now: Instant { .now }
  public var minimumResolution: Duration { .zero }

  /// Sleeps until a point in virtual time; throws if the task is cancelled.
  ///
  /// Outside of an app's code it sleeps in real time.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let duration = now.duration(to: deadline)
    guard let app = AppRuntime.running else {
      return try await _Concurrency.ContinuousClock().sleep(
        until: .now.advanced(by: duration), tolerance: tolerance)
    }
    try await Sleep(duration, on: app).wait()
  }
}

/// A clock that on a phone stops while the device sleeps.
///
/// In the simulation, devices don't sleep, so it is the same as the continuous clock.
public typealias SuspendingClock = ContinuousClock

/// A single sleep of a task, from its beginning to its end or cancellation.
///
/// It is only used on the thread of the app's code.
private final class Sleep: @unchecked Sendable {
  private let seconds: TimeInterval
  private let app: AppRuntime
  private var call: DelayedCalls.Call?
  private var sleeper: CheckedContinuation<Void, any Error>?

  init(_ duration: Duration, on app: AppRuntime) {
    seconds = duration / .seconds(1)
    self.app = app
  }

  func wait() async throws {
    try await withTaskCancellationHandler {
      try Task<Never, Never>.checkCancellation()
      try await withCheckedThrowingContinuation { sleeper in
        self.sleeper = sleeper
        call = app.calls.addSleep(of: seconds, on: app) { self.end(.success(())) }
      }
    } onCancel: {
      call?.isCancelled = true
      end(.failure(CancellationError()))
    }
  }

  private func end(_ result: Result<Void, any Error>) {
    sleeper?.resume(with: result)
    sleeper = nil
  }
}
