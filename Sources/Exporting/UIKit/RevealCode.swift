import Avoidance

/// The lines of exported code that scroll the active row into view.
package struct RevealCode: Sendable {
  /// The lines of exported code that scroll the table before the insets or frames change.
  package var follow: [String] = []
  package var lines: [String] = []
  /// Whether the exported code has to find the active row.
  package var needsRow: Bool { !lines.isEmpty }

  package static let all: KeyValuePairs<Reveal, RevealCode> = [
    .none: RevealCode(),
    .row: row(".none"), .top: row(".top"), .middle: row(".middle"), .bottom: row(".bottom"),
    .keepBottom: RevealCode(follow: [
      "// A table that is scrolled to its bottom stays there.",
      "let delta = keyboard.end.minY - keyboard.begin.minY",
      "let bottom = tableView.contentSize.height - tableView.bounds.height",
      "if tableView.contentOffset.y >= bottom, abs(delta) > 0 {",
      "  tableView.contentOffset.y -= delta", "}",
    ]),
  ]

  private static func row(_ position: String) -> RevealCode {
    RevealCode(lines: [
      "if let row = self.activeRow {",
      "  tableView.scrollToRow(at: row, at: \(position), animated: ANIMATED)", "}",
    ])
  }
}
