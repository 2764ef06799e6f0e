import Foundation
import Simulation

extension Engine {
  /// Sets the bottom inset alone, as the libraries do; `end` is the keyboard's frame in window
  /// coordinates.
  func setBottomInset(for end: CGRect, on phone: inout Phone, animation: Animation?) {
    let keyboard = phone.convertToTable(fromWindow: end)
    let bottom = phone.table.bounds.maxY
    let before = (saved.inset ?? phone.table.contentInset).bottom
    var inset = phone.table.contentInset
    switch strategy.room {
    case .insetCovered:
      inset.bottom = max(0, keyboard.height - max(0, keyboard.maxY - bottom))
    case .insetAboveSaved:
      let lacking = bottom - keyboard.minY + strategy.spacing - phone.table.systemInset.bottom
      inset.bottom = max(before, lacking)
    case .spacer:
      // React Native's scroll views do not count the safe area.
      let safeArea = phone.table.systemInset.bottom
      inset.bottom = before + max(0, end.height + strategy.spacing - safeArea)
    default:
      let below = phone.scene.screenSize.height - phone.tableFrameOnScreen.maxY
      inset.bottom =
        max(before, raisedHeight(end, on: phone) - below) - phone.table.systemInset.bottom
    }
    // What is not changed does not bring the offset back into its range.
    guard inset != phone.table.contentInset else { return }
    var indicators = phone.table.scrollIndicatorInsets
    indicators.bottom = inset.bottom
    if strategy.room == .insetDistance { indicators.bottom = indicatorInset(for: end, on: phone) }
    phone.setContentInset(inset, indicators: indicators, by: .strategy, animation: animation)
  }

  /// Returns the indicators' bottom inset of IQKeyboardManager, which knows neither the distance nor
  /// the raise by the root view's safe area.
  private func indicatorInset(for end: CGRect, on phone: Phone) -> CGFloat {
    let before = (saved.indicators ?? phone.table.scrollIndicatorInsets).bottom
    let below = phone.scene.screenSize.height - phone.tableFrameOnScreen.maxY
    let raise = strategy.margin + phone.scene.rootSafeAreaBottom
    return max(before, raisedHeight(end, on: phone) - below - raise)
      - phone.table.systemInset.bottom
  }

  func setSystemInset(for end: CGRect, on phone: inout Phone, animation: Animation?) {
    let overlap = phone.convertToTable(fromWindow: end).intersection(phone.table.bounds)
    phone.setKeyboardInset(overlap.isNull ? 0 : overlap.height, animation: animation)
  }
}
