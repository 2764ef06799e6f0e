import UIKitValues
import Simulation

/// A scroll view whose cells are the phone's rows.
@preconcurrency @MainActor protocol RowView: UIScrollView {
  var hasDataSource: Bool { get }
  /// Whether the view's rows were reloaded since the phone last read them.
  var isReloaded: Bool { get set }
  /// The cells of all rows of the view, in order.
  var rowCells: [UIView] { get }
  /// The phone's rows for this view, in order.
  var rowPlaces: [RowPlace] { get }
  /// The views around and between the cells.
  var viewsAround: (above: [UIView], below: [UIView]) { get }
  /// Returns the phone's index of one of the view's own rows.
  func phonesRow(_ row: Int) -> Int
  var phonesStyle: TableStyle { get }
  /// Returns the geometry of the view's rows for the phone.
  func geometry(on scene: Scene) -> RowGeometry
  /// Returns a row's index over all sections, or nil if there is no such row.
  func row(at indexPath: IndexPath) -> Int?
  /// Returns a row's rectangle in the content, or nil if there is no such row.
  func rect(ofRow row: Int) -> CGRect?
  /// Assigns each cell to its row, after the phone's rows were made.
  func keepCells()
  /// Ends the app like UIKit if the view has no row at an index path.
  func checkRow(at indexPath: IndexPath)
  /// Notifies the delegate of rows that came onto the screen or left it.
  func tellOfDisplay()
}

extension RowView {
  var rowPlaces: [RowPlace] { rowCells.map { RowPlace(view: $0, field: $0.firstFieldInside) } }
  var viewsAround: (above: [UIView], below: [UIView]) { ([], []) }
  func phonesRow(_ row: Int) -> Int { row }

  /// Updates the phone after the view's rows were reloaded, before its geometry is read.
  func takeReload() {
    guard isReloaded, part?.holdsRows == true, let app = SimulatedApp.current, app.isSceneStale,
      let stage = app.stage as? ControllerStage, !stage.isUpdating
    else { return }
    isReloaded = false
    stage.update(app)
  }

  /// Calls the completion of a batch update.
  ///
  /// If animations are enabled, it is called after 0.3 seconds, which is inferred.
  func tellOfUpdates(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard let app = SimulatedApp.current else { return completion(true) }
    app.calls.tell(after: app.animations.areEnabled ? 0.3 : 0, on: app) { completion(true) }
  }

  /// Scrolls the view to a row at an index path.
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

  /// Scrolls the view to a rectangle, while the phone doesn't know the view.
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
