import Foundation

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

  /// What bars, the screen's corners and controllers leave.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide("UIViewSafeAreaLayoutGuide") { .inset($0.safeAreaInsets) }
  }

  /// What the margins leave.
  public var layoutMarginsGuide: UILayoutGuide {
    guide("UIViewLayoutMarginsGuide") { .inset($0.layoutMargins) }
  }

  /// What of the margins' guide is narrow enough to be read: 672 points, as at the default text
  /// size.
  public var readableContentGuide: UILayoutGuide {
    guide("UIViewReadableContentGuide") { view in
      var insets = view.layoutMargins
      let surplus = max(0, view.bounds.width - insets.left - insets.right - 672) / 2
      insets.left += surplus
      insets.right += surplus
      return .inset(insets)
    }
  }

  /// What the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    layoutState.systemGuide("UIViewKeyboardLayoutGuide") {
      SimulatedApp.current?.keyboardGuides.use()
      return UIKeyboardLayoutGuide(of: self)
    }
  }

  /// Returns the guide of a name, which is made when it is first asked for.
  func guide(_ name: String, _ place: ((UIView) -> GuidePlace)?) -> UILayoutGuide {
    layoutState.systemGuide(name) { UILayoutGuide(name, of: self, place: place) }
  }

  /// The constraints that it and all in it hold, but for what is solved by itself.
  var allConstraints: [NSLayoutConstraint] {
    constraints + children.flatMap { $0.isLayoutRoot ? [] : $0.allConstraints }
  }
}

extension UIScrollView {
  static let contentGuideName = "UIScrollViewContentLayoutGuide"

  /// The content, whose size its constraints give.
  public var contentLayoutGuide: UILayoutGuide {
    guide(Self.contentGuideName, nil)
  }

  /// The part of the content that is seen.
  public var frameLayoutGuide: UILayoutGuide {
    guide("UIScrollViewFrameLayoutGuide") { _ in .inset(.zero) }
  }
}
