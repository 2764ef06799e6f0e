/// Which columns of a split view controller are visible.
public enum UISplitViewControllerDisplayMode: Int, Sendable {
  case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
  case twoOverSecondary, twoDisplaceSecondary

  public static let primaryHidden = secondaryOnly
  public static let allVisible = oneBesideSecondary
  public static let primaryOverlay = oneOverSecondary
}
