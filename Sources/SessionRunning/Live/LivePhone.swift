import Session

/// The phone of a session at a terminal while the user touches it.
final class LivePhone: TouchedPhone {
  private let runner: Runner
  private let console = LiveConsole()
  /// Adds a command line to the history.
  private let remember: (String) -> Void
  /// The last command line, which the next one may replace if it continues the same action; or nil.
  private var lastLine: String?
  /// The animation of the last command that has not been shown yet, or nil.
  private var movement: Playback?

  /// Lets touches run commands with a runner until ``end()`` is called.
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

  /// Returns the animation of the last command; each animation is returned only once.
  func takeMovement() -> Playback? {
    defer { movement = nil }
    return movement
  }

  /// Adds the last command line to the history, so that no later command replaces it.
  func keepLine() {
    if let lastLine { remember(lastLine) }
    lastLine = nil
  }

  private static func words(of diagnostic: String) -> String {
    let prefix = "error: "
    return diagnostic.hasPrefix(prefix) ? String(diagnostic.dropFirst(prefix.count)) : diagnostic
  }
}
