import Foundation
import Simulation
import Testing

/// Widths are Helvetica's, in thousandths of 17 points: i and l 222, o, n and e 556, m 833, a blank 278.
@Suite struct TextMeasureTests {
  @Test(
    "A character's width is Helvetica's at 17 points",
    arguments: [("i", 3.774), ("m", 14.161), (" ", 4.726), ("é", 9.452), ("字", 17)]
      as [(Character, CGFloat)])
  func widths(character: Character, width: CGFloat) {
    #expect(abs(TextMeasure.width(of: character) - width) < 1e-9)
  }

  /// "one" is 28.356 wide, "one one" 61.438, "one one one" 94.52.
  @Test(
    "Text wraps at words, and inside a word that is wider than a line",
    arguments: [
      ("", 100, 1), ("one", 28.4, 1), ("one", 28.3, 2), ("one one", 61.5, 1),
      ("one one", 61.4, 2), ("one one one", 61.5, 2), ("one one one", 30, 3),
      // A word that is wider than a line breaks: ten of 9.452, three to a line.
      ("oooooooooo", 30, 4), ("one oooooo", 30, 3),
      ("one\n", 100, 2), ("\n\n", 100, 3), ("one\ntwo", 100, 2),
    ] as [(String, CGFloat, Int)])
  func lineCounts(text: String, width: CGFloat, count: Int) {
    #expect(TextMeasure.lineCount(of: text, width: width) == count)
  }

  /// Helvetica.afm: A and Adieresis 667, quoteright 222, quotedblleft 333, emdash 1000, iacute 278.
  @Test(
    "Accented letters and punctuation have the widths of Helvetica.afm",
    arguments: [
      ("A", 667), ("Ä", 667), ("é", 556), ("ç", 500), ("í", 278), ("’", 222), ("“", 333),
      ("—", 1000),
      ("ß", 611), ("'", 191), ("ж", 556), ("漢", 1000),
    ] as [(Character, CGFloat)])
  func helveticaMetrics(character: Character, width: CGFloat) {
    #expect(abs(TextMeasure.width(of: character) - width * 17 / 1000) < 1e-9)
  }

  /// 8336 thousandths.
  @Test("A sample text has its known width")
  func sampleText() {
    let width = "This is a test string".reduce(0) { $0 + TextMeasure.width(of: $1) }
    #expect(abs(width - 141.712) < 1e-9)
  }
}
