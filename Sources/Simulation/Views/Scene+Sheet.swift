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

  /// Whether a card lies over the screen's bars.
  package var hasSheet: Bool { containers.first?.isSheet == true }

  /// The screen less the safe area of a view without bars.
  var safeFrame: CGRect {
    CGRect(
      x: 0, y: safeArea.top, width: screenSize.width,
      height: screenSize.height - safeArea.top - safeArea.bottom)
  }

  /// A sheet's frame on the screen.
  ///
  /// On an iPad it is a form sheet of 540 × 620 points in the middle; on an iPhone held upright a
  /// page sheet from iOS 13 on, which begins 10 points (inferred) below the status bar; else the
  /// screen.
  ///
  /// It stays there while the keyboard is up; UIKit moves a form sheet up in landscape.
  var sheetFrame: CGRect {
    let screen = CGRect(origin: .zero, size: screenSize)
    if device.screen.isPad {
      let size = CGSize(width: min(540, screen.width), height: min(620, screen.height))
      return CGRect(
        x: (screen.width - size.width) / 2, y: (screen.height - size.height) / 2,
        width: size.width, height: size.height)
    }
    guard hasCards else { return screen }
    let top = safeArea.top + 10
    return CGRect(x: 0, y: top, width: screen.width, height: screen.height - top)
  }
}
