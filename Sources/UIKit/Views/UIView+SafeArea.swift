import Foundation
import Simulation

/// What the safe area and the margins leave.
extension UIView {
  /// How far it reaches out of the safe area, as far as it is on the screen; nothing before iOS 11,
  /// and nothing in a view that is inside the safe area (UIView.safeAreaInsets's reference).
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

  /// What is in it can reach out of the safe area no further than so: a scroll view that adjusts
  /// its insets has its content inside it from top to bottom, and so has one whose rows it places.
  private var safeAreaOfContent: UIEdgeInsets {
    var insets = safeAreaInsets
    guard let scrollView = self as? UIScrollView else { return insets }
    let behavior = scrollView.contentInsetAdjustmentBehavior
    if behavior != .never || rowView != nil { (insets.top, insets.bottom) = (0, 0) }
    if behavior == .always { (insets.left, insets.right) = (0, 0) }
    return insets
  }

  /// The margins without the safe area: of a controller's view at least the system's at the sides
  /// (UIView.layoutMargins and viewRespectsSystemMinimumLayoutMargins).
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

  /// The least margin at the sides of a controller's view: 20 points on the phones of 414 and more,
  /// and on iPads.
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

  /// Tells it, and the views in it, of what it reaches out of the safe area now.
  func tellOfSafeArea() {
    let insets = insetsOfSafeArea
    guard insets != keptLayoutState?.safeArea ?? .zero else { return }
    layoutState.safeArea = insets
    (self as? UIScrollView)?.updateSystemInset()
    safeAreaInsetsDidChange()
    if insetsLayoutMarginsFromSafeArea { tellOfMargins() }
    for child in children { child.tellOfSafeArea() }
  }

  /// Tells the views in it, which may have been moved into the safe area or out of it; what is
  /// inside it has none that reach out.
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

  /// Two widths, which change their places from right to left.
  private func inReadingOrder(_ first: CGFloat, _ second: CGFloat) -> (CGFloat, CGFloat) {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? (second, first) : (first, second)
  }

  /// The direction of what it holds, which no view has from the one around it; the app's language
  /// is read from left to right.
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
  /// The part of the window that bars and the screen's corners leave, with what the controller that
  /// is shown adds.
  var safeAreaInWindow: CGRect {
    let scene = phone.scene
    let (safe, size) = (scene.safeArea, scene.screenSize)
    let added = shownController?.additionalSafeAreaInsets ?? .zero
    let top = max(safe.top, phone.shownNavigationBarFrame.maxY) + added.top
    // The screen's own lies below a sheet.
    let tabBar = scene.hasSheet ? .zero : scene.tabBarFrame
    let bottom = min(tabBar.height > 0 ? tabBar.minY : size.height, size.height - safe.bottom)
    return CGRect(
      x: safe.left + added.left, y: top,
      width: size.width - safe.left - safe.right - added.left - added.right,
      height: max(0, bottom - added.bottom - top))
  }
}
