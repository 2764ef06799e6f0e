import Foundation

/// A measured or summed height of the docked keyboard, in points.
///
/// It includes the strip over the home indicator, but no input accessory view.
package struct KeyboardHeight: Hashable, Sendable {
  /// Whether the height includes the row of predictions above the keys.
  package enum Bar: Hashable, Sendable {
    case plain
    case predictive
    /// The same height either way.
    ///
    /// There was no such bar before iOS 8.
    case any
  }

  /// The kind of source that a height comes from.
  package enum Evidence: Hashable, Sendable {
    /// A source logged it, measured it or ships it as a constant.
    case observed
    /// A height that is the sum of measured parts.
    case inferred
  }

  package var isLandscape: Bool
  package var bar: Bar
  package var height: CGFloat
  /// The iOS versions that the height holds for.
  package var versions: ClosedRange<Int>
  package var evidence: Evidence

  package init(
    _ hold: Hold, _ bar: Bar, _ height: CGFloat, ios versions: ClosedRange<Int>,
    _ evidence: Evidence = .observed
  ) {
    isLandscape = hold == .landscape
    self.bar = bar
    self.height = height
    self.versions = versions
    self.evidence = evidence
  }

  /// The device's orientation.
  package enum Hold { case portrait, landscape }

  /// Returns the number of versions between `version` and those that the height holds for.
  package func distance(to version: Int) -> Int {
    max(versions.lowerBound - version, version - versions.upperBound, 0)
  }
}
