import Foundation
import Simulation

extension Step {
  /// The table's insets before room for the keyboard was made; the current ones if none was made.
  package var firstInset: EdgeInsets {
    memory.inset ?? phone.table.contentInset.less(bottom: memory.barInset)
  }

  /// The scroll indicators' insets before room for the keyboard was made, or else the current ones.
  package var firstIndicators: EdgeInsets {
    memory.indicators ?? phone.table.scrollIndicatorInsets.less(bottom: memory.barInset)
  }

  /// Sets the insets of the table's content and of its scroll indicators.
  package mutating func setInset(_ inset: EdgeInsets, indicators: EdgeInsets) {
    phone.setContentInset(
      inset, indicators: indicators, by: .strategy, animation: roomAnimation)
  }

  /// Sets the bottom insets of the table and its scroll indicators, and all other insets to zero.
  ///
  /// Code in articles often does this. The earlier insets are lost.
  package mutating func setInset(bottom: CGFloat) {
    let inset = EdgeInsets(bottom: bottom)
    setInset(inset, indicators: inset)
  }

  /// Sets only the bottom insets of the table and its scroll indicators, and no other insets.
  ///
  /// Libraries do this. If `indicators` is nil, the indicators get the same inset as the table. If
  /// the table has this inset already, nothing changes, not even the indicators.
  package mutating func setBottomInset(_ bottom: CGFloat, indicators: CGFloat? = nil) {
    var inset = phone.table.contentInset
    inset.bottom = bottom
    // If the inset doesn't change, the offset is not clamped.
    guard inset != phone.table.contentInset else { return }
    var indicatorInset = phone.table.scrollIndicatorInsets
    indicatorInset.bottom = indicators ?? bottom
    setInset(inset, indicators: indicatorInset)
  }

  /// Saves the table's insets before room for the keyboard is made; later calls change nothing.
  package mutating func rememberInset() {
    memory.inset = firstInset
    memory.indicators = firstIndicators
  }

  /// Saves the values that making room for the keyboard changes, such as insets.
  ///
  /// They can be restored when the keyboard hides.
  package mutating func rememberRoom() { code.strategy.room.means.remember(&self) }
}

extension EdgeInsets {
  fileprivate func less(bottom share: CGFloat) -> EdgeInsets {
    EdgeInsets(top: top, left: left, bottom: max(0, bottom - share), right: right)
  }
}
