import Foundation

extension Scene {
  /// Returns the height of a navigation bar in points.
  ///
  /// In a sheet that is a card, it is 56 points since iOS 13, as in Interface Builder files.
  func navigationBarHeight(inSheet isSheet: Bool) -> CGFloat {
    isSheet && hasCards ? 56 : navigationBarHeight
  }

  /// Whether page sheets are cards that leave the top of the screen behind them visible.
  ///
  /// They are cards since iOS 13, on a phone only in portrait.
  var hasCards: Bool {
    ios >= 13 && (device.screen.isPad || !orientation.isLandscape)
  }

  /// Whether the window's horizontal size class is regular: on an iPad, from 600 points of width.
  ///
  /// The limit is inferred; it is between half of an 11-inch screen and half of a 12.9-inch one in
  /// landscape.
  package var isRegular: Bool { device.screen.isPad && screenSize.width >= 600 }

  /// The screen between its top and bottom safe-area insets, including the app's own bars.
  var safeFrame: CGRect {
    CGRect(
      x: 0, y: safeArea.top, width: screenSize.width,
      height: screenSize.height - safeArea.top - safeArea.bottom)
  }
}
