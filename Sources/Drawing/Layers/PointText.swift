import Foundation
import Simulation
import TerminalText

/// Measures, truncates and wraps a text in points, for vector pictures; widths are the system
/// font's.
struct PointText {
  let style: TextStyle

  init(_ style: TextStyle) { self.style = style }

  /// Returns a text's estimated width in points.
  ///
  /// Bold text is estimated to be a sixteenth wider than plain text.
  func width(of text: String) -> CGFloat {
    if style.isMonospaced { return CGFloat(text.count) * style.size * 0.6 }
    let width = text.reduce(0) { $0 + TextMeasure.width(of: $1) }
    return width * style.size / 17 * (style.weight == .regular ? 1 : 1.0625)
  }

  /// Returns as much of a text's beginning as fits a width in points, with an ellipsis if it was
  /// truncated.
  func start(of text: String, width: CGFloat) -> String {
    let text = Self.visible(text)
    guard self.width(of: text) > width else { return text }
    var part = text
    while !part.isEmpty, self.width(of: part + "…") > width { part.removeLast() }
    return part.isEmpty ? "" : part + "…"
  }

  /// Returns as much of a text's end as fits a width in points, with an ellipsis if it was
  /// truncated.
  func end(of text: String, width: CGFloat) -> String {
    let text = Self.visible(text)
    guard self.width(of: text) > width else { return text }
    var part = text
    while !part.isEmpty, self.width(of: "…" + part) > width { part.removeFirst() }
    return part.isEmpty ? "" : "…" + part
  }

  /// Returns a text as lines that are wrapped to a width in points.
  ///
  /// Lines end between words, or inside a word that is wider than a line.
  func lines(of text: String, width: CGFloat) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap {
      lines(ofParagraph: Self.visible(String($0)), width: width)
    }
  }

  private func lines(ofParagraph text: String, width: CGFloat) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let last = lines[lines.count - 1]
      let joined = last.isEmpty ? String(word) : "\(last) \(word)"
      if self.width(of: joined) <= width {
        lines[lines.count - 1] = joined
        continue
      }
      if !last.isEmpty { lines.append("") }
      for character in word {
        let grown = lines[lines.count - 1] + String(character)
        if self.width(of: grown) > width, grown.count > 1 {
          lines.append(String(character))
        } else {
          lines[lines.count - 1] = grown
        }
      }
    }
    return lines
  }

  /// Returns a text without control characters, which fonts can't draw and XML mostly forbids.
  private static func visible(_ text: String) -> String {
    Escaping.literal.escaped(text)
  }
}
