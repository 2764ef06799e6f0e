import Session

/// The session whose phone the user touches in live mode, with keys and the mouse at a terminal.
final class LivePhone: TouchedPhone {
  private let runner: Runner
  private let console = LiveConsole()
  /// Adds a command line to the history of lines that the arrow keys recall.
  private let remember: (String) -> Void
  /// The last command line, which is not in the history yet: the next one may replace it; or nil.
  private var lastLine: String?
  /// The animation to show after the last command, until ``takeMovement()`` returns it.
  private var movement = Movement.asBefore

  /// The animation that live mode shows after a command.
  enum Movement {
    /// The animation of an earlier command, if one is still running.
    case asBefore
    case new(Playback)
    /// No animation, because the command has jumped to another state, as `undo` does.
    case none
  }

  /// Creates the phone for live mode; `runner` runs the commands for touches and keys.
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
    let place = session.steps.place
    guard runner.run(statement, inPlaceOfLast: inPlaceOfLast) else {
      return .refused(console.error.map(Self.words) ?? "that did nothing")
    }
    if !inPlaceOfLast { keepLine() }
    // A line that may tell a secret is in no history.
    lastLine = session.shown(statement) == line ? line : nil
    if let playback = session.playback {
      movement = .new(playback)
    } else if session.steps.place != place {
      movement = .none
    }
    return .done(changesState: session.hasChangedState, words: console.words)
  }

  /// Returns the animation to show after the last command; each animation is returned only once.
  func takeMovement() -> Movement {
    defer { movement = .asBefore }
    return movement
  }

  /// Adds the last command line to the history, after which no command can replace it.
  func keepLine() {
    if let lastLine { remember(lastLine) }
    lastLine = nil
  }

  private static func words(of diagnostic: String) -> String {
    let prefix = "error: "
    return diagnostic.hasPrefix(prefix) ? String(diagnostic.dropFirst(prefix.count)) : diagnostic
  }
}
