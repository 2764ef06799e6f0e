import Foundation

/// A keyboard's language, or a keyboard app, which determines the height and stages of appearing.
///
/// Each stage posts a show notification of its own.
package enum KeyboardLanguage: String, CaseIterable, Sendable {
  case english
  /// A Chinese keyboard: it appears first without and then with a row of candidates (from a log).
  case chinese
  case japanese
  /// The keyboard app Swype, whose keyboard appears in three stages, the first with height 0.
  ///
  /// A 4-inch phone with iOS 8 logged these stages.
  case swype
  case swiftkey

  /// Returns the successive heights of this language's keyboard as it appears, in points.
  ///
  /// The heights exclude the input accessory view. `plain` and `predictive` are the device's
  /// heights without and with predictions.
  ///
  /// The candidate row is 54 points high on an iPad (a table of 2011). On a phone, it replaces the
  /// prediction bar and is as high. A log of a 5.5-inch phone has 226, then 271; inferred for other
  /// phones. The 36 points for phones without a prediction bar are inferred.
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
