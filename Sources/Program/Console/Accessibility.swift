import Foundation

/// What somebody needs who does not look at a terminal's screen: text that stays as it is.
enum Accessibility {
  private static let environment = ProcessInfo.processInfo.environment

  /// Whether the environment asks for it, by `ACCESSIBLE` or by a terminal that can do no more.
  static let isWanted = isSet || ["", "dumb"].contains(environment["TERM"] ?? "")

  /// The terminal's type for the line editor, which redraws nothing on a dumb one.
  static let terminal = isSet ? "dumb" : environment["TERM"]

  private static let isSet = environment["ACCESSIBLE"].map { !$0.isEmpty && $0 != "0" } ?? false
}

extension Options {
  /// Returns the options for a terminal: one that takes no escape sequences has no colours.
  func suiting(_ editor: LineEditor) -> Options {
    guard !editor.isRich, color == .auto else { return self }
    var options = self
    options.color = .never
    return options
  }
}
