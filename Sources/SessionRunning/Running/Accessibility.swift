import Terminal

/// Settings for users of a screen reader, who can't see the terminal.
///
/// If they apply, the output is plain text that is never redrawn.
enum Accessibility {
  /// Whether the environment asks for plain text.
  ///
  /// True if `ACCESSIBLE` is set and not 0, or if the terminal can't move its cursor.
  static let isWanted = isSet || ["", "dumb"].contains(Environment["TERM"] ?? "")

  /// The terminal type for the line editor, or nil; it replaces the variable `TERM`.
  ///
  /// With the type `dumb`, the editor redraws nothing.
  static let terminal = isSet ? "dumb" : Environment["TERM"]

  private static let isSet = Environment["ACCESSIBLE"].map { !$0.isEmpty && $0 != "0" } ?? false
}

extension Options {
  /// Returns the program's options adapted to a terminal.
  ///
  /// If the terminal has no escape sequences, automatic colors are turned off.
  func suiting(_ terminal: TerminalDevice) -> Options {
    guard !terminal.isRich, color == .auto else { return self }
    var options = self
    options.color = .never
    return options
  }
}
