import Testing

@testable import Session

/// Tests the tree in which a session stores answers.
@Suite struct AnswerStorageTests {
  /// Rows at both ends of a chunk (64 rows), a page (2,048) and a shelf (65,536) of the storage.
  private static let rows = [
    0, 63, 64, 2047, 2048, 65_535, 65_536, 131_071, 131_072, 199_999,
  ]

  @Test("Each of 200,000 rows keeps its own value") func everyRowHasItsOwnValue() {
    var answers = Answers(rowCount: 200_000)
    for row in Self.rows { answers[row] = "\(row)" }
    #expect(Self.rows.map { answers[$0] } == Self.rows.map { "\($0)" })
    #expect([1, 62, 65, 2049, 65_537, 199_998].allSatisfy { answers[$0] == nil })
  }

  @Test("A copy keeps its values when the original changes") func aCopyKeepsItsValues() {
    var answers = Answers(rowCount: 200_000)
    for row in Self.rows { answers[row] = "\(row)" }
    let copy = answers
    for row in Self.rows { answers[row] = nil }
    #expect(Self.rows.map { copy[$0] } == Self.rows.map { "\($0)" })
    #expect(Self.rows.allSatisfy { answers[$0] == nil })
  }

  @Test("A comparison finds exactly the rows whose values differ") func findsDifferingRows() {
    var answers = Answers(rowCount: 200_000)
    let blank = answers
    for row in Self.rows { answers[row] = "\(row)" }
    #expect(answers.rows(differingFrom: blank) == Self.rows)
    #expect(blank.rows(differingFrom: answers) == Self.rows)
    var other = answers
    other[64] = "other"
    other[65] = "new"
    other[131_072] = nil
    #expect(other.rows(differingFrom: answers) == [64, 65, 131_072])
    other[64] = "64"
    other[65] = nil
    other[131_072] = "131072"
    #expect(other.rows(differingFrom: answers) == [])
  }
}
