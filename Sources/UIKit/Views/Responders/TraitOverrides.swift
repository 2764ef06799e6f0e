import UIKitValues

// Traits and texts that app code sets, which have no effect here.

extension UIView {
  private static let (overrides, largeTitle): (StaticString, StaticString) = ("overrides", "large")

  public var traitOverrides: UITraitOverrides {
    get {
      objc_getAssociatedObject(self, Self.overrides.utf8Start) as? UITraitOverrides
        ?? UITraitOverrides()
    }
    set {
      objc_setAssociatedObject(
        self, Self.overrides.utf8Start, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  public func updateTraitsIfNeeded() {}

  /// The title in the large content viewer, which the simulation doesn't have.
  public var largeContentTitle: String? {
    get { objc_getAssociatedObject(self, Self.largeTitle.utf8Start) as? String }
    set {
      notUsed(UIView.self)
      objc_setAssociatedObject(
        self, Self.largeTitle.utf8Start, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }
}

extension UIViewController {
  public func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { notDone(UIViewController.self) }

  public func addKeyCommand(_ keyCommand: UIKeyCommand) { notUsed(UIViewController.self) }
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

  /// Asks for an update of the content for a screen that has nothing to show.
  public func setNeedsUpdateContentUnavailableConfiguration() {
    var state = UIContentUnavailableConfigurationState(traitCollection: .current)
    state.searchText = navigationItem.searchController?.searchBar.text
    updateContentUnavailableConfiguration(using: state)
  }
}
