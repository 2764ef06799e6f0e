import Foundation

/// Calls that code put off, on the phone's virtual time.
final class DelayedCalls {
  /// A call that was put off.
  final class Call {
    let body: () -> Void
    /// Seconds after which it is to come again, where it is.
    let interval: TimeInterval?
    var isCancelled = false

    init(interval: TimeInterval?, _ body: @escaping () -> Void) {
      self.interval = interval
      self.body = body
    }
  }

  private var waiting: [Int: Call] = [:]
  /// Repeating calls while nothing else is pending: they would keep the phone from ever settling.
  private var resting: [Call] = []
  private var count = 0
  /// Tokens of this size are no strategy's.
  private static let firstToken = 1 << 40

  /// Puts a call off.
  @discardableResult
  func add(
    after delay: TimeInterval, every interval: TimeInterval? = nil, on app: SimulatedApp,
    _ body: @escaping () -> Void
  ) -> Call {
    let call = Call(interval: interval, body)
    start(call, after: delay, on: app)
    return call
  }

  /// Calls what a timer of the phone was for.
  func fire(_ token: Int, on app: SimulatedApp) {
    guard let call = waiting.removeValue(forKey: token), !call.isCancelled else { return }
    call.body()
    guard let interval = call.interval, !call.isCancelled else { return }
    if app.phone.isSettled {
      resting.append(call)
    } else {
      start(call, after: interval, on: app)
    }
  }

  /// Goes on with the repeating calls, now that something happens again.
  func wake(on app: SimulatedApp) {
    guard !resting.isEmpty else { return }
    let calls = resting.filter { !$0.isCancelled }
    resting = []
    for call in calls { start(call, after: call.interval ?? 0, on: app) }
  }

  private func start(_ call: Call, after delay: TimeInterval, on app: SimulatedApp) {
    count += 1
    waiting[Self.firstToken + count] = call
    app.phone.startTimer(delay: max(0, delay), token: Self.firstToken + count)
  }
}
