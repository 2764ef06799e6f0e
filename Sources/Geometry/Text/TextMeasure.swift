import Foundation

/// An estimate of the width and the number of lines of a text in the system font at 17 points.
///
/// The widths are Helvetica's, from Adobe's metrics of the fourteen core fonts (Helvetica.afm,
/// compared with ReportLab's copy in reportlab/pdfbase/_fontdata_widths_helvetica.py). Helvetica
/// was the system font up to iOS 8. San Francisco's own metrics are not published, so it is
/// inferred that lines break where Helvetica's do. A public project's test states San Francisco's
/// width of "This is a test string" as 144.09 points; this estimate is 141.71, 1.7 % less. Accented
/// letters are as wide as plain ones, as in Helvetica.afm. Unknown letters get the width of most of
/// Helvetica's letters, East Asian characters and emoji one em.
public enum TextMeasure {
  /// The size in points of the system font that is used to measure text.
  public static let fontSize: CGFloat = 17
  /// The line height of the system font at 17 points, as UIFont.lineHeight returns it.
  ///
  /// Tests of several public projects contain this number. It is 2444/2048 of the font size.
  public static let lineHeight: CGFloat = 20.287109375
  /// The height in points of a line in the text style footnote at the default text size.
  ///
  /// The font has 13 points, and its lines are 18 points apart (Apple's Human Interface
  /// Guidelines).
  public static let noteHeight: CGFloat = 18

  // Widths from the space to the tilde, in thousandths of an em.
  private static let widths: [CGFloat] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// Returns the width of a character in the system font at 17 points, in points.
  public static func width(of character: Character) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let value = Int(scalar.value)
    if (32...126).contains(value) { return widths[value - 32] * fontSize / 1000 }
    if let width = others[scalar] ?? widthWithoutAccent(of: character) {
      return width * fontSize / 1000
    }
    let isWide = value >= 0x1100 && (value <= 0x115F || value >= 0x2E80)
    return (isWide ? 1000 : 556) * fontSize / 1000
  }

  private static let others: [Unicode.Scalar: CGFloat] = [
    "‘": 222, "’": 222, "“": 333, "”": 333, "–": 556, "—": 1000, "…": 1000, "•": 350, "ß": 611,
    "æ": 889, "Æ": 1000, "ø": 611, "Ø": 778, "œ": 944, "Œ": 1000, "ł": 222, "Ł": 556, "ı": 278,
    "í": 278, "ì": 278, "î": 278, "ï": 278,
  ]

  /// Returns the width of an accented letter without its accent, in thousandths of an em.
  ///
  /// Nil for characters that aren't accented letters.
  private static func widthWithoutAccent(of character: Character) -> CGFloat? {
    let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.first
    guard let base, base.isASCII, base.value >= 32, base.value < 127 else { return nil }
    return widths[Int(base.value) - 32]
  }

  /// Returns the number of lines that a text takes at a width in points.
  ///
  /// Lines break between words, and inside a word that is wider than a line. After a newline at the
  /// end of the text, an empty line counts too.
  public static func lineCount(of text: String, width: CGFloat) -> Int {
    text.split(omittingEmptySubsequences: false) { $0.isNewline }
      .reduce(0) { $0 + lineCount(ofParagraph: $1, width: width) }
  }

  private static func lineCount(ofParagraph text: Substring, width: CGFloat) -> Int {
    var lines = 1
    var used: CGFloat = 0
    for word in text.split(omittingEmptySubsequences: false, whereSeparator: { $0 == " " }) {
      let length = word.reduce(0) { $0 + self.width(of: $1) }
      let gap = used > 0 ? self.width(of: " ") : 0
      if used + gap + length <= width {
        used += gap + length
        continue
      }
      if used > 0 { lines += 1 }
      used = 0
      for character in word {
        let next = self.width(of: character)
        if used > 0, used + next > width {
          lines += 1
          used = 0
        }
        used += next
      }
    }
    return lines
  }
}
