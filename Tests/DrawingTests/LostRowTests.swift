import Testing

@testable import Drawing

/// Tests how pictures show an active row that is covered or scrolled away, with 44 points to a
/// line.
@Suite struct LostRowTests {
  private static let form =
    """
    form: Twenty
    device: iphone-5s
    settings: {underBars: off}
    strategy: none
    sections:
      - rows:

    """ + (1...20).map { "      - {field: f\($0), label: Field \($0)}\n" }.joined()

  /// Row 9 ends at y 460, 145 below the keyboard's top at 315; its middle, 438, is in line 9.
  @Test("A covered row is marked beside the keys, with its distance above them")
  func markBesideTheKeys() throws {
    let lines = try lines("focus f9")
    #expect(lines[8] == "├─ ▼ f9, 145 under ────────────┤")
    #expect(lines[10] == "│▌q  w  e  r  t  y  u  i  o  p │")
  }

  /// Row 20 ends at y 944, below the screen's 568, so no line of the screen can show it.
  @Test("A row below the screen shows only its distance")
  func noGhostBelowTheScreen() throws {
    let lines = try lines("setting fieldScroll off", "scroll to 400", "focus f20", "scroll to 0")
    #expect(lines[8] == "├─ ▼ f20, 629 under ───────────┤")
    #expect(!lines.joined().contains("Field 20"))
  }

  /// Row 9 is scrolled to 295 … 339, and the keyboard's top is at 315; so 20 points are visible.
  @Test("A partly covered row shows how much is covered")
  func partlyCovered() throws {
    let lines = try lines("focus f9", "scroll to 121")
    #expect(lines[8] == "├─ ▼ f9, 24 under ─────────────┤")
  }

  /// Row 1, 44 points high, is scrolled up by 60.
  @Test("A row scrolled out at the top shows its distance there")
  func aboveTop() throws {
    let lines = try lines("focus f1", "scroll to 60")
    #expect(lines[2] == "│  ▲ f1, 60 above ▁▁▁▁▁▁▁▁▁▁▁▁▁│")
  }

  /// The figure needs 12 of 28 columns and is never cut, so the id is.
  @Test("A long field id is cut in the note")
  func longID() throws {
    let stage = try Stage(
      Self.form.replacing("field: f9", with: "field: a-very-long-identifier"), "focus 9")
    let lines = stage.picture().text.split(separator: "\n")
    #expect(lines[8].hasPrefix("├─ ▼ a-very-long-…, 145 under ─┤"))
  }

  /// While the keyboard moves, its top has a fractional y, but the note shows whole points.
  @Test("The note shows whole points while the row moves")
  func wholePoints() throws {
    let lines = try lines("hold on", "focus f20", "step 0.13")
    let note = try #require(lines.first { $0.contains("▼ f20") })
    #expect(note.contains("under") && !note.contains("."))
  }

  @Test("The note of a covered row is red")
  func isRed() throws {
    let stage = try Stage(Self.form, "focus f9")
    let text = stage.picture(isColored: true).text
    #expect(text.contains("\u{1B}[0;1;38;5;203m▼ f9, 145 under "))
    #expect(text.contains("\u{1B}[0;38;5;203m-145"))
  }

  private func lines(_ commands: String...) throws -> [String] {
    var stage = try Stage(Self.form)
    for command in commands { try stage.run(command) }
    return stage.picture().text.split(separator: "\n").map { String($0.prefix(32)) }
  }
}
