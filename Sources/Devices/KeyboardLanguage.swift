import Foundation

/// A keyboard language or app whose keyboard has a height of its own or appears in stages.
///
/// Each stage posts a show notification of its own.
package enum KeyboardLanguage: String, CaseIterable, Sendable {
  case english
  /// First without, then with its row of candidates (a log of a Chinese input method).
  case chinese
  case japanese
  /// Third-party keyboards as logged on a 4-inch phone with iOS 8: the first height is 0.
  case swype
  case swiftkey

  /// Returns the keyboard's heights without an accessory.
  ///
  /// The candidate row has 54 points on an iPad (a table of 2011). On a phone it replaces the
  /// prediction bar and is as high (226, then 271 in a log of a 5.5-inch phone; inferred for other
  /// phones). The 36 points without a bar are inferred.
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
