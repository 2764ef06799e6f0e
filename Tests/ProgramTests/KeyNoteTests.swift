import Testing

@testable import Terminal

/// The row below a question that names the keys.
@Suite struct KeyNoteTests {
  private func rows(_ purpose: LineEditor.Purpose, columns: Int = 90, limit: Int = 9) -> [String] {
    var menu: ChoiceMenu?
    if case .options(let options, let value, _) = purpose.picking {
      menu = ChoiceMenu(options, value: value)
    }
    let rows = KeyNote(for: purpose, below: menu)?.rows(columns: columns, limit: limit) ?? []
    return rows.map { $0.map(\.text).joined() }
  }

  @Test("The note names the keys that a question takes")
  func keys() {
    #expect(
      rows(.value(canGoBack: true, namesKeys: true))
        == ["Return goes on · Shift-Tab goes back · ^C ends"])
    #expect(
      rows(.value(canGoBack: false, takesLines: true, namesKeys: true))
        == ["Alt-Return begins a line · Return takes the value · ^C keeps the old one"])
    #expect(
      rows(.value(canGoBack: true, picking: .parts, namesKeys: true))
        == ["arrows turn the part here · Return goes on · Shift-Tab goes back · ^C ends"])
  }

  @Test("The note is below a menu, and one of the rows for it")
  func menu() {
    let purpose = LineEditor.Purpose.value(
      canGoBack: true, picking: .options(["yes", "no"], value: "no", turnsBySpace: true),
      namesKeys: true)
    #expect(
      rows(purpose)
        == ["  yes", "▸ no", "Space turns it · Return goes on · Shift-Tab goes back · ^C ends"])
    #expect(rows(purpose, columns: 12, limit: 2) == ["▸ no", "Space turn…"])
  }

  @Test("A command and a question without seen keys have no note")
  func none() {
    #expect(rows(.command).isEmpty)
    #expect(rows(.value(canGoBack: true)).isEmpty)
  }
}
