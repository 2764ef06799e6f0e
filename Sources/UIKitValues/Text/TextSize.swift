import AppFoundation
import Simulation

/// Estimates of a text's size in points, made without font files, as the simulated phone does.
package enum TextSize {
  package static func of(_ text: String, font: UIFont, width: CGFloat, lines: Int) -> CGSize {
    let scale = font.pointSize / TextMeasure.fontSize
    let widest = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .reduce(0) { max($0, $1.reduce(0) { $0 + TextMeasure.width(of: $1) } * scale) }
    guard lines != 1, widest > width || text.contains(where: \.isNewline) else {
      return CGSize(width: min(widest, width), height: font.lineHeight)
    }
    let needed = TextMeasure.lineCount(of: text, width: width / scale)
    let shown = lines == 0 ? needed : min(needed, lines)
    return CGSize(width: min(widest, width), height: font.lineHeight * CGFloat(shown))
  }
}
