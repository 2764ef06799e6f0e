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
  /// Whether the terminal has answered at least one question after a frame.
  private var answers = false

  /// Creates the pacing of a terminal that has not answered yet.
  package init() {}

  /// The time in which frames are sent without waiting for answers, so that a distant terminal
  /// shows smooth animations.
  private static let head: Duration = .milliseconds(50)
  /// The time to wait for the terminal's answer to a frame: before the first answer, and later.
  ///
  /// An answer may get lost.
  private static let patience: (first: Duration, later: Duration) = (
    .milliseconds(250), .seconds(10)
  )

  /// Returns when the next frame may be sent, or nil if it may be sent at once.
  package func nextFrame(at now: Instant) -> Instant? {
    guard let oldest = sent.first, now - oldest >= Self.head else { return nil }
    let end = oldest + (answers ? Self.patience.later : Self.patience.first)
    return end > now ? end : nil
  }

  /// Records that a frame was sent to the terminal.
  package mutating func send(at now: Instant) {
    if let oldest = sent.first, now - oldest >= Self.head { sent = [] }
    sent.append(now)
  }

  /// Forgets frames without an answer, because another program may have read the answers.
  ///
  /// Call it when this program gets the terminal back.
  package mutating func forgetFrames() { sent = [] }

  /// Records an answer of the terminal, which says that the oldest frame was shown.
  package mutating func takeAnswer() {
    answers = true
    if !sent.isEmpty { sent.removeFirst() }
  }
}
