import Forms
import Testing

@testable import Drawing

/// Usual rows stand evenly where the terminal has the lines for it, with a rule between two.
@Suite struct EvenRowTests {
  private static func lines(
    _ device: String, _ columns: Int, _ lines: Int, height: Int = 44
  ) throws -> [Substring] {
    let rows = (1...30).map {
      "      - {field: f\($0), label: Field \($0), height: \(height)}\n"
    }.joined()
    let stage = try Stage(
      "form: Rows\ndevice: \(device)\nsections:\n  - rows:\n\(rows)", "scroll to 7")
    return stage.picture(columns: columns, lines: lines).text.split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// 852 and 1024 points in 56 lines would be 15.2 and 18.3 to a line, and 568 in 47 12.1: at 22 points a
  /// row of 44 has 2 lines, at 14.7 it has 3.
  ///
  /// In the 20 lines of a terminal of 80 × 24 568 would be 28.4 to a line, in 26 lines 852 and 1024
  /// would be 32.8 and 39.4: at 44 points a row has a line to itself.
  @Test(
    "Equal rows take the same number of lines",
    arguments: [
      ("iphone-16", 200, 58, 2), ("ipad-9.7", 200, 58, 2), ("iphone-5s", 200, 58, 3),
      ("iphone-5s", 80, 22, 1), ("iphone-16", 100, 28, 1), ("ipad-9.7", 100, 28, 1),
      ("iphone-5s", 100, 28, 2),
    ])
  func rowsTakeWholeLines(device: String, columns: Int, lines: Int, each: Int) throws {
    try expectEvenRows(try Self.lines(device, columns, lines), each: each)
  }

  /// 852 points in 56 lines would be 15.2 to a line.
  ///
  /// At 17.3 a row of 52 has 3 lines; at 15 one of 60 would have 4 and the phone 57, so that it has 3 of
  /// 20. In 26 lines 52 are a line's.
  @Test(
    "Higher rows take the same number of lines as well",
    arguments: [(52, 58, 3), (60, 58, 3), (52, 28, 1)])
  func higherRows(height: Int, lines: Int, each: Int) throws {
    let picture = try Self.lines("iphone-16", 100, lines, height: height)
    try expectEvenRows(picture, each: each)
  }

  private func expectEvenRows(_ picture: [Substring], each: Int) throws {
    // The words of a row at an edge that is in view in part move into view.
    let rows = picture.indices.filter { picture[$0].contains("  Field ") }.dropFirst().dropLast()
    #expect(rows.count > 4)
    #expect(!picture.contains { $0.contains("░") })
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(next - row == each)
      #expect(picture[(row + 1)..<next].count { $0.contains("──────") } == min(1, each - 1))
    }
  }

  /// 568 points in 12 lines are 47.3 to a line: of seven rows of 44 from y 92 on the last two have their
  /// middles, 334 and 378, in line 7, with four blank lines below.
  @Test("Rows take the lines that would stay empty below them")
  func spareLines() throws {
    let rows = (1...7).map { "      - {field: f\($0), label: Row \($0)}\n" }.joined()
    let stage = try Stage(
      "form: F\ndevice: iphone-5s\nsections:\n  - header: One\n    rows:\n\(rows)")
    let lines = stage.picture(columns: 40, lines: 14).text.split(separator: "\n")
    #expect(!lines.contains { $0.contains("+1") })
    for row in 1...7 { #expect(lines[row + 2].hasPrefix("│  Row \(row) ")) }
  }

  /// The header of 38 points is between the rows of Last club and E-mail, and its middle is in one
  /// of their lines.
  ///
  /// The line between them is free.
  @Test("A header takes a line that the rows leave")
  func headerLine() throws {
    let stage = try Stage(Form.builtInText, "focus zip")
    let text = stage.picture(columns: 80, lines: 14).text
    let table = text.split(separator: "\n").dropFirst(2).prefix(6).map { $0.prefix(32) }
    #expect(
      table.joined(separator: "\n") == """
        │  Shirt number ‹1 to 99› ▁▁▁▁▁│
        │  Last club                   │
        │  CONTACT                     │
        │  E-mail   ‹ada@example.org› ▁│
        │  Street ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │▌ ZIP      ▏‹90210› ▁▁▁▁▁▁▁▁▁▁│
        """)
  }
}
