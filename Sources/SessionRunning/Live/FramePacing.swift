import Terminal

/// Decides when the next frame may be sent, so that no frames queue up on the way to the terminal.
///
/// What takes the bytes, such as a remote connection, may hold many frames that the terminal has not
/// shown yet. So each frame ends with a question that every common terminal answers at once (DSR,
/// "device status report"), and the answer says that the frame was shown.
struct FramePacing {
  typealias Instant = ContinuousClock.Instant

  /// What is sent after a frame.
  static let question: ScreenText = "\u{1b}[5n"
  /// The answer without its escape character and bracket.
  static let answer = "0n"

  /// When the frames were sent that the terminal hasn't shown yet, oldest first.
  private var sent: [Instant] = []
  /// Whether the terminal has ever answered.
  private var answers = false

  /// Frames that follow so soon don't wait, so that a distant terminal has fluent movements.
  private static let head: Duration = .milliseconds(50)
  /// How long a terminal has to answer the first time, and then; an answer may get lost.
  private static let patience: (first: Duration, later: Duration) = (
    .milliseconds(250), .seconds(10)
  )

  /// Returns when a frame may be sent, or nil for at once.
  func nextFrame(at now: Instant) -> Instant? {
    guard let oldest = sent.first, now - oldest >= Self.head else { return nil }
    let end = oldest + (answers ? Self.patience.later : Self.patience.first)
    return end > now ? end : nil
  }

  /// Takes note of a frame that is sent.
  mutating func send(at now: Instant) {
    if let oldest = sent.first, now - oldest >= Self.head { sent = [] }
    sent.append(now)
  }

  /// Forgets the frames on their way, whose answers another program may have read.
  mutating func forgetFrames() { sent = [] }

  /// Takes note of an answer.
  mutating func takeAnswer() {
    answers = true
    if !sent.isEmpty { sent.removeFirst() }
  }
}
