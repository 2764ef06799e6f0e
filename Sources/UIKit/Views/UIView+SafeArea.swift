import UIKitValues
import Simulation

/// The safe area and the margins.
extension UIView {
  /// The distances of the visible view's edges to the safe area inside.
  ///
  /// They are zero before iOS 11 and inside a view that is inside the safe area
  /// (UIView.safeAreaInsets's reference).
  var insetsOfSafeArea: UIEdgeInsets {
    guard let app = SimulatedApp.current, app.phone.scene.ios >= 11, window != nil else {
      return .zero
    }
    let safe = convert(app.safeAreaInWindow, from: nil)
    let screen = convert(CGRect(origin: .zero, size: app.phone.scene.screenSize), from: nil)
    let bounds = bounds
    let own = UIEdgeInsets(
      top: max(0, safe.minY - max(bounds.minY, screen.minY)),
      left: max(0, safe.minX - max(bounds.minX, screen.minX)),
      bottom: max(0, min(bounds.maxY, screen.maxY) - safe.maxY),
      right: max(0, min(bounds.maxX, screen.maxX) - safe.maxX))
    guard own != .zero, let around = superview?.safeAreaOfContent else { return own }
    return UIEdgeInsets(
      top: min(own.top, around.top), left: min(own.left, around.left),
      bottom: min(own.bottom, around.bottom), right: min(own.right, around.right))
  }

  /// The maximum safe area insets for subviews.
  ///
  /// The content of a scroll view that adjusts its insets, or places its own rows, is vertically
  /// inside the safe area.
  private var safeAreaOfContent: UIEdgeInsets {
    var insets = safeAreaInsets
    guard let scrollView = self as? UIScrollView else { return insets }
    let behavior = scrollView.contentInsetAdjustmentBehavior
    if behavior != .never || rowView != nil { (insets.top, insets.bottom) = (0, 0) }
    if behavior == .always { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  /// The margins without the safe area.
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

  /// The minimum side margin of a controller's view: 20 points on iPads and on phones at least 414
  /// points wide, 16 on others.
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
    layoutState.margins = margins
    tellOfMargins()
    setNeedsLayout()
  }

  private func tellOfMargins() {
    layoutMarginsDidChange()
    controller?.viewLayoutMarginsDidChange()
  }

  /// Reports the current safe area to the view and its subtree.
  func tellOfSafeArea() {
    let insets = insetsOfSafeArea
    guard insets != keptLayoutState?.safeArea ?? .zero else { return }
    layoutState.safeArea = insets
    (self as? UIScrollView)?.updateSystemInset()
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { tellOfMargins() }
    for child in children { child.tellOfSafeArea() }
  }

  /// Reports the safe area to the subviews, which may have moved into or out of it.
  ///
  /// If this view is inside the safe area, they have no insets.
  func tellChildrenOfSafeArea() {
    guard let told = keptLayoutState?.safeArea, told != .zero, window != nil else { return }
    for child in children { child.tellOfSafeArea() }
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

  /// Swaps two widths in right-to-left layout.
  private func inReadingOrder(_ first: CGFloat, _ second: CGFloat) -> (CGFloat, CGFloat) {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? (second, first) : (first, second)
  }

  /// The layout direction of the content.
  ///
  /// Views don't inherit it, and the app's language reads from left to right.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }
}

extension SimulatedApp {
  /// The part of the window that bars, the screen's corners and the shown controller's additional
  /// insets leave free.
  var safeAreaInWindow: CGRect {
    let scene = phone.scene
    let (safe, size) = (scene.safeArea, scene.screenSize)
    let added = shownController?.additionalSafeAreaInsets ?? .zero
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
