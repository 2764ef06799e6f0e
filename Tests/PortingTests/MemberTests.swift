import Testing

/// Tests that no UIKit member silently does nothing.
///
/// Each member has an effect, is only for the app to read, or says that it has no effect.
struct MemberTests {
  @Test("Every UIKit member that nothing reads says that it has no effect")
  func membersWithoutEffect() throws {
    let members = try Members()
    let silent = members.stored.filter { member in
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
      return ![("Delegate", ""), ("DataSource", ""), ("Controller", "scrollView")].contains {
        parts[0].hasSuffix($0.0) && parts[parts.count - 1].hasPrefix($0.1)
      }
    }
    #expect(empty.count > 30)
    #expect(Set(empty).symmetricDifference(Self.overridden) == [])
  }

  /// Members that only the app's own code reads, or whose use is reported elsewhere.
  ///
  /// For example, an animation is reported when it is added to a layer.
  private static let kept: Set<String> = [
    "CAAnimation.beginTime", "CAAnimation.fillMode", "CAAnimation.isRemovedOnCompletion",
    "CAAnimation.timingFunction", "CABasicAnimation.byValue", "CABasicAnimation.fromValue",
    "CABasicAnimation.toValue", "CAKeyframeAnimation.keyTimes", "CASpringAnimation.damping",
    "CASpringAnimation.mass", "CASpringAnimation.stiffness",
    "CATransition.subtype", "NSItemProvider.suggestedName", "NSLayoutConstraint.shouldBeArchived",
    "OperationQueue.maxConcurrentOperationCount", "OperationQueue.qualityOfService",
    "UICellConfigurationState.isDisabled",
    "UICellConfigurationState.isFocused", "UICellConfigurationState.isReordering",
    "UICellConfigurationState.isSwiped",
    "UINavigationController.interactivePopGestureRecognizer",
    "UIScreen.fixedCoordinateSpace", "UISearchBar.selectedScopeButtonIndex",
    "UISearchToken.representedObject",
    "UIView.restorationIdentifier", "UIViewConfigurationState.isDisabled",
    "UIViewController.restorationIdentifier",
  ]

  /// Methods for an app to override; Formlift's own body of each does nothing.
  ///
  /// UIKit's views miss no touch, a picker asks for its rows each time, and the device always
  /// reports its rotations.
  private static let overridden: Set<String> = [
    "AppRuntime.advance", "AppRuntime.settle",
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
    "UITableViewCell.prepareForReuse", "UITableViewCell.setEditing",
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
