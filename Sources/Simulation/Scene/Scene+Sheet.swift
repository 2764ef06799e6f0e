import Foundation

extension Scene {
  /// Returns the height of a navigation bar: in a sheet that is a card 56 points from iOS 13 on, as
  /// Interface Builder files have it.
  func navigationBarHeight(inSheet isSheet: Bool) -> CGFloat {
    isSheet && hasCards ? 56 : navigationBarHeight
  }

  /// Whether sheets lie on the screen as cards: on a phone only while it is held upright.
  var hasCards: Bool {
    ios >= 13 && (device.screen.isPad || !orientation.isLandscape)
  }

  /// Whether the window is horizontally regular: an iPad's from 600 points of width on, between
  /// half of an 11-inch screen and half of a 12.9-inch one in landscape; inferred.
  package var isRegular: Bool { device.screen.isPad && screenSize.width >= 600 }

  /// The screen less the safe area of a view without bars.
  var safeFrame: CGRect {
    CGRect(
      x: 0, y: safeArea.top, width: screenSize.width,
      height: screenSize.height - safeArea.top - safeArea.bottom)
  }
}
