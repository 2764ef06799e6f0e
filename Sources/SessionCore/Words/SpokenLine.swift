import Foundation
import SessionState
import Simulation

/// A line of output reworded for a screen reader.
///
/// Insets and frames become words; the gaps between table columns and some signs become pauses.
package struct SpokenLine {
  package let text: String

  package init(_ line: String) {
    var text = Self.rounded(Self.inWords(Self.withoutBrackets(line)))
    for (sign, word) in Self.signs { text = text.replacing(sign, with: word) }
    if text.hasPrefix(Self.activeMark) { text = text.dropFirst() + "  active" }
    let parts = text.split(separator: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
    self.text = parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  private static let signs = [
    ("✓ ", ""), ("✗ ", ""), (" · ", "; "), (" → ", " to "), (" % ", " percent "),
  ]

  /// The sign before the active field in a printed list of fields.
  private static let activeMark = ">"

  private static let edges = ["top", "left", "bottom", "right"]
  private static let sides = ["x", "y", "width", "height"]

  /// Returns a line of output with frames and insets in words, such as `{{0, 64}, {320, 504}}` and
  /// `{0, 0, 216, 0}`.
  private static func inWords(_ line: String) -> String {
    guard line.contains("{") else { return line }
    let number = #"(-?[0-9.e+-]+)"#
    let frame = "\\{\\{\(number), \(number)\\}, \\{\(number), \(number)\\}\\}"
    let insets = "\\{\(number), \(number), \(number), \(number)\\}"
    let framed = replaced(frame, in: line, named: sides)
    return withoutBraces(replaced(insets, in: framed, named: edges))
  }

  /// Returns a line with each number that has more than four decimals rounded to four.
  private static func rounded(_ line: String) -> String {
    line.replacing(/-?\d+\.\d{5,}(e-?\d+)?/) { match in
      Double(String(match.output.0))?.inFourPlaces ?? String(match.output.0)
    }
  }

  /// Returns a line without the braces of values such as `{field: country, equals: US}`.
  ///
  /// Users may type these values without braces.
  private static func withoutBraces(_ line: String) -> String {
    line.replacing(/(^|[\s=])\{([^{}]+: [^{}]+)\}/) { $0.output.1 + $0.output.2 }
  }

  /// Returns a line without its brackets if the whole line is a list such as `[a, b]`.
  private static func withoutBrackets(_ line: String) -> String {
    line.replacing(/^\s*\[([^\[\]|]+, [^\[\]|]+)\]\s*$/) { $0.output.1 }
  }

  private static func replaced(
    _ pattern: String, in line: String, named names: [String]
  ) -> String {
    guard let regex = try? Regex(pattern) else { return line }
    return line.replacing(regex) { match in
      let values = match.output.dropFirst().map { String($0.substring ?? "") }
      return zip(names, values).map { "\($0) \($1)" }.joined(separator: ", ")
    }
  }
}

extension StateValue {
  /// The value as spoken words, such as `x 0, y 352, width 320, height 216` for a rectangle.
  package var spoken: String {
    switch self {
    case .object(let members):
      members.map { "\($0.key) \($0.value.spoken)" }.joined(separator: ", ")
    case .list(let values):
      values.isEmpty ? "nothing" : values.map(\.spoken).joined(separator: "; ")
    case .null: "nothing"
    case .number(let number): number.inFourPlaces
    case .bool, .text: bare
    }
  }
}
