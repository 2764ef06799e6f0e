import Foundation

/// The position on the screen of the active field's row, of the docked bar with that field, or of
/// the field in the navigation bar.
public struct ActivePlace: Hashable, Sendable {
  /// The first responder's row, counted from 0 over all sections.
  ///
  /// Row and section are nil for the field of a bar.
  package let row: Int?
  package let section: Int?
  /// The frame of the first responder's row, or of the docked input bar, on the screen.
  public let frame: CGRect
  /// The visible fraction of the active row's or bar's height, 0 to 1.
  public let visibleShare: CGFloat
  /// The name of the app's view that lies over the field and gets its touches, or nil.
  package let cover: String?
  /// The distance in points from the active row's bottom down to the keyboard or bottom bar.
  ///
  /// Without both, the distance to the screen's bottom. Negative if the row is covered.
  public let clearance: CGFloat

  /// The position of the caret's line if the first responder is a row's text view, else nil.
  package let caret: CaretPlace?

  /// Creates the position of the first responder, or returns nil without one.
  ///
  /// `cover` is the name of the app's view over the field, which then counts as hidden.
  package init?(_ phone: Phone, under cover: String? = nil) {
    self.cover = cover
    switch phone.responder {
    case .row(let row):
      self.row = row
      section = phone.table.rows.section(ofRow: row)
      frame = phone.frameOnScreen(ofRow: row)
      visibleShare = cover == nil ? phone.visibleShare(ofRow: row) : 0
      clearance = phone.clearance(ofRow: row)
      caret = CaretPlace(phone, row: row)
    case .bar:
      row = nil
      section = nil
      let field = phone.navigationFieldFrame
      frame = phone.barFrame ?? field ?? .zero
      visibleShare = phone.scene.navigationField != nil && field == nil ? 0 : 1
      // The docked bar's bottom edge is at the top of the keys.
      clearance = field.map { (phone.coverTop ?? phone.scene.screenSize.height) - $0.maxY } ?? 0
      caret = nil
    case .cover, nil: return nil
    }
  }
}

/// The position of the caret's line of a text view on the screen.
package struct CaretPlace: Hashable, Sendable {
  /// The frame on the screen of the text view's line with the caret.
  package let frame: CGRect
  /// The visible fraction of the height of the caret's line, 0 to 1.
  package let visibleShare: CGFloat
  /// The distance in points from the bottom of the caret's line down to the keyboard or bottom bar.
  ///
  /// Without both, the distance to the screen's bottom.
  package let clearance: CGFloat

  /// Creates the position of the caret's line in a row, or returns nil if the row has no text view.
  init?(_ phone: Phone, row: Int) {
    guard let rect = phone.caretRect(ofRow: row) else { return nil }
    frame = phone.convertToScreen(fromTable: rect)
    visibleShare = phone.visibleShare(of: rect, inRow: row)
    clearance = (phone.coverTop ?? phone.scene.screenSize.height) - frame.maxY
  }
}
