/// The emphasis of a cell, such as bold or a color, if the terminal supports it.
///
/// It never carries information on its own.
package struct Ink: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let bold = Ink(rawValue: 1 << 0)
  package static let dim = Ink(rawValue: 1 << 1)
  package static let accent = Ink(rawValue: 1 << 2)
  /// The emphasis for values that are fine: a green color.
  package static let good = Ink(rawValue: 1 << 3)
  /// The emphasis for problems: a red color.
  package static let bad = Ink(rawValue: 1 << 4)
  /// An underline, used for separators.
  package static let ruled = Ink(rawValue: 1 << 5)
  package static let all = Ink(rawValue: (1 << 6) - 1)

  /// Returns the escape sequence that sets exactly this emphasis.
  ///
  /// The colors are for a light background if `isLight` is true, and otherwise for a dark one.
  package func sequence(isLight: Bool) -> String {
    isLight ? Self.lightSequences[Int(rawValue)] : Self.sequences[Int(rawValue)]
  }

  private static let sequences = sequences(of: codes)
  private static let lightSequences = sequences(of: lightCodes)

  private static func sequences(of codes: [(ink: Ink, code: String)]) -> [String] {
    (0..<UInt8(64)).map { rawValue in
      let ink = Ink(rawValue: rawValue)
      let set = codes.filter { ink.contains($0.ink) }.map(\.code)
      return "\u{1B}[" + (["0"] + set).joined(separator: ";") + "m"
    }
  }

  /// The parameters of the escape sequences for a dark background.
  ///
  /// xterm's 203 is #ff5f5f with 7.1 : 1 on black, and 5.6 on #1e1e1e. A terminal's own red often
  /// has less than 4.
  private static let codes: [(ink: Ink, code: String)] = [
    (.bold, "1"), (.dim, "2"), (.accent, "36"), (.good, "32"), (.bad, "38;5;203"),
    (.ruled, "4"),
  ]

  /// The parameters of the escape sequences for a white background.
  ///
  /// xterm's 241 is #626262 with a contrast of 6.1 : 1, and 24 is #005f87 with 6.9. 22 is #005f00
  /// with 7.8, and 124 is #af0000 with 7.3.
  private static let lightCodes: [(ink: Ink, code: String)] = [
    (.bold, "1"), (.dim, "38;5;241"), (.accent, "38;5;24"), (.good, "38;5;22"),
    (.bad, "38;5;124"), (.ruled, "4"),
  ]
}
