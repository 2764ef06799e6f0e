import Foundation
import Simulation

extension Engine {
  /// Moves the root view up by what the keyboard covers of the active row.
  mutating func moveUp(
    above end: CGRect, on phone: inout Phone, animation: Animation?
  ) {
    guard let row = phone.firstResponder else { return }
    let keyboard = phone.convertToTable(fromWindow: end)
    let lacking = phone.table.rect(forRow: row).maxY + strategy.margin - keyboard.minY
    guard lacking > 0 else {
      phone.record(.declined(.alreadyVisible))
      return
    }
    saved.rootFrame = saved.rootFrame ?? phone.rootView.model
    phone.setRootFrame(
      phone.rootView.model.offsetBy(dx: 0, dy: -lacking), by: .strategy, animation: animation)
  }

  /// Pans the root view, from where it stood first, by what brings the active row between the
  /// status bar and the keyboard.
  mutating func pan(above end: CGRect, on phone: inout Phone, animation: Animation?) {
    guard let row = phone.firstResponder else { return }
    let first = saved.rootFrame ?? phone.rootView.model
    saved.rootFrame = first
    // Moved out of the safe area the table may clamp its offset, which a second layout sees.
    for _ in 0..<2 {
      let shift = phone.rootView.model.minY - first.minY
      let frame = phone.frameOnScreen(ofRow: row).offsetBy(dx: 0, dy: -shift)
      guard let distance = panDistance(of: frame, above: end, on: phone) else { return }
      phone.setRootFrame(
        first.offsetBy(dx: 0, dy: -distance), by: .strategy, animation: animation)
    }
  }

  /// Returns the least distance up that shows a rectangle of the screen, or nil where it is too
  /// tall.
  private func panDistance(of frame: CGRect, above end: CGRect, on phone: Phone) -> CGFloat? {
    let top = phone.scene.safeArea.top
    let bottom = phone.scene.screenRect(fromWindow: end).minY
    if frame.height > bottom - top { return nil }
    if frame.minY < top { return frame.minY - top }
    return max(0, frame.maxY - bottom)
  }
}
