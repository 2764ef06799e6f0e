import Foundation
import TerminalText

extension String {
  /// Returns a line of text with its baseline where capitals stand in the middle of a box.
  func element(
    _ style: TextStyle, in box: CGRect, _ attributes: String, _ inside: String
  ) -> String {
    let (x, anchor): (CGFloat, String) =
      switch style.alignment {
      case .leading: (box.minX, "")
      case .center: (box.midX, " text-anchor=\"middle\"")
      case .trailing: (box.maxX, " text-anchor=\"end\"")
      }
    // San Francisco's capitals are 0.705 em high.
    let baseline = box.midY + style.size * 0.3525
    var classes = [style.ink.rawValue]
    if style.weight != .regular { classes.append(style.weight.rawValue) }
    if style.isMonospaced { classes.append("mono") }
    return "<text class=\"\(classes.joined(separator: " "))\" x=\"\(x.inKeyframe)\" "
      + "y=\"\(baseline.inKeyframe)\" font-size=\"\(style.size.inKeyframe)\"\(anchor)\(attributes)>"
      + "\(inMarkup)\(inside)</text>"
  }
}

extension CGRect {
  /// The outline with round corners.
  func path(radius: CGFloat) -> String {
    let r = radius.inSVG
    func arc(_ x: CGFloat, _ y: CGFloat) -> String {
      radius > 0 ? "A\(r) \(r) 0 0 1 \(x.inSVG) \(y.inSVG)" : ""
    }
    return "M\((minX + radius).inSVG) \(minY.inSVG)H\((maxX - radius).inSVG)"
      + arc(maxX, minY + radius) + "V\((maxY - radius).inSVG)" + arc(maxX - radius, maxY)
      + "H\((minX + radius).inSVG)" + arc(minX, maxY - radius) + "V\((minY + radius).inSVG)"
      + arc(minX + radius, minY) + "Z"
  }
}

extension CGFloat {
  /// The number with at most four places, as the state record's figures are read.
  var inSVG: String { Double((self * 10_000).rounded() / 10_000).trimmed }

  /// The number with at most two places: less is not seen.
  var inKeyframe: String { Double((self * 100).rounded() / 100).trimmed }
}

extension Double {
  /// The number without a fraction that says nothing.
  var trimmed: String {
    if self == rounded(), abs(self) < 1e15 { return "\(Int(self))" }
    return "\(self)"
  }
}
