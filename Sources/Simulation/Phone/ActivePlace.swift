import Foundation

/// The place of the first responder on the screen: its row, or the docked bar.
public struct ActivePlace: Hashable, Sendable {
  /// Counted from 0 over all sections; nil for the bar's field, as is the section.
  package let row: Int?
  package let section: Int?
  /// The row's frame on the screen, or the bar's.
  public let frame: CGRect
  /// The share of its height that nothing covers, 0 to 1.
  public let visibleShare: CGFloat
  /// The points between its bottom and the keys below it, or the screen's bottom without them.
  public let clearance: CGFloat

  /// Where the caret's line is seen, in a text view.
  package let caret: CaretPlace?

  /// Creates the place, or nil while there is no first responder.
  package init?(_ phone: Phone) {
    switch phone.responder {
    case .row(let row):
      self.row = row
      section = phone.table.rows.section(ofRow: row)
      frame = phone.frameOnScreen(ofRow: row)
      visibleShare = phone.visibleShare(ofRow: row)
      clearance = phone.clearance(ofRow: row)
      caret = CaretPlace(phone, row: row)
    case .bar:
      row = nil
      section = nil
      frame = phone.barFrame ?? .zero
      visibleShare = 1
      // Its bottom edge is where the keys begin.
      clearance = 0
      caret = nil
    case .cover, nil: return nil
    }
  }
}

/// The place on the screen of the caret's line of a text view.
package struct CaretPlace: Hashable, Sendable {
  /// The line's frame on the screen.
  package let frame: CGRect
  /// The share of its height that nothing covers, 0 to 1.
  package let visibleShare: CGFloat
  /// The points between its bottom and the keys below it, or the screen's bottom without them.
  package let clearance: CGFloat

  /// Creates the place, or nil in a row without a text view.
  init?(_ phone: Phone, row: Int) {
    guard let rect = phone.caretRect(ofRow: row) else { return nil }
    frame = phone.convertToScreen(fromTable: rect)
    visibleShare = phone.visibleShare(of: rect, inRow: row)
    clearance = (phone.keyboardTop ?? phone.scene.screenSize.height) - frame.maxY
  }
}
