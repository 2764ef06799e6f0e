import Foundation

extension Phone {
  /// Sets the part of the table, from its bottom, that UIKit itself keeps free for the keyboard:
  /// the table view controller's adjustment, or the keyboard's safe-area region.
  ///
  /// From iOS 11 on it goes into adjustedContentInset alone, where it holds the safe area
  /// (WebKit's comment on apps linked with iOS 11); up to iOS 10 it is added to contentInset and
  /// later taken off again, whatever that was set to in between (radar 13836932).
  public mutating func setKeyboardInset(_ height: CGFloat, animation: Animation? = nil) {
    let added = height - table.keyboardInset
    table.keyboardInset = height
    guard scene.ios < 11 else {
      layOut(animation: animation)
      return
    }
    var inset = table.contentInset
    inset.bottom += added
    var indicators = table.scrollIndicatorInsets
    indicators.bottom += added
    setContentInset(inset, indicators: indicators, by: .uikit, animation: animation)
  }
}
