import UIKitValues
import Simulation

/// A view's safe area and layout margins.
extension UIView {
  /// The distances in points from the edges of the view's visible part to the safe area inside.
  ///
  /// They are zero before iOS 11, and for views whose superview is inside the safe area
  /// (UIView.safeAreaInsets's documentation). A controller's additional insets are added to the
  /// insets of its parent's view (UIViewController.additionalSafeAreaInsets's documentation).
  var insetsOfSafeArea: UIEdgeInsets { insetsOfSafeArea(inside: superview?.safeAreaOfContent) }

  /// Returns the safe area insets; `around` is the superview's `safeAreaOfContent`, or nil.
  private func insetsOfSafeArea(inside around: UIEdgeInsets?) -> UIEdgeInsets {
    let addsInsets = controller.map { $0 === $0.childAddingSafeArea } ?? false
    guard addsInsets || around != .zero, let app = SimulatedApp.current,
      app.phone.scene.ios >= 11, window != nil
    else { return .zero }
    let screen = CGRect(origin: .zero, size: app.phone.scene.screenSize)
    var insets = distances(
      to: convert(app.safeAreaInWindow, from: nil), within: convert(screen, from: nil))
    if let view = superview?.controllerAround?.childAddingSafeArea?.viewIfLoaded {
      let safe = convert(view.bounds.inset(by: view.safeAreaInsets), from: view)
      insets = insets.merging(distances(to: safe, within: bounds), by: max)
    }
    if let around { insets = insets.merging(EdgeInsets(around), by: min) }
    if let controller, addsInsets {
      insets = insets + EdgeInsets(controller.additionalSafeAreaInsets)
    }
    return UIEdgeInsets(insets)
  }

  /// Returns the distances from the edges of the view's part on the screen to a rectangle inside,
  /// all in the view's coordinates.
  private func distances(to inside: CGRect, within screen: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: max(0, inside.minY - max(bounds.minY, screen.minY)),
      left: max(0, inside.minX - max(bounds.minX, screen.minX)),
      bottom: max(0, min(bounds.maxY, screen.maxY) - inside.maxY),
      right: max(0, min(bounds.maxX, screen.maxX) - inside.maxX))
  }

  /// The view controller whose view this is, or that of the closest superview; or nil.
  var controllerAround: UIViewController? { controller ?? superview?.controllerAround }

  /// The largest safe area insets that subviews can have, in points.
  ///
  /// At top and bottom, they are 0 in a table, a collection view or a scroll view that adjusts its
  /// insets. The content there is already inside the safe area.
  private var safeAreaOfContent: UIEdgeInsets {
    var insets = safeAreaInsets
    guard let scrollView = self as? UIScrollView else { return insets }
    let behavior = scrollView.contentInsetAdjustmentBehavior
    if behavior != .never || rowView != nil { (insets.top, insets.bottom) = (0, 0) }
    if behavior == .always { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  /// The view's layout margins in points, without what the safe area adds.
  ///
  /// A controller's view has at least the system's side margins (UIView.layoutMargins and
  /// viewRespectsSystemMinimumLayoutMargins).
  private var margins: UIEdgeInsets {
    guard let controller, controller.viewRespectsSystemMinimumLayoutMargins else {
      return keptLayoutState?.margins ?? marginsByDefault
    }
    let side = Self.systemMargin
    guard let given = keptLayoutState?.margins else {
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    return UIEdgeInsets(
      top: given.top, left: max(side, given.left), bottom: given.bottom,
      right: max(side, given.right))
  }

  /// The minimum side margin of a controller's view, in points: 20 on iPads and on phones at least
  /// 414 points wide, 16 on others.
  static var systemMargin: CGFloat {
    guard let size = SimulatedApp.current?.phone.scene.screenSize else { return 16 }
    return min(size.width, size.height) >= 414 ? 20 : 16
  }

  var marginsInsideSafeArea: UIEdgeInsets {
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  func setMargins(_ margins: UIEdgeInsets) {
    guard margins != keptLayoutState?.margins else { return }
    layoutState.margins = margins
    tellOfMargins()
    setNeedsLayout()
  }

  private func tellOfMargins() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  /// Updates the safe area insets of the view and its subtree, and calls `safeAreaInsetsDidChange`.
  ///
  /// `around` is the superview's `safeAreaOfContent`, or nil to find it out.
  func tellOfSafeArea(inside around: UIEdgeInsets? = nil) {
    let insets = insetsOfSafeArea(inside: around ?? superview?.safeAreaOfContent)
    guard insets != keptLayoutState?.safeArea ?? .zero else { return }
    layoutState.safeArea = insets
    (self as? UIScrollView)?.updateSystemInset()
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { tellOfMargins() }
    tellChildren()
  }

  private func tellChildren() {
    guard !children.isEmpty else { return }
    let insets = safeAreaOfContent
    for child in children { child.tellOfSafeArea(inside: insets) }
  }

  /// Updates the subviews' safe area insets, as they may have moved into or out of the safe area.
  ///
  /// If this view is inside the safe area, its subviews have no insets and stay unchanged.
  func tellChildrenOfSafeArea() {
    guard let told = keptLayoutState?.safeArea, told != .zero, window != nil else { return }
    tellChildren()
  }

  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let (leading, trailing) = inReadingOrder(margins.left, margins.right)
      return NSDirectionalEdgeInsets(
        top: margins.top, leading: leading, bottom: margins.bottom, trailing: trailing)
    }
    set {
      let (left, right) = inReadingOrder(newValue.leading, newValue.trailing)
      layoutMargins = UIEdgeInsets(
        top: newValue.top, left: left, bottom: newValue.bottom, right: right)
    }
  }

  /// Returns a leading and a trailing width as left and right: swapped in right-to-left layout.
  private func inReadingOrder(_ first: CGFloat, _ second: CGFloat) -> (CGFloat, CGFloat) {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? (second, first) : (first, second)
  }

  /// The reading direction of the view's content: left to right unless code sets the opposite.
  ///
  /// Views don't inherit the direction from their superviews.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension UIViewController {
  /// The sum of the additional safe area insets of this controller and its parents, in points.
  var additionalSafeAreaAround: EdgeInsets {
    EdgeInsets(additionalSafeAreaInsets) + (parent?.additionalSafeAreaAround ?? .zero)
  }

  /// The nearest controller, from this one up, with additional safe area insets; nil if that would
  /// be the shown controller or one of its parents.
  fileprivate var childAddingSafeArea: UIViewController? {
    guard SimulatedApp.current?.shownController?.isInside(self) == false else { return nil }
    return additionalSafeAreaInsets == .zero ? parent?.childAddingSafeArea : self
  }
}

extension SimulatedApp {
  /// The safe area in screen coordinates, which are the window's since iOS 8: what bars, screen
  /// corners and the additional insets of the shown controller and its ancestors leave free.
  var safeAreaInWindow: CGRect {
    let scene = phone.scene
    let (safe, size) = (scene.safeArea, scene.screenSize)
    let added = shownController?.additionalSafeAreaAround ?? .zero
    let top = max(safe.top, phone.shownNavigationBarFrame.maxY) + added.top
    // The screen's own tab bar is below a sheet.
    let tabBar = scene.hasSheet ? .zero : scene.tabBarFrame
    let bottom = min(tabBar.height > 0 ? tabBar.minY : size.height, size.height - safe.bottom)
    return CGRect(
      x: safe.left + added.left, y: top,
      width: size.width - safe.left - safe.right - added.left - added.right,
      height: max(0, bottom - added.bottom - top))
  }
}
