import Foundation
import Simulation

extension Engine {
  /// Returns by how much the keyboard is taken to be higher: by the margin and the root view's safe
  /// area.
  func raise(on phone: Phone) -> CGFloat { strategy.margin + phone.scene.rootSafeAreaBottom }

  /// Returns the height of the screen that the keyboard takes once it is raised; `end` is in window
  /// coordinates.
  func raisedHeight(_ end: CGRect, on phone: Phone) -> CGFloat {
    let raise = raise(on: phone)
    var keyboard = phone.scene.screenRect(fromWindow: end)
    keyboard.origin.y -= raise
    keyboard.size.height += raise
    let screen = CGRect(origin: .zero, size: phone.scene.screenSize)
    let taken = keyboard.intersection(screen)
    return taken.isNull ? 0 : taken.height
  }

  /// Scrolls the active row to its distance from the keyboard, and moves the root view by what the
  /// table leaves over.
  mutating func moveToDistance(
    row: Int, above end: CGRect, on phone: inout Phone, animation: Animation?
  ) {
    var up = missingDistance(ofRow: row, above: end, on: phone)
    let offset = phone.table.contentOffset.model.y
    let above = phone.frameOnScreen(ofRow: row).minY - phone.scene.navigationBarFrame.maxY
    let canScroll = up > 0 ? up > -offset - phone.table.contentInset.top : above < 0
    guard canScroll else { return }
    if up <= 0 { up = above }
    let wanted = min(offset - min(offset, -up), phone.table.rect(forRow: row).minY)
    if wanted != offset {
      phone.setContentOffset(wanted, by: .strategy, animation: animation)
    }
    moveRoot(by: up - (wanted - offset), keyboard: end, on: &phone, animation: animation)
  }

  /// Returns the points by which the row has to go up, whole ones as the library cuts them; never
  /// so many that it would leave the screen under the navigation bar.
  ///
  /// The layout margin below holds the safe area once more, which the raised keyboard has already.
  private func missingDistance(ofRow row: Int, above end: CGRect, on phone: Phone) -> CGFloat {
    let frame = phone.frameOnScreen(ofRow: row)
    let visibleHeight = phone.scene.screenSize.height - raisedHeight(end, on: phone)
    let below = frame.maxY - visibleHeight + phone.scene.rootSafeAreaBottom
    return min(frame.minY - phone.scene.navigationBarFrame.maxY, below).rounded(.towardZero)
  }

  /// Moves the root view up by no more than the keyboard's height, or down to where it stood first.
  private mutating func moveRoot(
    by up: CGFloat, keyboard: CGRect, on phone: inout Phone, animation: Animation?
  ) {
    let frame = phone.rootView.model
    let first = saved.rootFrame ?? frame
    let y =
      up >= 0
      ? max(frame.minY - up, -keyboard.height) : frame.minY - max(up, frame.minY - first.minY)
    guard y != frame.minY else { return }
    saved.rootFrame = first
    phone.setRootFrame(
      frame.offsetBy(dx: 0, dy: y - frame.minY), by: .strategy, animation: animation)
  }
}
