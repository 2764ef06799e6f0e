import Foundation
import Simulation

extension Engine {
  /// Sets the bottom inset alone, as the libraries do; `end` is the keyboard's frame in window
  /// coordinates.
  func setBottomInset(under end: CGRect, on phone: inout Phone, animation: Animation?) {
    var inset = phone.table.contentInset
    inset.bottom = bottomInset(under: end, on: phone)
    // What is not changed does not bring the offset back into its range.
    guard inset != phone.table.contentInset else { return }
    var indicators = phone.table.scrollIndicatorInsets
    indicators.bottom =
      strategy.room == .insetDistance ? indicatorInset(under: end, on: phone) : inset.bottom
    phone.setContentInset(inset, indicators: indicators, by: .strategy, animation: animation)
  }

  private func bottomInset(under end: CGRect, on phone: Phone) -> CGFloat {
    let table = phone.table
    let keyboard = phone.convertToTable(fromWindow: end)
    let safeArea = table.systemInset.bottom
    let before = (saved.inset ?? table.contentInset).bottom
    switch strategy.room {
    case .insetCovered: return max(0, keyboard.height - max(0, keyboard.maxY - table.bounds.maxY))
    case .insetAboveSaved:
      return max(before, table.bounds.maxY - keyboard.minY + strategy.spacing - safeArea)
    case .spacer:
      // React Native's scroll views do not count the safe area.
      return before + max(0, end.height + strategy.spacing - safeArea)
    default: return inset(under: raisedHeight(end, on: phone), atLeast: before, on: phone)
    }
  }

  /// Returns the indicators' bottom inset of IQKeyboardManager, which knows neither the distance
  /// nor the raise by the root view's safe area.
  private func indicatorInset(under end: CGRect, on phone: Phone) -> CGFloat {
    let before = (saved.indicators ?? phone.table.scrollIndicatorInsets).bottom
    let height = raisedHeight(end, on: phone) - raise(on: phone)
    return inset(under: height, atLeast: before, on: phone)
  }

  /// Returns what a keyboard of a height on the screen covers of the table, less the safe area that
  /// the system adds.
  private func inset(under height: CGFloat, atLeast before: CGFloat, on phone: Phone) -> CGFloat {
    let below = phone.scene.screenSize.height - phone.tableFrameOnScreen.maxY
    return max(before, height - below) - phone.table.systemInset.bottom
  }

  /// Has UIKit's own share of the inset hold what the keyboard covers of the table's bounds.
  func setSystemInset(for end: CGRect, on phone: inout Phone, animation: Animation?) {
    let overlap = phone.convertToTable(fromWindow: end).intersection(phone.table.bounds)
    phone.setKeyboardInset(overlap.isNull ? 0 : overlap.height, animation: animation)
  }
}
