import Foundation

/// A keyboard whose height is its own, or comes in stages.
///
/// Each stage posts a show notification of its own.
package enum KeyboardLanguage: String, CaseIterable, Sendable {
  case english
  /// First without, then with its row of candidates (a log of a Chinese input method).
  case chinese
  case japanese
  /// Third-party keyboards as they were logged on a 4-inch phone with iOS 8: height 0 first.
  case swype
  case swiftkey

  /// Returns the keyboard's heights, without an accessory.
  ///
  /// The candidate row has 54 points on an iPad (a table of 2011). On a phone it is as high as the
  /// prediction bar, whose place it takes (226, then 271 in a log of a 5.5-inch phone; for other
  /// phones inferred); the 36 points without one are inferred.
  package func stages(plain: CGFloat, predictive: CGFloat, isPad: Bool) -> KeyboardStages {
    switch self {
    case .english: return KeyboardStages(predictive)
    case .chinese, .japanese:
      let bar = predictive - plain
      return KeyboardStages(plain, plain + (isPad ? 54 : bar > 0 ? bar : 36))
    case .swype: return KeyboardStages(0, 216, 256)
    case .swiftkey: return KeyboardStages(0, 216, 259)
    }
  }
}
