import Testing

@testable import Program
@testable import Terminal

struct WordPlacesTests {
  @Test(
    "Words are found in a line",
    arguments: [
      ("", []), ("one", [0..<3]), (" one  two ", [1..<4, 6..<9]),
      ("a-b 'c d'", [0..<3, 5..<6, 7..<8]),
      ("é 漢字", [0..<1, 2..<4]), ("e\u{301}x", [0..<3]),
    ] as [(String, [Range<Int>])])
  func areFound(text: String, places: [Range<Int>]) {
    #expect(WordPlaces(in: Array(text.unicodeScalars)).all == places)
  }

  @Test(
    "Two words are swapped",
    arguments: [
      ("one two", 7, "two one", 7), ("one two", 3, "two one", 7), ("one two", 5, "two one", 7),
      ("a b c", 2, "b a c", 3), ("one", 3, nil, 0), ("", 0, nil, 0), ("a, b!", 5, "b, a!", 4),
    ] as [(String, Int, String?, Int)])
  func aPairIsSwapped(text: String, cursor: Int, result: String?, end: Int) {
    let line = EditedLine(text, cursor: cursor).withTransposedWords
    #expect(line == result.map { EditedLine($0, cursor: end) })
  }
}
