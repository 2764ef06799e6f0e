import Foundation

/// The position of the first responder on the screen: its row, or the docked bar.
public struct ActivePlace: Hashable, Sendable {
  /// The row, counted from 0 over all sections.
  ///
  /// Row and section are nil for the bar's field.
  package let row: Int?
  package let section: Int?
  /// The frame of the row or the bar on the screen.
  public let frame: CGRect
  /// The visible fraction of its height, 0 to 1.
  public let visibleShare: CGFloat
  /// The distance in points from its bottom to the keys below it, or to the screen's bottom.
  public let clearance: CGFloat

  /// The position of the caret's line in a text view.
  package let caret: CaretPlace?

  /// Creates the position, or returns nil without a first responder.
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
      // The bar's bottom edge is at the top of the keys.
      clearance = 0
      caret = nil
    case .cover, nil: return nil
    }
  }
}

/// The position of the caret's line of a text view on the screen.
package struct CaretPlace: Hashable, Sendable {
  /// The line's frame on the screen.
  package let frame: CGRect
  /// The visible fraction of its height, 0 to 1.
  package let visibleShare: CGFloat
  /// The distance in points from its bottom to the keys below it, or to the screen's bottom.
  package let clearance: CGFloat

  /// Creates the position, or returns nil in a row without a text view.
  init?(_ phone: Phone, row: Int) {
    guard let rect = phone.caretRect(ofRow: row) else { return nil }
    frame = phone.convertToScreen(fromTable: rect)
    visibleShare = phone.visibleShare(of: rect, inRow: row)
    clearance = (phone.coverTop ?? phone.scene.screenSize.height) - frame.maxY
  }
}
