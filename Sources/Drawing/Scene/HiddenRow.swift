import Foundation
import Session

/// An active field's row that is partly hidden, with the edge that hides it and the distance beyond
/// that edge.
struct HiddenRow: Equatable, Sendable {
  /// The kind of edge that hides the row, such as the keyboard's top.
  enum Edge: Equatable, Sendable {
    case keyboardTop
    /// The upper or lower edge of the part of the table that is visible.
    case top, bottom
  }

  let id: String
  let name: String
  let edge: Edge
  /// The y coordinate of the edge that hides the row, in points on the screen.
  let y: CGFloat
  /// The row's distance beyond the edge that hides it, in points.
  ///
  /// It is rounded to whole points while the row moves.
  let distance: CGFloat
  let frameOnScreen: CGRect

  var note: String { "\(sign) \(id)\(howFar)" }

  /// The arrow in the note that points to the hidden row: up or down.
  var sign: String { edge == .top ? "▲" : "▼" }

  /// The row's distance as text, such as `, 91 under`; it follows the field's id in a note.
  var howFar: String { ", \(distance.inWords) \(side)" }

  private var side: String {
    switch edge {
    case .keyboardTop: "under"
    case .top: "above"
    case .bottom: "below"
    }
  }
}

extension ScreenScene {
  /// The active field's row if it is partly hidden, or nil.
  var lostRow: HiddenRow? {
    guard let active, active.place.row != nil, !active.place.isInView else { return nil }
    let (place, shown) = (active.place, phone.visibleTableFrame)
    func lost(_ edge: HiddenRow.Edge, _ y: CGFloat, _ distance: CGFloat) -> HiddenRow {
      HiddenRow(
        id: active.field.id, name: active.field.name, edge: edge, y: y,
        distance: isOnTheWay ? distance.rounded() : distance, frameOnScreen: place.frame)
    }
    if place.clearance < 0, let top = phone.coverTop {
      return lost(.keyboardTop, top, -place.clearance)
    }
    guard let beyond = place.distance(beyond: shown) else { return nil }
    return beyond < 0 ? lost(.top, shown.minY, -beyond) : lost(.bottom, shown.maxY, beyond)
  }
}
