import TerminalText
import Testing

@Suite struct WordListTests {
  @Test(
    "Numbers in a row are named by the first and the last",
    arguments: [
      ([], ""), ([6], "6"), ([6, 7], "6 or 7"), ([7, 8, 9, 10, 11, 12], "7 to 12"),
      ([18, 26, 27], "18, 26 or 27"), ([26, 27], "26 or 27"),
      ([6, 7, 8, 26, 27], "6 to 8, 26 or 27"),
    ])
  func numbers(numbers: [Int], words: String) {
    #expect(numbers.alternatives == words)
  }
}
