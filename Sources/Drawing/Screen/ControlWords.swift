import Forms
import Simulation
import TerminalText

/// The text in the row of a switch or a button.
struct ControlWords {
  /// The texts, in one line.
  let words: [PlacedText]

  /// Creates the texts in columns of the screen.
  ///
  /// Returns nil for a text field.
  init?(_ field: Field, value: String, in columns: Range<Int>) {
    switch field.kind {
    case .text: return nil
    case .toggle: words = Self.toggle(field, isOn: value == "on", in: columns)
    case .button:
      let text = ShownText.start(of: "‹ \(field.name) ›", columns: columns.count)
      let column = columns.lowerBound + (columns.count - text.columns) / 2
      words = [PlacedText(text: text, column: column, ink: .accent)]
    }
  }

  private static func toggle(
    _ field: Field, isOn: Bool, in columns: Range<Int>
  ) -> [PlacedText] {
    let mark = ShownText.start(of: isOn ? "on ━●" : "off ○━", columns: columns.count)
    let room = columns.count - mark.columns - 1
    let label = ShownText.start(of: field.name, columns: max(0, room))
    return [
      PlacedText(text: label, column: columns.lowerBound, ink: []),
      PlacedText(
        text: mark, column: columns.upperBound - mark.columns, ink: isOn ? .accent : .dim),
    ]
  }
}
