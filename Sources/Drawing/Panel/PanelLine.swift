import TerminalCells

/// A line of the panel beside the drawn phone: a name with a value, or a title.
struct PanelLine: Equatable, Sendable {
  let name: String
  /// The value as text, or nil if the line is a title.
  let value: String?
  var ink: Ink = []

  init(_ name: String, _ value: String, ink: Ink = []) {
    self.name = name
    self.value = value
    self.ink = ink
  }

  init(title: String) {
    name = title
    value = nil
  }
}
