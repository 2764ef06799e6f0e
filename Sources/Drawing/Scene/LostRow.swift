import Foundation
import Session

/// The active row where it is not wholly seen: how far it is beyond an edge, and which.
struct LostRow: Equatable, Sendable {
  enum Edge: Equatable, Sendable {
    case keyboardTop
    /// The edges of what the table shows.
    case top, bottom
  }

  let id: String
  let name: String
  let edge: Edge
  /// Where the edge is on the screen.
  let y: CGFloat
  /// How far the row is beyond it, in points; whole ones while it moves.
  let distance: CGFloat
  let frameOnScreen: CGRect

  var note: String { "\(sign) \(id)\(howFar)" }

  /// The direction in which the row lies.
  var sign: String { edge == .top ? "▲" : "▼" }

  /// What follows the id in the note.
  var howFar: String { ", \(distance.inWords) \(side)" }

  private var side: String {
    switch edge {
    case .keyboardTop: "under"
    case .top: "above"
    case .bottom: "below"
    }
  }
}

extension Scenery {
  /// The active row where it is not wholly seen.
  var lostRow: LostRow? {
    guard let active, active.place.row != nil, !active.place.isInView else { return nil }
    let (place, shown) = (active.place, phone.visibleTableFrame)
    func lost(_ edge: LostRow.Edge, _ y: CGFloat, _ distance: CGFloat) -> LostRow {
      LostRow(
        id: active.field.id, name: active.field.name, edge: edge, y: y,
        distance: isOnTheWay ? distance.rounded() : distance, frameOnScreen: place.frame)
    }
    if place.clearance < 0, let top = phone.keyboardTop {
      return lost(.keyboardTop, top, -place.clearance)
    }
    guard let beyond = place.distance(beyond: shown) else { return nil }
    return beyond < 0 ? lost(.top, shown.minY, -beyond) : lost(.bottom, shown.maxY, beyond)
  }
}
