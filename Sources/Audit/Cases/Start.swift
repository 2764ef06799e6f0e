import Avoidance
import Foundation
import Simulation

/// The scroll position of the table before an audit touches a field.
enum Start: Int, CaseIterable, Sendable {
  /// The table's scroll position when the form opens.
  case opening
  case top
  case bottom
  /// The scroll position with the field's row just in view at the visible area's lower edge.
  case lowerEdge
  case upperEdge
  /// The scroll position with the field's row in the middle of the table's visible area.
  case middle

  /// Returns the start positions of the table that an audit depth uses.
  static func all(_ depth: AuditDepth) -> [Start] {
    switch depth {
    case .all: allCases
    case .usual, .fields: [.opening, .bottom]
    case .focus: [.opening]
    }
  }

  /// Returns the table's vertical offset for a field at this start position, for a scroll command.
  ///
  /// Nil for the opening position, which needs no command, and if the field can't have the
  /// position. The offset is a whole number of points, so it is easy to type. At the ends of the
  /// legal range, it may have a fraction.
  func offset(for field: Responder, on phone: Phone) -> CGFloat? {
    let table = phone.table
    switch self {
    case .opening: return nil
    case .top: return table.minimumOffset
    case .bottom: return table.maximumOffset
    case .lowerEdge: return Self.offset(for: field, on: phone) { ($0.maxY - $1.maxY).rounded(.up) }
    case .upperEdge:
      return Self.offset(for: field, on: phone) { ($0.minY - $1.minY).rounded(.down) }
    case .middle: return Self.offset(for: field, on: phone) { ($0.midY - $1.midY).rounded() }
    }
  }

  /// Returns the table's vertical offset at this start position, also for the opening position.
  ///
  /// Nil if a field can't have this position.
  func place(for field: Responder, on phone: Phone) -> CGFloat? {
    self == .opening ? phone.table.contentOffset.model.y : offset(for: field, on: phone)
  }

  private static func offset(
    for field: Responder, on phone: Phone, _ distance: (CGRect, CGRect) -> CGFloat
  ) -> CGFloat? {
    guard let row = field.row else { return nil }
    let seen = phone.convertToTable(fromScreen: phone.visibleTableFrame)
    let y = phone.table.contentOffset.model.y
    return phone.table.legalOffset(
      (y + distance(phone.table.rect(forRow: row), seen)).rounded())
  }
}
