/// Decides when the next animation frame may be sent to the terminal, so that frames don't queue
/// up.
///
/// A remote connection may hold many frames that the terminal has not shown yet. So each frame ends
/// with a question that every common terminal answers at once (DSR, "device status report"). The
/// answer says that the frame was shown.
package struct FramePacing {
  package typealias Instant = ContinuousClock.Instant

  /// The question to the terminal that follows each frame.
  package static let question: ScreenText = "\u{1b}[5n"
  /// The terminal's answer after it has shown a frame, without escape character and bracket.
  package static let answer = "0n"

  /// The times when the frames were sent that the terminal hasn't answered yet, oldest first.
  private var sent: [Instant] = []
  /// The time of the oldest frame whose answer is no longer waited for, or nil.
  ///
  /// Its answer may be lost, or it may still come from a slow terminal.
  private var overdue: Instant?
  /// How long the terminal's recent answers took, or nil before the first one.
  ///
  /// A slow answer counts for several answers after it.
  private var delay: Duration?

  /// Creates the pacing of a terminal that has not answered yet.
  package init() {}

  /// The time in which frames are sent without waiting for answers, so that a distant terminal
  /// shows smooth animations.
  private static let head: Duration = .milliseconds(50)
  /// The time to wait for the terminal's answer to a frame, if the terminal has never answered.
  private static let firstPatience: Duration = .milliseconds(250)
  /// The shortest and the longest time to wait for a later answer, which may be lost.
  private static let patienceLimits: ClosedRange<Duration> = .seconds(1)...(.seconds(10))

  /// The time to wait for the terminal's answer to a frame: four times the usual delay.
  private var patience: Duration {
    guard let delay else { return Self.firstPatience }
    return min(max(delay * 4, Self.patienceLimits.lowerBound), Self.patienceLimits.upperBound)
  }

  /// Returns when the next frame may be sent, or nil if it may be sent at once.
  package func nextFrame(at now: Instant) -> Instant? {
    guard let oldest = sent.first, now - oldest >= Self.head else { return nil }
    let end = oldest + patience
    return end > now ? end : nil
  }

  /// Records that a frame was sent to the terminal.
  package mutating func send(at now: Instant) {
    if let oldest = sent.first, now - oldest >= Self.head {
      overdue = overdue ?? oldest
      sent = []
    }
    sent.append(now)
  }

  /// Forgets frames without an answer, because another program may have read the answers.
  ///
  /// Call it when this program gets the terminal back.
  package mutating func forgetFrames() {
    sent = []
    overdue = nil
  }

  /// Records an answer of the terminal, which says that the oldest frame was shown.
  package mutating func takeAnswer(at now: Instant) {
    let time = (overdue ?? sent.first).map { now - $0 } ?? .zero
    delay = max(time, (delay ?? .zero) * 4 / 5)
    overdue = nil
    if !sent.isEmpty { sent.removeFirst() }
  }
}
