import Forms
import Session
import Testing

@testable import Program
@testable import SessionRunning

@Suite struct ColoredLineTests {
  /// Runs commands on the built-in form and returns the last one's output, with colors.
  private static func told(_ lines: [String]) throws -> [ColoredLine] {
    var session = Session(form: try Form.builtIn())
    for line in lines.dropLast() { try session.run(line) }
    return try session.run(lines.last ?? "").told.map { ColoredLine($0) }
  }

  @Test(
    "Only the answer itself is colored",
    arguments: [
      (
        ["focus zip"],
        "\u{1B}[32m✓ zip in view, 8 above the keyboard\u{1B}[39m · scrolled -64 → 163.5"
      ),
      (
        ["strategy none", "focus zip"],
        "\u{1B}[38;5;203m✗ zip hidden, 216 under the keyboard\u{1B}[39m · scrolled -64 → -60.5"
      ),
      (["scroll by 10"], "no active field · scrolled -64 → -54"),
      (["set name '✓ Ada · Byron'"], "name = \"✓ Ada · Byron\""),
    ])
  func theAnswerAloneIsColored(lines: [String], expected: String) throws {
    let told = try Self.told(lines)
    #expect(told.map { $0.colored(isLight: false) } == [expected])
  }

  @Test("On a light background the answer has a darker color") func lightBackground() throws {
    let line = try #require(try Self.told(["focus zip"]).first)
    #expect(
      line.colored(isLight: true)
        == "\u{1B}[38;5;22m✓ zip in view, 8 above the keyboard\u{1B}[39m · scrolled -64 → 163.5")
  }

  /// In a wrapped line only the answer's part in the first row is colored.
  @Test("Only the first row of a wrapped answer is colored")
  func ofABrokenAnswerTheFirstRowIsColored() throws {
    let line = try #require(try Self.told(["focus zip"]).first)
    let rows = line.broken { _ in ["✓ zip in view, 8 above", "the keyboard · scrolled"] }
    #expect(
      rows.map { $0.colored(isLight: false) }
        == ["\u{1B}[32m✓ zip in view, 8 above\u{1B}[39m", "the keyboard · scrolled"])
    #expect(rows.map(\.text) == ["✓ zip in view, 8 above", "the keyboard · scrolled"])
  }

  /// If only ASCII is shown, a sign may become longer, as ✓ becomes "ok".
  @Test("The color ends with the answer in ASCII too") func theColorEndsWhereTheShownAnswerDoes()
    throws
  {
    let line = try #require(try Self.told(["focus zip"]).first)
    #expect(
      line.shown { $0.replacing("✓", with: "ok").replacing("·", with: "-") }.colored(isLight: false)
        == "\u{1B}[32mok zip in view, 8 above the keyboard\u{1B}[39m - scrolled -64 → 163.5")
  }

  @Test("A line in one color keeps it in each wrapped row") func aLineInOneColorHasItInEachRow() {
    let rows = ColoredLine("none 0 -219", .red).broken { _ in ["none 0", "-219"] }
    #expect(
      rows.map { $0.colored(isLight: false) } == [
        "\u{1B}[38;5;203mnone 0\u{1B}[39m", "\u{1B}[38;5;203m-219\u{1B}[39m",
      ])
    #expect(ColoredLine("a = 1").colored(isLight: true) == "a = 1")
  }
}
