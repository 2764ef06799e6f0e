import Foundation
import Geometry

/// A screen that several models share, with its size, safe areas and keyboard heights.
package struct DeviceClass: Hashable, Sendable {
  package var name: String
  /// The screen size in portrait, in points.
  package var size: CGSize
  /// The number of pixels per point.
  package var scale: CGFloat
  /// The safe area in portrait of a view that fills the screen, without bars.
  package var portraitSafeArea: EdgeInsets
  /// The safe area in landscape, from iOS 11 on.
  package var landscapeSafeArea: EdgeInsets
  package var keyboards: [KeyboardHeight]
  /// Whether the screen is an iPad's, which has other bars than a phone's.
  ///
  /// A custom screen is never treated as an iPad's.
  package let isPad: Bool
  /// Whether a user gave the screen's size, so that no product has this screen.
  package let isCustom: Bool

  package init(
    _ name: Name, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    portrait: EdgeInsets, landscape: EdgeInsets, keyboards: [KeyboardHeight]
  ) {
    self.init(
      named: name.rawValue, width, height, scale: scale, portrait: portrait, landscape: landscape,
      keyboards: keyboards)
  }

  /// Creates a screen with a name, and its width and height in portrait, in points.
  ///
  /// A name that begins with `ip` means a product's screen, any other a custom one.
  package init(
    named name: String, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    portrait: EdgeInsets, landscape: EdgeInsets, keyboards: [KeyboardHeight]
  ) {
    self.name = name
    self.size = CGSize(width: width, height: height)
    self.scale = scale
    self.portraitSafeArea = portrait
    self.landscapeSafeArea = landscape
    self.keyboards = keyboards
    isPad = name.hasPrefix("ipad-")
    isCustom = !name.hasPrefix("ip")
  }

  /// Whether navigation bars keep their height in landscape, as on Plus and Max phones.
  ///
  /// Navigation bars on iPads and custom screens keep their height, too.
  package var hasTallBarsInLandscape: Bool { isPad || isCustom || size.width >= 414 }

  /// Returns the height in points of the docked keyboard without an accessory view.
  ///
  /// Nil if no height is known for the orientation. If this version was not measured, the nearest
  /// version's height is used. If no height without the prediction bar is listed, the one with the
  /// bar is used: an iPad's number pad is its full keyboard. Heights from before iOS 8, without a
  /// bar, aren't used for later versions if others exist. `avoidsInferred` prefers observed heights
  /// to computed sums.
  package func keyboardHeight(
    isLandscape: Bool, isPredictive: Bool, ios: Int, avoidsInferred: Bool = false
  ) -> CGFloat? {
    let wanted: KeyboardHeight.Bar = isPredictive ? .predictive : .plain
    // The fewer marks the better. This runs at every rotation, so it allocates nothing.
    func marks(of keyboard: KeyboardHeight) -> (Int, Int, Int, Int) {
      let isFitting =
        keyboard.bar == wanted || (keyboard.bar == .any && keyboard.versions.contains(ios))
      return (
        avoidsInferred && keyboard.evidence == .inferred ? 1 : 0, isFitting ? 0 : 1,
        keyboard.distance(to: ios), keyboard.bar == wanted ? 0 : 1
      )
    }
    return keyboards.lazy.filter { $0.isLandscape == isLandscape }.min {
      marks(of: $0) < marks(of: $1)
    }?.height
  }
}
