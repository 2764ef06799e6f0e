import Foundation

/// A row, a header or a footer that has a part on the screen.
struct TableItem {
  enum Kind: Equatable {
    case header(section: Int)
    case row(Int)
    case footer(section: Int)
  }

  let kind: Kind
  let frameOnScreen: CGRect
  /// Who gets a line that two would need: the greater.
  let priority: Int
  let isActive: Bool
  /// Whether its words are drawn though rounding would put them outside the visible table.
  let isMostlyVisible: Bool

  var isRow: Bool {
    guard case .row = kind else { return false }
    return true
  }
}
