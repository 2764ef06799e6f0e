import Foundation
import Simulation

extension Step {
  /// The insets as they were before room was made, or as they are.
  package var firstInset: EdgeInsets {
    memory.inset ?? phone.table.contentInset.less(bottom: memory.barInset)
  }

  /// The scroll indicators' insets as they were before room was made, or as they are.
  package var firstIndicators: EdgeInsets {
    memory.indicators ?? phone.table.scrollIndicatorInsets.less(bottom: memory.barInset)
  }

  /// Sets the insets of content and indicators.
  package mutating func setInset(_ inset: EdgeInsets, indicators: EdgeInsets) {
    phone.setContentInset(
      inset, indicators: indicators, by: .strategy, animation: roomAnimation)
  }

  /// Sets both insets as the articles do: the whole of them, so that what was there before is lost.
  package mutating func setInset(bottom: CGFloat) {
    let inset = EdgeInsets(bottom: bottom)
    setInset(inset, indicators: inset)
  }

  /// Sets the bottom of both insets alone, as the libraries do.
  package mutating func setBottomInset(_ bottom: CGFloat, indicators: CGFloat? = nil) {
    var inset = phone.table.contentInset
    inset.bottom = bottom
    // What is not changed does not bring the offset back into its range.
    guard inset != phone.table.contentInset else { return }
    var indicatorInset = phone.table.scrollIndicatorInsets
    indicatorInset.bottom = indicators ?? bottom
    setInset(inset, indicators: indicatorInset)
  }

  /// Remembers the insets as they are before room is made for the first time.
  package mutating func rememberInset() {
    memory.inset = firstInset
    memory.indicators = firstIndicators
  }

  /// Remembers that by which room is made.
  package mutating func rememberRoom() { code.strategy.room.means.remember(&self) }
}

extension EdgeInsets {
  fileprivate func less(bottom share: CGFloat) -> EdgeInsets {
    EdgeInsets(top: top, left: left, bottom: max(0, bottom - share), right: right)
  }
}
