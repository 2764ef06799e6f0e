import Foundation

/// A height of the docked keyboard in points, measured or computed, with its conditions.
///
/// The height includes the strip over the home indicator, but no input accessory view.
package struct KeyboardHeight: Hashable, Sendable {
  /// Whether the keyboard's height includes the row of predictions above the keys.
  package enum Bar: Hashable, Sendable {
    case plain
    case predictive
    /// The height is the same with and without predictions.
    ///
    /// Such heights are used for versions before iOS 8, when keyboards had no row of predictions.
    /// They are also used for custom devices.
    case any
  }

  /// The kind of source that a keyboard's height comes from.
  package enum Evidence: Hashable, Sendable {
    /// A source logged the height, measured it, or ships it as a constant.
    case observed
    /// A height that is the sum of measured parts.
    case inferred
  }

  package var isLandscape: Bool
  package var bar: Bar
  package var height: CGFloat
  /// The iOS versions in which the keyboard has this height.
  package var versions: ClosedRange<Int>
  package var evidence: Evidence

  package init(
    _ hold: Posture, _ bar: Bar, _ height: CGFloat, ios versions: ClosedRange<Int>,
    _ evidence: Evidence = .observed
  ) {
    isLandscape = hold == .landscape
    self.bar = bar
    self.height = height
    self.versions = versions
    self.evidence = evidence
  }

  /// The orientation of a device, because a keyboard's height depends on the orientation.
  package enum Posture { case portrait, landscape }

  /// Returns how many iOS versions away `version` is from the nearest one with this height.
  package func distance(to version: Int) -> Int {
    max(versions.lowerBound - version, version - versions.upperBound, 0)
  }
}
