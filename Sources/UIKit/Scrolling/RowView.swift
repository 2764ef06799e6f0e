import Simulation

/// A scroll view whose cells are the phone's rows.
@preconcurrency @MainActor protocol RowView: UIScrollView {
  var hasDataSource: Bool { get }
  /// Every row's cell, in order.
  var rowCells: [UIView] { get }
  var phonesStyle: TableStyle { get }
  /// Where the rows lie.
  func geometry(on scene: Scene) -> RowGeometry
  /// Gives each cell the place of its row, now that the phone has rows.
  func keepCells()
}
