import UIKitValues

/// A view's layout guides.
extension UIView {
  public var layoutGuides: [UILayoutGuide] { layoutState.guides }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    layoutState.add(guide)
    guide.owningView = self
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard guide.owningView === self else { return }
    for constraint in layoutRoot.allConstraints
    where constraint.firstItem === guide || constraint.secondItem === guide {
      constraint.isActive = false
    }
    layoutState.remove(guide)
    guide.owningView = nil
  }

  /// The layout guide of the safe area: what bars, screen corners and extra insets leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide("UIViewSafeAreaLayoutGuide") { .inset($0.safeAreaInsets) }
  }

  /// The layout guide of the area inside the view's margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide("UIViewLayoutMarginsGuide") { .inset($0.layoutMargins) }
  }

  /// The part of the margins guide that is narrow enough for reading: 672 points at the default
  /// text size.
  public var readableContentGuide: UILayoutGuide {
    guide("UIViewReadableContentGuide") { view in
      var insets = view.layoutMargins
      let surplus = max(0, view.bounds.width - insets.left - insets.right - 672) / 2
      insets.left += surplus
      insets.right += surplus
      return .inset(insets)
    }
  }

  /// The layout guide of the area that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    layoutState.systemGuide("UIViewKeyboardLayoutGuide") {
      SimulatedApp.current?.keyboardGuides.use()
      return UIKeyboardLayoutGuide(of: self)
    }
  }

  /// Returns UIKit's own guide with this name, created on first use; nil lets constraints place it.
  func guide(_ name: String, _ place: ((UIView) -> GuidePlace)?) -> UILayoutGuide {
    layoutState.systemGuide(name) { UILayoutGuide(name, of: self, place: place) }
  }

  /// The constraints held in this view's subtree, except in cells, which are solved separately.
  var allConstraints: [NSLayoutConstraint] {
    constraints + children.flatMap { $0.isLayoutRoot ? [] : $0.allConstraints }
  }
}

extension UIScrollView {
  static let contentGuideName = "UIScrollViewContentLayoutGuide"

  /// The layout guide of the scroll view's content.
  ///
  /// Constraints to it determine the content size.
  public var contentLayoutGuide: UILayoutGuide {
    guide(Self.contentGuideName, nil)
  }

  /// The layout guide of the visible part of the scroll view's content.
  public var frameLayoutGuide: UILayoutGuide {
    guide("UIScrollViewFrameLayoutGuide") { _ in .inset(.zero) }
  }
}
