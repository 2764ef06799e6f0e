import Foundation
import Geometry

/// Models that share one screen: its size, safe areas and keyboard heights.
package struct DeviceClass: Hashable, Sendable {
  package var name: String
  /// The screen held upright, in points.
  package var size: CGSize
  /// Pixels a point.
  package var scale: CGFloat
  /// The safe area of a view that fills the screen without bars, held upright.
  package var portraitSafeArea: EdgeInsets
  /// The same in either landscape, from iOS 11 on.
  package var landscapeSafeArea: EdgeInsets
  package var keyboards: [KeyboardHeight]
  /// Whether it is an iPad, whose bars differ; a custom screen never is.
  package let isPad: Bool
  /// Whether it is of no product.
  package let isCustom: Bool

  package init(
    _ name: Name, _ width: CGFloat, _ height: CGFloat, scale: CGFloat,
    portrait: EdgeInsets, landscape: EdgeInsets, keyboards: [KeyboardHeight]
  ) {
    self.init(
      named: name.rawValue, width, height, scale: scale, portrait: portrait, landscape: landscape,
      keyboards: keyboards)
  }

  /// Creates a screen under any name; that of a product begins with `ip`.
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

  /// Whether its bars keep their height in landscape, as Plus and Max phones' do, and custom
  /// ones'.
  package var hasTallBarsInLandscape: Bool { isPad || isCustom || size.width >= 414 }

  /// Returns the docked keyboard's height without an accessory, or nil when none is known.
  ///
  /// Where this version was not measured, the nearest version's figure stands in; where no keyboard
  /// without the prediction bar is listed (an iPad's number pad is its full keyboard), the one with
  /// the bar. A height from before there was a bar says nothing about later versions.
  /// `avoidsInferred` leaves sums out where anything was observed.
  package func keyboardHeight(
    isLandscape: Bool, isPredictive: Bool, ios: Int, avoidsInferred: Bool = false
  ) -> CGFloat? {
    let wanted: KeyboardHeight.Bar = isPredictive ? .predictive : .plain
    // The fewer marks the better: it is asked at every turn of a phone, so nothing is allocated.
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
