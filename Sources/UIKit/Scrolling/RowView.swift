import Foundation
import Simulation

/// A scroll view whose cells are the phone's rows.
@preconcurrency @MainActor protocol RowView: UIScrollView {
  var hasDataSource: Bool { get }
  /// Every row's cell, in order.
  var rowCells: [UIView] { get }
  var phonesStyle: TableStyle { get }
  /// Where the rows lie.
  func geometry(on scene: Scene) -> RowGeometry
  /// Returns the number of a row over all sections; nil where there is none.
  func row(at indexPath: IndexPath) -> Int?
  /// Gives each cell the place of its row, now that the phone has rows.
  func keepCells()
}

extension RowView {
  /// Scrolls the phone to a row.
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let app = SimulatedApp.current else { return }
    if app.isSceneStale { app.stage?.update(app) }
    guard part is any TableStandIn, let row = row(at: indexPath) else { return }
    moving(animated) { animation in
      app.change { $0.scrollToRow(row, at: position, by: .app, animation: animation) }
      app.notice()
    }
  }
}
