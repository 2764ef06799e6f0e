import Foundation

/// A bar with one text field, docked at the screen's bottom, such as a chat's input bar.
///
/// The bar is the input accessory view of a view controller that can itself become first responder.
/// Therefore the bar remains when the keyboard hides.
package struct DockedBar: Hashable, Sendable {
  /// The docked input bar's current height in points.
  ///
  /// While the keyboard is hidden, the home indicator's strip is below the bar.
  package internal(set) var height: CGFloat
  /// The initial height of the docked input bar, in points.
  ///
  /// The table ends above a bar of this height, even after the bar has grown.
  let leastHeight: CGFloat
  package var field: FieldTraits

  /// Creates a bar with one text field, docked at the screen's bottom.
  ///
  /// The height is in points.
  package init(height: CGFloat, field: FieldTraits = FieldTraits()) {
    self.height = height
    leastHeight = height
    self.field = field
  }

  /// Returns the docked bar with the height for a number of text lines.
  ///
  /// The bar's text view grows by each further line up to its maximum, in whole pixels, and the bar
  /// with it. `scale` is in pixels per point.
  func showing(lines: Int, scale: CGFloat) -> DockedBar {
    let (least, most) = (field.leastLines, max(field.leastLines, field.mostLines))
    let more = CGFloat(min(max(lines, least), most) - least) * TextMeasure.lineHeight
    var bar = self
    bar.height = leastHeight + (more * scale).rounded(.up) / scale
    return bar
  }
}
