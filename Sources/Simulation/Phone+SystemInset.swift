import Foundation

extension Phone {
  /// Sets the part of the table, from its bottom, that UIKit itself keeps free for the keyboard:
  /// the table view controller's adjustment, or the keyboard's safe-area region.
  ///
  /// It goes into adjustedContentInset alone, where it holds the safe area (WebKit's comment on
  /// apps linked with iOS 11), or, as `settings.controllerInset` has it, is added to contentInset
  /// and later taken off again, whatever that was set to in between (radar 13836932).
  package mutating func setKeyboardInset(_ height: CGFloat, animation: Animation? = nil) {
    let isInContent = settings.controllerInset == .content
    table.keyboardInset = isInContent ? 0 : height
    addToContentInset(isInContent ? height : 0, animation: animation)
    layOut(animation: animation)
  }

  private mutating func addToContentInset(_ height: CGFloat, animation: Animation?) {
    let change = height - table.addedInset
    guard change != 0 else { return }
    table.addedInset = height
    var inset = table.contentInset
    inset.bottom += change
    var indicators = table.scrollIndicatorInsets
    indicators.bottom += change
    setContentInset(inset, indicators: indicators, by: .uikit, animation: animation)
  }
}
