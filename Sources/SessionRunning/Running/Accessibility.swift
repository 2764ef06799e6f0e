import Terminal

/// Settings for users of a screen reader, who can't see the terminal.
///
/// Output is then plain text that is never redrawn.
enum Accessibility {
  /// Whether the environment asks for plain text.
  ///
  /// It does if `ACCESSIBLE` is set, or if the terminal has no cursor control.
  static let isWanted = isSet || ["", "dumb"].contains(Environment["TERM"] ?? "")

  /// The terminal type to use for the line editor, instead of `TERM`.
  ///
  /// On a dumb terminal, the editor redraws nothing.
  static let terminal = isSet ? "dumb" : Environment["TERM"]

  private static let isSet = Environment["ACCESSIBLE"].map { !$0.isEmpty && $0 != "0" } ?? false
}

extension Options {
  /// Returns the program's options adapted to a terminal.
  ///
  /// If the terminal has no escape sequences, colors are turned off.
  func suiting(_ terminal: TerminalDevice) -> Options {
    guard !terminal.isRich, color == .auto else { return self }
    var options = self
    options.color = .never
    return options
  }
}
