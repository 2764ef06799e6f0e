import Terminal

/// Settings for users who can't see the screen and use a screen reader.
///
/// Output is then plain text that is never redrawn.
enum Accessibility {
  /// Whether the environment asks for plain text, by `ACCESSIBLE` or by a terminal without cursor
  /// control.
  static let isWanted = isSet || ["", "dumb"].contains(Environment["TERM"] ?? "")

  /// The terminal type for the line editor.
  ///
  /// On a dumb terminal, the editor redraws nothing.
  static let terminal = isSet ? "dumb" : Environment["TERM"]

  private static let isSet = Environment["ACCESSIBLE"].map { !$0.isEmpty && $0 != "0" } ?? false
}

extension Options {
  /// Returns the options adapted to a terminal.
  ///
  /// Without escape sequences, there are no colors.
  func suiting(_ terminal: TerminalDevice) -> Options {
    guard !terminal.isRich, color == .auto else { return self }
    var options = self
    options.color = .never
    return options
  }
}
