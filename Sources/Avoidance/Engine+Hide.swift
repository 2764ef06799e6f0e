import Foundation
import Simulation

extension Engine {
  /// Takes the room back when the keyboard leaves.
  mutating func takeRoomBack(for notification: KeyboardNotification, on phone: inout Phone) {
    guard strategy.hide != .none else { return }
    let animation = roomAnimation(notification)
    if strategy.room == .systemInset { phone.setKeyboardInset(0, animation: animation) }
    switch strategy.hide {
    case .none: break
    case .zero: phone.setContentInset(.zero, indicators: .zero, by: .strategy, animation: animation)
    case .mirror: mirror(notification, on: &phone, animation: animation)
    case .saved: restore(on: &phone, animation: animation ?? Self.savedAnimation)
    case .savedOffset:
      giveBackOffset(on: &phone, animation: animation)
      restore(on: &phone, animation: animation)
    case .savedWithinContent:
      restore(on: &phone, animation: Self.keyboardAnimation(notification))
      scrollWithinContent(on: &phone, animation: revealAnimation(notification))
    case .giveBack:
      giveBackOffset(on: &phone, animation: animation)
      restore(on: &phone, animation: animation)
    }
  }

  /// The duration with which "Scrolling a UITableView When Displaying the Keyboard" restores.
  private static let savedAnimation = Animation(duration: 0.3)

  private mutating func mirror(
    _ notification: KeyboardNotification, on phone: inout Phone, animation: Animation?
  ) {
    switch strategy.room {
    case .insetBothEnds: makeRoom(for: notification, on: &phone, staysInView: false)
    case .frameToGuide:
      fitFrame(to: Self.hiddenKeyboard(on: phone), on: &phone, animation: animation)
    case .frameHeight, .frameToKeyboard, .relativePadding, .relativeHeight, .relativePosition,
      .viewHeight, .moveUp, .pan:
      restoreFrames(on: &phone, animation: animation)
    case .none, .systemInset: break
    case .insetHeight, .insetBeginHeight, .insetOverlap, .insetClearance, .insetCovered,
      .insetAboveSaved, .insetDistance, .spacer:
      phone.setContentInset(.zero, indicators: .zero, by: .strategy, animation: animation)
    }
  }

  private func restore(on phone: inout Phone, animation: Animation?) {
    if let inset = saved.inset {
      phone.setContentInset(
        inset, indicators: saved.indicators, by: .strategy, animation: animation)
    }
    restoreFrames(on: &phone, animation: animation)
  }

  private func restoreFrames(on phone: inout Phone, animation: Animation?) {
    if var frame = saved.rootFrame {
      if strategy.room == .viewHeight { frame = heightOnly(of: frame, on: phone) }
      phone.setRootFrame(frame, by: .strategy, animation: animation)
    }
    if let frame = saved.tableFrame {
      phone.setTableFrame(frame, by: .strategy, animation: animation)
    }
  }

  /// The article saves the height alone: turned in between, the view keeps the width it has by
  /// then.
  private func heightOnly(of saved: CGRect, on phone: Phone) -> CGRect {
    CGRect(
      origin: phone.rootView.model.origin,
      size: CGSize(width: phone.rootView.model.width, height: saved.height))
  }

  private func giveBackOffset(on phone: inout Phone, animation: Animation?) {
    guard let origin = saved.origin else { return }
    phone.setContentOffset(origin, by: .strategy, animation: animation)
  }

  private func scrollWithinContent(on phone: inout Phone, animation: Animation?) {
    let end = max(0, phone.table.rows.contentHeight - phone.table.bounds.height)
    guard phone.table.contentOffset.model.y > end else { return }
    phone.setContentOffset(end, by: .strategy, animation: animation)
  }
}
