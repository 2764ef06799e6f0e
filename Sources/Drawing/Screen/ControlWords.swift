import Forms
import Simulation
import TerminalText

/// The texts that a terminal picture shows in the row of a switch, a button or a menu.
struct ControlWords {
  /// The texts of the control's row, which is one line, with their columns.
  let words: [PlacedText]

  /// Creates the texts of a control's row, to be drawn in a range of screen columns.
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
    case .menu: words = Self.menu(field, value: value, in: columns)
    }
  }

  /// Returns the texts of a menu's row: its label, the chosen option, and at the row's end an
  /// arrow.
  private static func menu(
    _ field: Field, value: String, in columns: Range<Int>
  ) -> [PlacedText] {
    let shown = value.isEmpty ? field.placeholder ?? "" : value
    let label = ShownText.start(of: field.name, columns: columns.count / 2)
    let room = columns.count - label.columns - 3
    let choice = ShownText.start(of: shown, columns: max(0, room))
    let mark = ShownText("▾")
    let end = columns.upperBound - mark.columns
    return [
      PlacedText(text: label, column: columns.lowerBound, ink: []),
      PlacedText(
        text: choice, column: end - choice.columns - 1, ink: value.isEmpty ? .dim : .accent),
      PlacedText(text: mark, column: end, ink: .dim),
    ]
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
