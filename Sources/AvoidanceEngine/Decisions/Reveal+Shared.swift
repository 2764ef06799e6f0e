/// The ways to bring the active row into view that several strategies share, or that none uses.
extension Reveal {
  /// A strategy's decision to call scrollToRow(at:at:) with `.none`, the least movement.
  package static let row = Reveal("row", "scrollToRow(at: .none), the least movement") {
    $0.scrollToRow(at: .none)
  }

  /// A strategy's decision to call scrollToRow(at:at:) with `.top`.
  package static let top = Reveal("top", "scrollToRow(at: .top)") { $0.scrollToRow(at: .top) }

  /// A strategy's decision to call scrollToRow(at:at:) with `.middle`.
  package static let middle = Reveal("middle", "scrollToRow(at: .middle)") {
    $0.scrollToRow(at: .middle)
  }

  /// A strategy's decision to call scrollToRow(at:at:) with `.bottom`.
  package static let bottom = Reveal("bottom", "scrollToRow(at: .bottom)") {
    $0.scrollToRow(at: .bottom)
  }

  /// A strategy's decision to call scrollRectToVisible with the row's rectangle and its margin.
  ///
  /// The call goes to every scroll view around the row.
  ///
  /// Android's View.requestRectangleOnScreen asks one parent after another. That SwiftUI does the
  /// same is inferred.
  package static let rect = Reveal("rect", "scrollRectToVisible with the row and its margin") {
    $0.scrollRowRectToVisible()
    guard let row = $0.activeRow else { return }
    $0.scrollOutersToShow($0.phone.table.rect(forRow: row).insetBy(dx: 0, dy: -$0.margin))
  }
}
