import Session

/// The session of a runner while a person touches its phone.
final class LivePhone: TouchedPhone {
  private let runner: Runner
  private let console = LiveConsole()
  /// Adds a line to the history.
  private let remember: (String) -> Void
  /// The last line, which more of the same may replace yet.
  private var lastLine: String?
  /// The movement of the last command that has not been shown yet.
  private var movement: Playback?

  /// Takes the runner's commands until ``end()``.
  init(_ runner: Runner, remembering remember: @escaping (String) -> Void) {
    self.runner = runner
    self.remember = remember
  }

  var session: Session { runner.session }

  func run(_ line: String, inPlaceOfLast: Bool) -> TouchResult {
    let before = runner.console
    runner.console = console
    defer { runner.console = before }
    console.begin()
    let statement = runner.session.statement(line)
    guard runner.run(statement, inPlaceOfLast: inPlaceOfLast) else {
      return .refused(console.error.map(Self.words) ?? "that did nothing")
    }
    if !inPlaceOfLast { keepLine() }
    // A line that may tell a secret is in no history.
    lastLine = session.shown(statement) == line ? line : nil
    movement = session.playback
    return .done(changesState: session.hasChangedState, words: console.words)
  }

  /// Returns the movement of the last command, once.
  func takeMovement() -> Playback? {
    defer { movement = nil }
    return movement
  }

  /// Keeps the last line for good.
  func keepLine() {
    if let lastLine { remember(lastLine) }
    lastLine = nil
  }

  private static func words(of diagnostic: String) -> String {
    let prefix = "error: "
    return diagnostic.hasPrefix(prefix) ? String(diagnostic.dropFirst(prefix.count)) : diagnostic
  }
}
