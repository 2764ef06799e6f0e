import Terminal

/// Decides when the next frame may be sent, so that no frames queue up on the way to the terminal.
///
/// What takes the bytes, such as a remote connection, may hold many frames that the terminal has not
/// shown yet. So each frame ends with a question that every common terminal answers at once (DSR,
/// "device status report"), and the answer says that the frame was shown.
struct FramePacing {
  typealias Instant = ContinuousClock.Instant

  /// The question to the terminal that follows each frame.
  static let question: ScreenText = "\u{1b}[5n"
  /// The terminal's reply, without its escape character and bracket.
  static let answer = "0n"

  /// The times of the frames that the terminal hasn't shown yet, oldest first.
  private var sent: [Instant] = []
  /// Whether the terminal has ever replied.
  private var answers = false

  /// Frames that follow so soon don't wait, so that a distant terminal has fluent movements.
  private static let head: Duration = .milliseconds(50)
  /// The time that a terminal has to reply: at first, and later.
  ///
  /// A reply may get lost.
  private static let patience: (first: Duration, later: Duration) = (
    .milliseconds(250), .seconds(10)
  )

  /// Returns when a frame may be sent, or nil for at once.
  func nextFrame(at now: Instant) -> Instant? {
    guard let oldest = sent.first, now - oldest >= Self.head else { return nil }
    let end = oldest + (answers ? Self.patience.later : Self.patience.first)
    return end > now ? end : nil
  }

  /// Records a frame that is sent.
  mutating func send(at now: Instant) {
    if let oldest = sent.first, now - oldest >= Self.head { sent = [] }
    sent.append(now)
  }

  /// Forgets the frames on their way, because another program may have read their replies.
  mutating func forgetFrames() { sent = [] }

  /// Records a reply of the terminal.
  mutating func takeAnswer() {
    answers = true
    if !sent.isEmpty { sent.removeFirst() }
  }
}
