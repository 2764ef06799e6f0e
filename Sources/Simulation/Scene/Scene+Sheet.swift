import Foundation

extension Scene {
  /// Returns the height of a navigation bar in points.
  ///
  /// In a sheet that is a card, it is 56 points since iOS 13, as in Interface Builder files.
  func navigationBarHeight(inSheet isSheet: Bool) -> CGFloat {
    isSheet && hasCards ? 56 : navigationBarHeight
  }

  /// Whether sheets are shown as cards, above which a part of the screen below stays visible.
  ///
  /// On a phone, this is only the case in portrait.
  var hasCards: Bool {
    ios >= 13 && (device.screen.isPad || !orientation.isLandscape)
  }

  /// Whether the window's horizontal size class is regular: on an iPad, from 600 points of width.
  ///
  /// The limit is inferred; it is between half of an 11-inch screen and half of a 12.9-inch one in
  /// landscape.
  package var isRegular: Bool { device.screen.isPad && screenSize.width >= 600 }

  /// The part of the screen inside the safe area of a view without bars.
  var safeFrame: CGRect {
    CGRect(
      x: 0, y: safeArea.top, width: screenSize.width,
      height: screenSize.height - safeArea.top - safeArea.bottom)
  }
}
