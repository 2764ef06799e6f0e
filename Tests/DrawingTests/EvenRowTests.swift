import Testing

@testable import Drawing

/// Usual rows stand evenly where the terminal has the lines for it, with a rule between two.
@Suite struct EvenRowTests {
  private static func lines(_ device: String, _ columns: Int, _ lines: Int) throws -> [Substring] {
    let rows = (1...30).map { "      - {field: f\($0), label: Field \($0)}\n" }.joined()
    let stage = try Stage(
      "form: Rows\ndevice: \(device)\nsections:\n  - rows:\n\(rows)", "scroll to 7")
    return stage.picture(columns: columns, lines: lines).text.split(
      separator: "\n", omittingEmptySubsequences: false)
  }

  /// 852 and 1024 points in 56 lines would be 15.2 and 18.3 to a line, 2.9 and 2.4 lines to a row of 44;
  /// 568 in 47 lines, the most there are, 12.1, and 3.6: at 22 points it is 2, at 14.7 it is 3.
  @Test(arguments: [
    ("iphone-16", 200, 58, 2), ("ipad-9.7", 200, 58, 2), ("iphone-5s", 200, 58, 3),
  ])
  func rowsTakeWholeLines(device: String, columns: Int, lines: Int, each: Int) throws {
    let picture = try Self.lines(device, columns, lines)
    // The words of a row at an edge that is in view in part move into view.
    let rows = picture.indices.filter { picture[$0].contains("  Field ") }.dropFirst().dropLast()
    #expect(rows.count > 8)
    for (row, next) in zip(rows, rows.dropFirst()) {
      #expect(next - row == each)
      #expect(picture[(row + 1)..<next].count { $0.contains("──────") } == 1)
    }
  }
}
