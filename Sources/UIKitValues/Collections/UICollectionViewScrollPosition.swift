import Simulation

/// Where scrolling puts an item in a collection view's visible part.
public struct UICollectionViewScrollPosition: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = Self(rawValue: 1)
  public static let centeredVertically = Self(rawValue: 2)
  public static let bottom = Self(rawValue: 4)
  public static let left = Self(rawValue: 8)
  public static let centeredHorizontally = Self(rawValue: 16)
  public static let right = Self(rawValue: 32)

  /// The simulated phone's name for this position.
  package var phones: Simulation.ScrollPosition {
    if contains(.top) { return .top }
    if contains(.centeredVertically) { return .middle }
    return contains(.bottom) ? .bottom : .none
  }
}

/// How a section of a collection scrolls sideways; has no effect in the simulation.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
