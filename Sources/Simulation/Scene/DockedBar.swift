import Foundation

/// A bar with one text field that is docked at the screen's bottom: the input accessory view of a
/// controller that can itself become first responder, so that it stays without the keyboard.
package struct DockedBar: Hashable, Sendable {
  /// In points; the home indicator's strip comes below it while no keys are.
  package internal(set) var height: CGFloat
  /// Its height while its field shows no more lines than at first; the table ends where that does.
  let leastHeight: CGFloat
  package var field: FieldTraits

  /// Creates a bar.
  package init(height: CGFloat, field: FieldTraits = FieldTraits()) {
    self.height = height
    leastHeight = height
    self.field = field
  }

  /// Returns the bar with a text of so many lines: its text view, and it with that, grows by the
  /// height of each further line up to the most that it shows, in whole pixels.
  func showing(lines: Int, scale: CGFloat) -> DockedBar {
    let (least, most) = (field.leastLines, max(field.leastLines, field.mostLines))
    let more = CGFloat(min(max(lines, least), most) - least) * TextMeasure.lineHeight
    var bar = self
    bar.height = leastHeight + (more * scale).rounded(.up) / scale
    return bar
  }
}
