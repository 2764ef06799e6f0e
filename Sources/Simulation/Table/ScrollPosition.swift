/// UITableView.ScrollPosition: where scrollToRow(at:at:) puts the row.
package enum ScrollPosition: String, CaseIterable, Sendable {
  /// The least movement after which the row is wholly visible.
  case none
  case top
  case middle
  case bottom
}
