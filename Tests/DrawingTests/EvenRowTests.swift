import Forms
import Testing

@testable import Drawing

/// Tests that equal rows have equally many terminal lines, if there are enough, with rules between
/// them.
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

  /// Each case: a device, the terminal's columns and lines, and the lines that each row must have.
  ///
  /// In 56 lines, 852 and 1024 points are 15.2 and 18.3 a line; 568 in 47 is 12.1. With 22 points a
  /// line, a row of 44 has 2 lines, with 14.7 it has 3. In 20 lines, 568 is 28.4 a line; in 26, 852
  /// and 1024 are 32.8 and 39.4. With 44 points a line, each row has one.
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

  /// In 56 lines, 852 points are 15.2 a line.
  ///
  /// With 17.3 a row of 52 has 3 lines. With 15 a row of 60 would have 4, but the phone 57; so it
  /// has 3 of 20 points. In 26 lines, a line is 52 points.
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

  /// In 12 lines, 568 points are 47.3 a line, so the last two of seven rows would share line 7.
  ///
  /// Their middles are at 334 and 378. One of the four blank lines below is used instead.
  @Test("Rows take the lines that would stay empty below them")
  func spareLines() throws {
    let rows = (1...7).map { "      - {field: f\($0), label: Row \($0)}\n" }.joined()
    let stage = try Stage(
      "form: F\ndevice: iphone-5s\nsections:\n  - header: One\n    rows:\n\(rows)")
    let lines = stage.picture(columns: 40, lines: 14).text.split(separator: "\n")
    #expect(!lines.contains { $0.contains("+1") })
    for row in 1...7 { #expect(lines[row + 2].hasPrefix("│  Row \(row) ")) }
  }

  /// The header of 38 points is between Last club and E-mail; its middle is in one of their lines,
  /// so it gets the free line between them.
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
