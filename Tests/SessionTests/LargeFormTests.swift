import Forms
import Foundation
import Testing

@testable import Session

/// Tests that a form of 100,000 rows works like a small one.
@Suite struct LargeFormTests {
  private static let rowCount = 100_000
  private static let form = try? Form(
    contentsOf: Data(Stage.rows(rowCount).utf8), fileName: "rows.yaml")

  @Test("Commands work at the end of a form with 100,000 rows") func commandsInALargeForm() throws {
    let transcript = """
      > focus r100000
      ✓ r100000 in view, 8 above the keyboard · scrolled -64 → 4399693
      > type last
      r100000 = "last"
      > next
      error: nothing to go to: r100000 is the last field
      > previous
      ✓ r99999 in view, 52 above the keyboard · nothing scrolled
      > get active.section
      100
      > focus 100.500
      ✓ r99500 in view, 207 above the keyboard · scrolled 4399693 → 4377892
      > set r50000 middle
      r50000 = "middle"
      > strategy inset-top
      strategy inset-top: bottom inset is the keyboard's height; the row scrolls to the top
      ✓ r99500 in view, 207 above the keyboard · scrolled -64 → 4377892
      > undo 2
      ✓ r99500 in view, 207 above the keyboard · nothing scrolled
      > get values.r50000

      > get values.r100000
      last
      > tap outside
      tapped (8, 65): row 99500
      no active field · keyboard down · nothing scrolled
      > focus r10000x
      error: no field "r10000x"; did you mean "r10000"?
      > focus r5000
      ✓ r5000 in view, 207 above the keyboard · scrolled 4377892 → 219892
      """
    let form = try #require(Self.form)
    var stage = Stage(form: form)
    #expect(stage.replay(transcript) == transcript)
  }

  @Test("Undo and redo restore 400 edits of a large form") func undoInALargeForm() throws {
    var stage = Stage(form: try #require(Self.form))
    let first = stage.session
    for row in stride(from: 1, through: Self.rowCount, by: 250) {
      try stage.run("set r\(row) x")
    }
    let last = stage.session
    try stage.run("undo 400")
    #expect(stage.session == first)
    try stage.run("redo 400")
    #expect(stage.session == last)
    #expect(try stage.get("values.r99751") == "x")
    #expect(try stage.get("values.r99752") == "")
  }
}
