import Foundation
import Simulation

extension Engine {
  /// Takes the room back when the keyboard leaves.
  mutating func takeRoomBack(for notification: KeyboardNotification, on phone: inout Phone) {
    let animation = roomAnimation(notification)
    switch strategy.hide {
    case .none: break
    case .zero: phone.setContentInset(.zero, indicators: .zero, by: .strategy, animation: animation)
    case .mirror: mirror(notification, on: &phone, animation: animation)
    case .saved:
      restoreInsets(on: &phone, animation: animation ?? Self.savedAnimation)
      restoreFrames(on: &phone, animation: animation ?? Self.savedAnimation)
    case .giveBack:
      giveBackOffset(on: &phone, animation: animation)
      restoreInsets(on: &phone, animation: animation)
      restoreFrames(on: &phone, animation: animation)
    }
  }

  /// The duration with which "Scrolling a UITableView When Displaying the Keyboard" restores.
  private static let savedAnimation = Animation(duration: 0.3)

  private mutating func mirror(
    _ notification: KeyboardNotification, on phone: inout Phone, animation: Animation?
  ) {
    switch strategy.room {
    case .insetBothEnds: makeRoom(for: notification, on: &phone, staysInView: false)
    case .frameHeight, .frameToKeyboard, .viewHeight, .moveUp:
      restoreFrames(on: &phone, animation: animation)
    case .none, .insetHeight, .insetBeginHeight, .insetOverlap, .insetClearance:
      phone.setContentInset(.zero, indicators: .zero, by: .strategy, animation: animation)
    }
  }

  private func restoreFrames(on phone: inout Phone, animation: Animation?) {
    if let frame = saved.rootFrame {
      phone.setRootFrame(frame, by: .strategy, animation: animation)
    }
    if let frame = saved.tableFrame {
      phone.setTableFrame(frame, by: .strategy, animation: animation)
    }
  }

  private func restoreInsets(on phone: inout Phone, animation: Animation?) {
    guard let inset = saved.inset else { return }
    phone.setContentInset(
      inset, indicators: saved.indicators, by: .strategy, animation: animation)
  }

  private func giveBackOffset(on phone: inout Phone, animation: Animation?) {
    guard let origin = saved.origin else { return }
    phone.setContentOffset(origin, by: .strategy, animation: animation)
  }
}
