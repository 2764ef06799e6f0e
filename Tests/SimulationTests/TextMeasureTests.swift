import Foundation
import Simulation
import Testing

/// Tests widths of texts in Helvetica at 17 points.
///
/// In thousandths of 17 points, i and l are 222, o, n and e 556, m 833, and a space 278.
@Suite struct TextMeasureTests {
  @Test(
    "A character's width is Helvetica's at 17 points",
    arguments: [("i", 3.774), ("m", 14.161), (" ", 4.726), ("é", 9.452), ("字", 17)]
      as [(Character, CGFloat)])
  func widths(character: Character, width: CGFloat) {
    #expect(abs(TextMeasure.width(of: character) - width) < 1e-9)
  }

  /// "one" is 28.356 points wide, "one one" 61.438, and "one one one" 94.52.
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

  /// Helvetica.afm has 667 for A and Adieresis, 222 for quoteright, and 333 for quotedblleft.
  ///
  /// An emdash is 1000, and iacute 278.
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

  /// The text's characters add up to 8336 thousandths of 17 points.
  @Test("A sample text has its known width")
  func sampleText() {
    let width = "This is a test string".reduce(0) { $0 + TextMeasure.width(of: $1) }
    #expect(abs(width - 141.712) < 1e-9)
  }
}
