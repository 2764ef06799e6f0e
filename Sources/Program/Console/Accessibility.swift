/// The needs of a user who does not look at a terminal's screen: text that stays as it is.
enum Accessibility {
  /// Whether the environment asks for it, by `ACCESSIBLE` or by a terminal that can do no more.
  static let isWanted = isSet || ["", "dumb"].contains(Environment["TERM"] ?? "")

  /// The terminal's type for the line editor, which redraws nothing on a dumb one.
  static let terminal = isSet ? "dumb" : Environment["TERM"]

  private static let isSet = Environment["ACCESSIBLE"].map { !$0.isEmpty && $0 != "0" } ?? false
}

extension Options {
  /// Returns the options for a terminal: one that takes no escape sequences has no colours.
  func suiting(_ terminal: TerminalDevice) -> Options {
    guard !terminal.isRich, color == .auto else { return self }
    var options = self
    options.color = .never
    return options
  }
}
