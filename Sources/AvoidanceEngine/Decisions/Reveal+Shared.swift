/// Common ways to bring the active row into view: the shared values of this decision of a strategy.
extension Reveal {
  /// A strategy's decision to scroll the active row into view by the least movement.
  ///
  /// It calls scrollToRow(at:at:animated:) with `.none`.
  package static let row = Reveal("row", "scrollToRow(at: .none), the least movement") {
    $0.scrollToRow(at: .none)
  }

  /// A strategy's decision to scroll the active row to the top with scrollToRow(at:at:animated:).
  package static let top = Reveal("top", "scrollToRow(at: .top)") { $0.scrollToRow(at: .top) }

  /// A strategy's decision to scroll the active row to the middle with
  /// scrollToRow(at:at:animated:).
  package static let middle = Reveal("middle", "scrollToRow(at: .middle)") {
    $0.scrollToRow(at: .middle)
  }

  /// A strategy's decision to scroll the active row to the bottom with
  /// scrollToRow(at:at:animated:).
  package static let bottom = Reveal("bottom", "scrollToRow(at: .bottom)") {
    $0.scrollToRow(at: .bottom)
  }

  /// A strategy's decision to call scrollRectToVisible with the active row's rectangle and margin.
  ///
  /// Every scroll view around the row is scrolled too. On Android, View.requestRectangleOnScreen
  /// calls one parent after another. That SwiftUI does the same is inferred.
  package static let rect = Reveal(
    "rect", "the least movement that shows the row and its margin (scrollRectToVisible)"
  ) {
    if $0.margin == 0 { $0.explain("the least movement that shows the row") }
    $0.scrollRowRectToVisible()
    guard let row = $0.activeRow else { return }
    $0.scrollOutersToShow($0.phone.table.rect(forRow: row).insetBy(dx: 0, dy: -$0.margin))
  }
}
