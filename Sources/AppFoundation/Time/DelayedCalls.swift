import Foundation
import Simulation

/// Calls that an app's code or UIKit has delayed, on the simulated phone's virtual time.
package final class DelayedCalls {
  /// A scheduled call, which can repeat and be cancelled.
  package final class Call {
    let body: () -> Void
    fileprivate let delay: TimeInterval
    fileprivate let isRepeated: Bool
    /// Whether the call pauses while only calls of this kind are pending, such as repeating timers.
    ///
    /// Otherwise it would keep the simulated phone from ever settling.
    fileprivate let canRest: Bool
    /// Whether the call belongs to another dispatch queue than the main queue.
    fileprivate let isInBackground: Bool
    /// The time on the simulated phone's clock, in seconds, when the call is due.
    fileprivate var time: TimeInterval = 0
    package var isCancelled = false

    fileprivate init(
      after delay: TimeInterval, isRepeated: Bool = false, canRest: Bool = false,
      isInBackground: Bool = false, _ body: @escaping () -> Void
    ) {
      self.delay = delay
      self.isRepeated = isRepeated
      self.canRest = canRest
      self.isInBackground = isInBackground
      self.body = body
    }
  }

  private var waiting: [Int: Call] = [:]
  private var resting: [Call] = []
  /// How often each Swift task has slept without another event in between, by the task's hash.
  private var sleeps: [Int: Int] = [:]
  private var count = 0
  /// The lowest token (identifying number) for the timers of these calls on the simulated phone.
  ///
  /// Lower tokens belong to the timers of the simulation's built-in keyboard avoidance.
  private static let firstToken = 1 << 40
  /// After how many sleeps in a row a task counts as endless, so that its sleeps may be suspended.
  private static let sleepsInARow = 20

  /// Schedules a call that UIKit makes, such as an animation's completion handler.
  ///
  /// `delay` is in seconds of virtual time.
  @discardableResult
  package func tell(
    after delay: TimeInterval, on app: AppRuntime, _ body: @escaping () -> Void
  ) -> Call {
    let call = Call(after: delay, body)
    start(call, after: delay, on: app, isAsked: false)
    return call
  }

  /// Schedules a call for app code after a delay, and repeats it at `interval` unless that is nil.
  ///
  /// Both times are in virtual seconds. `isInBackground` is true for queues except the main queue.
  @discardableResult
  func add(
    after delay: TimeInterval, every interval: TimeInterval? = nil, isInBackground: Bool = false,
    on app: AppRuntime, _ body: @escaping () -> Void
  ) -> Call {
    let call = Call(
      after: interval ?? delay, isRepeated: interval != nil, canRest: interval != nil,
      isInBackground: isInBackground, body)
    start(call, after: delay, on: app)
    return call
  }

  /// Schedules the end of the current Swift task's sleep, in seconds of virtual time.
  func addSleep(
    of seconds: TimeInterval, on app: AppRuntime, _ body: @escaping () -> Void
  ) -> Call {
    let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
    sleeps[task, default: 0] += 1
    let canRest = sleeps[task, default: 0] > Self.sleepsInARow
    let call = Call(after: seconds, canRest: canRest, body)
    startOrRest(call, on: app)
    return call
  }

  /// Runs the call with this token, because its timer on the simulated phone has fired.
  ///
  /// A repeating call is then scheduled again. A cancelled call isn't run.
  package func fire(_ token: Int, on app: AppRuntime) {
    guard let call = waiting.removeValue(forKey: token), !call.isCancelled else { return }
    call.body()
    if call.isRepeated, !call.isCancelled { startOrRest(call, on: app, isAsked: false) }
  }

  /// Runs delayed calls, the earliest first, until a condition holds; virtual time stands still.
  ///
  /// A blocking wait, such as a semaphore's, calls this to run the work that it waits for.
  ///
  /// - Parameters:
  ///   - isInBackgroundAlone: true to run only calls of other queues than the main queue, also
  ///     before they are due; false to run the due calls of all queues.
  ///   - app: the app that owns the calls.
  ///   - isDone: the condition.
  /// - Returns: whether the condition held before the calls ran out.
  func catchUp(
    inBackgroundAlone isInBackgroundAlone: Bool, on app: AppRuntime, until isDone: () -> Bool
  ) -> Bool {
    while !isDone() {
      let next = waiting.filter {
        !$0.value.isCancelled
          && (isInBackgroundAlone ? $0.value.isInBackground : $0.value.time <= app.phone.clock)
      }.min { ($0.value.time, $0.key) < ($1.value.time, $1.key) }
      guard let next else { return false }
      fire(next.key, on: app)
    }
    return true
  }

  /// Resumes paused calls, such as repeating timers, because a new event has happened.
  ///
  /// Call this before the app's code handles an event on the simulated phone.
  package func wake(on app: AppRuntime) {
    if !sleeps.isEmpty { sleeps = [:] }
    guard !resting.isEmpty else { return }
    let calls = resting.filter { !$0.isCancelled }
    resting = []
    for call in calls { start(call, after: call.delay, on: app, isAsked: false) }
  }

  /// Schedules a call, or pauses it if it may pause and nothing else is pending on the phone.
  ///
  /// `isAsked` says that app code has requested the call now; false for UIKit's calls and repeats.
  private func startOrRest(_ call: Call, on app: AppRuntime, isAsked: Bool = true) {
    let isIdle =
      app.phone.isIdle && waiting.values.allSatisfy { $0.canRest || $0.isCancelled }
    if call.canRest, isIdle {
      resting.append(call)
    } else {
      start(call, after: call.delay, on: app, isAsked: isAsked)
    }
  }

  private func start(
    _ call: Call, after delay: TimeInterval, on app: AppRuntime, isAsked: Bool = true
  ) {
    count += 1
    call.time = app.phone.clock + max(0, delay)
    waiting[Self.firstToken + count] = call
    app.phone.startTimer(
      delay: max(0, delay), token: Self.firstToken + count, isOfApp: isAsked)
  }
}
