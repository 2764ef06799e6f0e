import Testing

/// Tests that no UIKit member silently does nothing.
///
/// Each member has an effect, is only for the app to read, or says that it has no effect.
struct MemberTests {
  @Test("Every UIKit member that nothing reads says that it has no effect")
  func membersWithoutEffect() throws {
    let members = try Members()
    let silent = members.stored.filter { member in
      guard !Self.isOfNetwork(member) else { return false }
      let name = member.split(separator: ".").last.map(String.init) ?? member
      return members.mentions[name, default: 0] == 0
    }
    #expect(members.stored.count > 100)
    #expect(Set(silent).symmetricDifference(Self.kept) == [])
  }

  @Test("Every UIKit method without a body says that it has no effect")
  func emptyMembers() throws {
    let empty = try Members().empty.filter { member in
      let parts = member.split(separator: ".")
      // A delegate needn't implement its methods, and some controllers are delegates.
      return !Self.isOfNetwork(member)
        && ![("Delegate", ""), ("DataSource", ""), ("Controller", "scrollView")].contains {
          parts[0].hasSuffix($0.0) && parts[parts.count - 1].hasPrefix($0.1)
        }
    }
    #expect(empty.count > 30)
    #expect(Set(empty).symmetricDifference(Self.overridden) == [])
  }

  /// Whether a member belongs to a type for requests, which says once that there is no network.
  private static func isOfNetwork(_ member: String) -> Bool {
    member.hasPrefix("URL") || member.hasPrefix("HTTP")
  }

  /// Members that only the app's own code reads, or whose use is reported elsewhere.
  ///
  /// For example, an animation is reported when it is added to a layer.
  private static let kept: Set<String> = [
    "CAAnimation.beginTime", "CAAnimation.fillMode", "CAAnimation.isRemovedOnCompletion",
    "CAAnimation.timingFunction", "CAPropertyAnimation.isCumulative",
    "CABasicAnimation.byValue", "CABasicAnimation.fromValue",
    "CABasicAnimation.toValue", "CAKeyframeAnimation.keyTimes", "CASpringAnimation.damping",
    "CASpringAnimation.mass", "CASpringAnimation.stiffness",
    "CATransition.subtype", "NSItemProvider.suggestedName", "NSLayoutConstraint.shouldBeArchived",
    "NSUserActivity.expirationDate", "NSUserActivity.keywords",
    "NSUserActivity.persistentIdentifier", "NSUserActivity.referrerURL",
    "NSUserActivity.requiredUserInfoKeys", "NSUserActivity.targetContentIdentifier",
    "NSUserActivity.webpageURL",
    "OperationQueue.maxConcurrentOperationCount", "OperationQueue.qualityOfService",
    "UICellConfigurationState.isDisabled",
    "UICellConfigurationState.isFocused", "UICellConfigurationState.isReordering",
    "UICellConfigurationState.isSwiped", "UICollectionViewDiffableDataSource.reorderingHandlers",
    "UICollectionViewDiffableDataSource.sectionSnapshotHandlers",
    "UIColorPickerViewController.selectedColor", "UIDragItem.localObject",
    "UIDropProposal.isPrecise",
    "UINavigationController.interactivePopGestureRecognizer",
    "UIScreen.fixedCoordinateSpace", "UISearchBar.selectedScopeButtonIndex",
    "UISearchSuggestionItem.representedObject", "UISearchToken.representedObject",
    "UIView.restorationIdentifier", "UIViewConfigurationState.isDisabled",
    "UIViewController.restorationIdentifier", "UIViewController.traitOverrides",
  ]

  /// Methods for an app to override; Formlift's own body of each does nothing.
  ///
  /// UIKit's views miss no touch, a picker asks for its rows each time, and the device always
  /// reports its rotations. Menus, finds, pointers and symbol effects never begin, so that there is
  /// nothing to end or reload.
  private static let overridden: Set<String> = [
    "AppRuntime.advance", "AppRuntime.settle",
    "UIApplication.endBackgroundTask", "UICalendarView.reloadDecorations",
    "UICollectionViewController.collectionViewDidEndMultipleSelectionInteraction",
    "UIEditMenuInteraction.dismissMenu", "UIEditMenuInteraction.reloadVisibleMenu",
    "UIEditMenuInteraction.willMove", "UIFindInteraction.dismissFindNavigator",
    "UIFindInteraction.findNext", "UIFindInteraction.findPrevious",
    "UIImageView.removeAllSymbolEffects", "UIImageView.removeSymbolEffect",
    "UIPointerInteraction.invalidate", "UIPointerInteraction.willMove",
    "UIResponder.accessibilityDecrement", "UIResponder.accessibilityIncrement",
    "UIResponder.buildMenu", "UIResponder.restoreUserActivityState",
    "UIResponder.updateUserActivityState",
    "UITableViewController.tableViewDidEndMultipleSelectionInteraction",
    "UITextInput.unmarkText", "UIView.updateTraitsIfNeeded",
    "UIViewController.removeKeyCommand",
    "UIViewController.updateContentUnavailableConfiguration",
    "UIView.updateProperties", "UIViewController.updateProperties",
    "UIViewController.decodeRestorableState", "UIViewController.encodeRestorableState",
    "NSLayoutConstraint.awakeFromNib", "NSLayoutConstraint.prepareForInterfaceBuilder",
    "UICollectionViewDataSourcePrefetching.collectionView", "UIContextMenuInteraction.willMove",
    "UIGestureRecognizer.reset", "UIGestureRecognizer.touchesBegan",
    "UIGestureRecognizer.touchesCancelled", "UIGestureRecognizer.touchesEnded",
    "UIGestureRecognizer.touchesMoved", "UICollectionReusableView.apply",
    "UICollectionReusableView.prepareForReuse",
    "UICollectionViewController.collectionView",
    "UICollectionViewLayout.prepare", "UIControl.cancelTracking", "UIControl.endTracking",
    "UIDevice.beginGeneratingDeviceOrientationNotifications",
    "UIDevice.endGeneratingDeviceOrientationNotifications", "UILabel.drawText",
    "UIPickerView.reloadAllComponents", "UIPickerView.reloadComponent",
    "UIPresentationController.containerViewDidLayoutSubviews",
    "UIPresentationController.containerViewWillLayoutSubviews",
    "UIPresentationController.dismissalTransitionDidEnd",
    "UIPresentationController.dismissalTransitionWillBegin",
    "UIPresentationController.presentationTransitionDidEnd",
    "UIPresentationController.presentationTransitionWillBegin",
    "UIResponder.motionBegan", "UIResponder.motionEnded",
    "UIResponder.observeValue", "UIResponder.pressesBegan", "UIResponder.pressesEnded",
    "UIScrollView.adjustedContentInsetDidChange",
    "UITableViewCell.prepareForReuse",
    "UITableViewDataSourcePrefetching.tableView",
    "UITableViewController.tableView", "UITableViewHeaderFooterView.prepareForReuse",
    "UIView.awakeFromNib", "UIView.didAddSubview", "UIView.didMoveToSuperview",
    "UIView.didMoveToWindow", "UIView.draw", "UIView.layoutMarginsDidChange",
    "UIView.prepareForInterfaceBuilder", "UIView.safeAreaInsetsDidChange",
    "UIView.tintColorDidChange", "UIView.traitCollectionDidChange", "UIView.willMove",
    "UIView.willRemoveSubview", "UIViewController.awakeFromNib", "UIViewController.didMove",
    "UIViewController.didReceiveMemoryWarning",
    "UIViewController.preferredContentSizeDidChange", "UIViewController.prepare",
    "UIViewController.traitCollectionDidChange", "UIViewController.updateViewConstraints",
    "UIViewController.viewDidAppear", "UIViewController.viewDidDisappear",
    "UIViewController.viewDidLayoutSubviews", "UIViewController.viewDidLoad",
    "UIViewController.viewIsAppearing", "UIViewController.viewLayoutMarginsDidChange",
    "UIViewController.viewSafeAreaInsetsDidChange", "UIViewController.viewWillAppear",
    "UIViewController.viewWillDisappear", "UIViewController.viewWillLayoutSubviews",
    "UIViewController.willMove",
    "UIViewControllerAnimatedTransitioning.animationEnded", "UIWindow.becomeKey",
    "UIWindow.resignKey", "UIWindow.sendEvent", "unobservedValue",
  ]
}
