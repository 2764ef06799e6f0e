import Testing

@testable import Drawing

/// Tests headers lower than a terminal line: 28 points in a plain table, with 44 to a line.
@Suite struct HeaderLineTests {
  private static func form(rows: Int) -> String {
    let first = (1...4).map { "{field: a\($0), label: A\($0)}" }.joined(separator: ", ")
    let second = (1...rows).map { "{field: b\($0), label: B\($0)}" }.joined(separator: ", ")
    return """
      form: Headers
      style: plain
      device: iphone-5s
      sections:
        - {header: One, rows: [\(first)]}
        - {header: Two, rows: [\(second)]}
      """
  }

  private func table(_ stage: Stage) -> String {
    stage.picture(columns: 80, lines: 14).text.split(separator: "\n").dropFirst(2).dropLast()
      .map { $0.prefix(32) }.joined(separator: "\n")
  }

  /// A4's middle is at y 246, in line 5; the header's at 282 and B1's are both in line 6.
  ///
  /// Line 6 is B1's, and four lines are blank below B2, so the header gets a line between.
  @Test("A header that would share a row's line gets a line of its own")
  func ownLine() throws {
    let stage = try Stage(Self.form(rows: 2))
    #expect(
      table(stage) == """
        │  One ──────────────────────  │
        │  A1 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │  A2 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │  A3 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │  A4                          │
        │  Two ──────────────────────  │
        │  B1 ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │  B2                          │
        │                              │
        │                              │
        │                              │
        """)
  }

  /// At offset 141 the bar ends at 205 of the content, and header Two begins at 204; so it has
  /// pushed header One away.
  @Test("A header pushed under the bar has no line")
  func pushedHeader() throws {
    let stage = try Stage(Self.form(rows: 20), "scroll to 141")
    #expect(table(stage).hasPrefix("│  Two ─"))
    let before = try Stage(Self.form(rows: 20), "scroll to 100")
    #expect(table(before).hasPrefix("│  One ─"))
  }

  /// In rows of three lines, the words are one line below the rule above the row, in every section.
  @Test("Each row's words are equally far from the line below it")
  func ruleDistance() throws {
    let stage = try Stage(commands: "focus zip")
    let lines = stage.picture(columns: 200, lines: 58).text.split(separator: "\n")
    for label in ["Street", "ZIP ", "Shirt number"] {
      let line = try #require(
        lines.firstIndex { $0.contains("  \(label)") || $0.contains(" \(label)") })
      #expect(lines[line - 1].contains("────────"), "\(label)")
    }
  }
}
