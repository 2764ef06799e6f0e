import Foundation
import TerminalText

extension String {
  /// Returns an SVG element with a line of text whose capitals are vertically centered in a box.
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
  /// Returns the rectangle with round corners as data of an SVG path.
  func path(radius: CGFloat) -> String {
    let r = radius.inFourPlaces
    func arc(_ x: CGFloat, _ y: CGFloat) -> String {
      radius > 0 ? "A\(r) \(r) 0 0 1 \(x.inFourPlaces) \(y.inFourPlaces)" : ""
    }
    return "M\((minX + radius).inFourPlaces) \(minY.inFourPlaces)H\((maxX - radius).inFourPlaces)"
      + arc(maxX, minY + radius) + "V\((maxY - radius).inFourPlaces)" + arc(maxX - radius, maxY)
      + "H\((minX + radius).inFourPlaces)" + arc(minX, maxY - radius)
      + "V\((minY + radius).inFourPlaces)"
      + arc(minX + radius, minY) + "Z"
  }
}

extension CGFloat {
  /// The number as text for a keyframe, with at most two decimals, because more are invisible.
  var inKeyframe: String { ((self * 100).rounded() / 100).inDigits }
}
