import UIKitValues
import Simulation

/// A table or collection view, whose cells are the simulated phone's rows.
@preconcurrency @MainActor protocol RowView: UIScrollView {
  var hasDataSource: Bool { get }
  /// Whether the view's data was reloaded since the simulated phone's rows were last made from it.
  var isReloaded: Bool { get set }
  /// The cells of all rows in order, visible or not; missing cells are created.
  var rowCells: [UIView] { get }
  /// The parts of the view that are the simulated phone's rows, also headers with fields, in order.
  var rowPlaces: [RowPlace] { get }
  /// The header and footer views that can contain fields: above or between the cells, and below.
  var viewsAround: (above: [UIView], below: [UIView]) { get }
  /// Converts a row's index, from 0, to the simulated phone's index, which counts header rows, too.
  func phonesRow(_ row: Int) -> Int
  var phonesStyle: TableStyle { get }
  /// Returns the heights and positions of the view's rows, for the simulated phone.
  func geometry(on scene: Scene) -> RowGeometry
  /// Returns a row's index from 0 over all sections, or nil if there is no such row.
  func row(at indexPath: IndexPath) -> Int?
  /// Returns a row's rectangle in the view's content, or nil if there is no such row.
  func rect(ofRow row: Int) -> CGRect?
  /// Makes each cell represent its row of the simulated phone again, after rows were updated.
  func keepCells()
  /// Ends the app, as UIKit does, if the view has no row at an index path.
  func checkRow(at indexPath: IndexPath)
  /// Calls the delegate for cells that came onto the screen or left it.
  func tellOfDisplay()
}

extension RowView {
  var rowPlaces: [RowPlace] { rowCells.map { RowPlace(view: $0, field: $0.firstFieldInside) } }
  var viewsAround: (above: [UIView], below: [UIView]) { ([], []) }
  func phonesRow(_ row: Int) -> Int { row }

  /// Updates the simulated phone's rows if the view was reloaded, before its geometry is read.
  func takeReload() {
    guard isReloaded, part?.holdsRows == true, let app = SimulatedApp.current, app.isSceneStale,
      let stage = app.stage as? ControllerStage, !stage.isUpdating
    else { return }
    isReloaded = false
    stage.update(app)
  }

  /// Calls the completion handler of a batch update, if there is one.
  ///
  /// The call comes after 0.3 virtual seconds if animations are enabled, which is inferred.
  func tellOfUpdates(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard let app = SimulatedApp.current else { return completion(true) }
    app.calls.tell(after: app.animations.areEnabled ? 0.3 : 0, on: app) { completion(true) }
  }

  /// Scrolls to the row at an index path; ends the app if there is no such row.
  func scroll(to indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard let app = SimulatedApp.current else { return }
    app.updateSceneIfNeeded()
    checkRow(at: indexPath)
    guard let row = row(at: indexPath) else { return }
    let phonesRow = phonesRow(row)
    guard part?.holdsRows == true else {
      layoutIfNeeded()
      guard let rect = rect(ofRow: row) else { return }
      return moving(animated) { show(rect, at: position, animation: $0) }
    }
    moving(animated) { animation in
      app.change { $0.scrollToRow(phonesRow, at: position, by: .app, animation: animation) }
      app.notice()
    }
  }

  /// Scrolls a rectangle to a position, such as the top, in a view that stores its own offset.
  private func show(_ rect: CGRect, at position: ScrollPosition, animation: Animation?) {
    let free = bounds.inset(by: own.adjustedInset)
    let y: CGFloat
    switch position {
    case .none: return showRect(rect, animation: animation)
    case .top: y = rect.minY - own.adjustedInset.top
    case .middle: y = rect.midY - free.height / 2 - own.adjustedInset.top
    case .bottom: y = rect.maxY - free.height - own.adjustedInset.top
    }
    let target = CGPoint(x: own.offset.x, y: y)
    setOffset(own.legal(target, in: bounds.size), animation: animation)
  }
}
