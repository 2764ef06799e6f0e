import Foundation
import Simulation

/// A scroll view whose cells are the phone's rows.
@preconcurrency @MainActor protocol RowView: UIScrollView {
  var hasDataSource: Bool { get }
  /// Whether its rows were loaded again, and the phone has not taken them over yet.
  var isReloaded: Bool { get set }
  /// Every row's cell, in order.
  var rowCells: [UIView] { get }
  /// The rows that the phone has for it, in order.
  var rowPlaces: [RowPlace] { get }
  /// What stands above the cells, and below them.
  var viewsAround: (above: UIView?, below: UIView?) { get }
  /// Returns the number that one of its own rows has on the phone.
  func phonesRow(_ row: Int) -> Int
  var phonesStyle: TableStyle { get }
  /// Where the rows lie.
  func geometry(on scene: Scene) -> RowGeometry
  /// Returns the number of a row over all sections; nil where there is none.
  func row(at indexPath: IndexPath) -> Int?
  /// Returns where a row lies in the content; nil where there is none.
  func rect(ofRow row: Int) -> CGRect?
  /// Gives each cell the place of its row, now that the phone has rows.
  func keepCells()
  /// Ends the app where there is no such row, as UIKit does.
  func checkRow(at indexPath: IndexPath)
  /// Tells its delegate of the rows that have come onto the screen or left it.
  func tellOfDisplay()
}

extension RowView {
  var rowPlaces: [RowPlace] { rowCells.map { RowPlace(view: $0, field: $0.firstFieldInside) } }
  var viewsAround: (above: UIView?, below: UIView?) { (nil, nil) }
  func phonesRow(_ row: Int) -> Int { row }

  /// Has the phone take over rows that were loaded again, before it is read where they lie.
  func takeReload() {
    guard isReloaded, part?.holdsRows == true, let app = SimulatedApp.current, app.isSceneStale,
      let stage = app.stage as? ControllerStage, !stage.isUpdating
    else { return }
    isReloaded = false
    stage.update(app)
  }

  /// Tells of the end of updates, which are seen to be made unless animations are off; 0.3 seconds
  /// are inferred.
  func tellOfUpdates(_ completion: ((Bool) -> Void)?) {
    guard let completion else { return }
    guard let app = SimulatedApp.current else { return completion(true) }
    app.calls.tell(after: app.animations.areEnabled ? 0.3 : 0, on: app) { completion(true) }
  }

  /// Scrolls the phone to a row.
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

  /// Scrolls itself, while the phone does not know it.
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
