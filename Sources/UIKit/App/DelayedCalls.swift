import Foundation

/// Calls that code put off, on the phone's virtual time.
final class DelayedCalls {
  /// A call that was put off.
  final class Call {
    let body: () -> Void
    fileprivate let delay: TimeInterval
    fileprivate let isRepeated: Bool
    /// Whether it waits for something to happen while nothing but its like is pending: it would
    /// keep the phone from ever settling.
    fileprivate let canRest: Bool
    /// Whether it is none of the main queue's.
    fileprivate let isInBackground: Bool
    /// The virtual time for which it waits.
    fileprivate var time: TimeInterval = 0
    var isCancelled = false

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
  /// How often each task has slept since something happened beside these calls.
  private var sleeps: [Int: Int] = [:]
  private var count = 0
  /// Tokens of this size are no strategy's.
  private static let firstToken = 1 << 40
  /// A task that sleeps more often than this in a row is taken for one that never ends.
  private static let sleepsInARow = 20

  /// Has code told of the end of something, for which it asked with that.
  @discardableResult
  func tell(
    after delay: TimeInterval, on app: SimulatedApp, _ body: @escaping () -> Void
  ) -> Call {
    let call = Call(after: delay, body)
    start(call, after: delay, on: app, isAsked: false)
    return call
  }

  /// Puts a call off.
  @discardableResult
  func add(
    after delay: TimeInterval, every interval: TimeInterval? = nil, isInBackground: Bool = false,
    on app: SimulatedApp, _ body: @escaping () -> Void
  ) -> Call {
    let call = Call(
      after: interval ?? delay, isRepeated: interval != nil, canRest: interval != nil,
      isInBackground: isInBackground, body)
    start(call, after: delay, on: app)
    return call
  }

  /// Puts off what wakes the task that runs now.
  func addSleep(
    of seconds: TimeInterval, on app: SimulatedApp, _ body: @escaping () -> Void
  ) -> Call {
    let task = withUnsafeCurrentTask { $0?.hashValue ?? 0 }
    sleeps[task, default: 0] += 1
    let canRest = sleeps[task, default: 0] > Self.sleepsInARow
    let call = Call(after: seconds, canRest: canRest, body)
    startOrRest(call, on: app)
    return call
  }

  /// Calls what a timer of the phone was for.
  func fire(_ token: Int, on app: SimulatedApp) {
    guard let call = waiting.removeValue(forKey: token), !call.isCancelled else { return }
    call.body()
    if call.isRepeated, !call.isCancelled { startOrRest(call, on: app, isAsked: false) }
  }

  /// Makes calls ahead of their turn, the earliest first, until something is done.
  ///
  /// - Parameters:
  ///   - isInBackgroundAlone: whether those of the main queue have to wait; of the others it makes those
  ///     that are put off too.
  ///   - app: whose calls they are.
  ///   - isDone: whether it is done.
  /// - Returns: whether it was done before no such call was left.
  func catchUp(
    inBackgroundAlone isInBackgroundAlone: Bool, on app: SimulatedApp, until isDone: () -> Bool
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

  /// Goes on with the calls that rest, now that something happens again.
  func wake(on app: SimulatedApp) {
    if !sleeps.isEmpty { sleeps = [:] }
    guard !resting.isEmpty else { return }
    let calls = resting.filter { !$0.isCancelled }
    resting = []
    for call in calls { start(call, after: call.delay, on: app, isAsked: false) }
  }

  /// Puts a call off, unless it can rest; code asks for it just now, or the run loop once more.
  private func startOrRest(_ call: Call, on app: SimulatedApp, isAsked: Bool = true) {
    let isIdle =
      app.phone.isIdle && waiting.values.allSatisfy { $0.canRest || $0.isCancelled }
    if call.canRest, isIdle {
      resting.append(call)
    } else {
      start(call, after: call.delay, on: app, isAsked: isAsked)
    }
  }

  private func start(
    _ call: Call, after delay: TimeInterval, on app: SimulatedApp, isAsked: Bool = true
  ) {
    count += 1
    call.time = app.phone.clock + max(0, delay)
    waiting[Self.firstToken + count] = call
    app.phone.startTimer(
      delay: max(0, delay), token: Self.firstToken + count, isOfApp: isAsked)
  }
}
