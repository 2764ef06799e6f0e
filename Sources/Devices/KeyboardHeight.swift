import Foundation

/// One height of the docked keyboard that was measured or summed, in points.
///
/// It includes the bottom strip over the home indicator, but no input accessory view.
package struct KeyboardHeight: Hashable, Sendable {
  /// The row of predictions above the keys: there, not there, or either.
  package enum Bar: Hashable, Sendable {
    case plain
    case predictive
    /// The same height either way: before iOS 8 there was no bar.
    case any
  }

  /// The kind of source that the number has.
  package enum Evidence: Hashable, Sendable {
    /// A source logged it, measured it or ships it as a constant.
    case observed
    /// A sum of parts that were measured one by one.
    case inferred
  }

  package var isLandscape: Bool
  package var bar: Bar
  package var height: CGFloat
  /// The iOS versions it holds for.
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

  /// The way that the device is held.
  package enum Hold { case portrait, landscape }

  /// Returns how many versions lie between `version` and those it holds for.
  package func distance(to version: Int) -> Int {
    max(versions.lowerBound - version, version - versions.upperBound, 0)
  }
}
