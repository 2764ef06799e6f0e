import UIKit

/// A table's active row, as members of an exported class.
@MainActor
private final class ActiveRow {
  private weak var tableView: UITableView?

  // MARK: Exported
  /// The row whose field is being edited.
  private var activeRow: IndexPath? {
    guard let tableView, let field = firstResponder(in: tableView) else { return nil }
    let middle = CGPoint(x: field.bounds.midX, y: field.bounds.midY)
    return tableView.indexPathForRow(at: tableView.convert(middle, from: field))
  }

  private func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let found = firstResponder(in: subview) { return found }
    }
    return nil
  }
}
