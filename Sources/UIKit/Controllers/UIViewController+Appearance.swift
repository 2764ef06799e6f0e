import UIKitValues

/// Sending appearance callbacks, such as `viewWillAppear`.
extension UIViewController {
  /// Whether the last callback was `viewWillAppear`, `viewIsAppearing` or `viewDidAppear`.
  var isAppearing: Bool { appearance.isAppearing }

  /// Calls `viewWillAppear` or, if `isAppearing` is false, `viewWillDisappear`, for app containers.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.isAnimated = animated
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Calls `viewDidAppear` or `viewDidDisappear`, to end a transition that a container has begun.
  public func endAppearanceTransition() {
    isAppearing(appearance.isAnimated)
    didAppear(appearance.isAnimated)
    didDisappear(appearance.isAnimated)
  }

  /// Calls `viewWillAppear` of the controller and its shown children now, and `viewDidAppear` after
  /// the animation.
  ///
  /// - Parameters:
  ///   - seconds: the animation's duration, or nil without animation.
  ///   - isAnimated: whether the appearance is animated.
  ///   - enter: adds the view to the window.
  ///   - layOut: lays out the view before `viewDidAppear`.
  func appear(
    after seconds: TimeInterval? = nil, isAnimated: Bool = false, entering enter: () -> Void = {},
    layingOut layOut: () -> Void = {}
  ) {
    guard !isAppearing else {
      enter()
      return layOut()
    }
    willAppear(isAnimated)
    enter()
    isAppearing(isAnimated)
    layOut()
    guard let seconds else { return didAppear(isAnimated) }
    SimulatedApp.current?.transitions.atEnd(ofMovement: seconds) { self.didAppear(isAnimated) }
  }

  /// Calls `viewWillDisappear`, and `viewDidDisappear` after the animation.
  ///
  /// - Parameters:
  ///   - seconds: the animation's duration.
  ///   - isAnimated: whether the disappearance is animated.
  ///   - isLast: whether `viewDidDisappear` follows the other controller's `viewDidAppear`: true
  ///     for a presentation (remkoh.dev, "UIViewController lifecycle in a StoryBoard"), false in a
  ///     navigation stack (wangling.me, "The inconsistent order of view transition events").
  ///   - leave: removes the view from the window.
  func disappear(
    after seconds: TimeInterval, isAnimated: Bool = false, isLast: Bool = false,
    leaving leave: @escaping () -> Void = {}
  ) {
    guard isAppearing else { return }
    willDisappear(isAnimated)
    guard let app = SimulatedApp.current else { return }
    // The closure keeps the controller alive, even if nothing else does.
    let end = {
      guard !self.isAppearing else { return }
      leave()
      self.didDisappear(isAnimated)
    }
    let transitions = app.transitions
    transitions.atEnd(ofMovement: seconds) {
      isLast ? transitions.atEnd(ofMovement: 0, end) : end()
    }
  }

  /// Whether the controller gets appearance callbacks because its view enters the window now.
  ///
  /// A child gets them while its parent appears, unless the parent forwards the callbacks itself
  /// (UIViewController.shouldAutomaticallyForwardAppearanceMethods).
  fileprivate var appearsWithView: Bool {
    guard !isAppearing else { return false }
    guard let parent else { return true }
    return parent.isAppearing && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  fileprivate var disappearsWithView: Bool {
    isAppearing && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Calls `viewIsAppearing` and `viewDidAppear` for a view just added to the window, unless they
  /// must wait for the parent's own callbacks.
  func didEnterWindow() {
    let ofParent = parent?.appearance.stage ?? .didAppear
    if ofParent != .willAppear { isAppearing(false) }
    if ofParent == .didAppear { didAppear(false) }
  }

  private var childrenToTell: [UIViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? childrenShown : []
  }

  private func willAppear(_ isAnimated: Bool) {
    guard appearance.advance(to: .willAppear) else { return }
    if passage?.isDeparture == true { passage = nil }
    viewWillAppear(isAnimated)
    for child in childrenToTell { child.willAppear(isAnimated) }
    tellStack { $0.navigationController($1, willShow: self, animated: isAnimated) }
  }

  private func isAppearing(_ isAnimated: Bool) {
    guard appearance.advance(to: .isAppearing) else { return }
    noticeSafeArea()
    viewIsAppearing(isAnimated)
    for child in childrenToTell { child.isAppearing(isAnimated) }
  }

  private func didAppear(_ isAnimated: Bool) {
    guard appearance.advance(to: .didAppear) else { return }
    for child in childrenToTell { child.didAppear(isAnimated) }
    viewDidAppear(isAnimated)
    SimulatedApp.current?.showBar(of: self)
    passage = nil
    tellStack { $0.navigationController($1, didShow: self, animated: isAnimated) }
  }

  /// Calls the delegate of the enclosing navigation stack, after the controller's own callback
  /// ("UIViewController Life Cycle", vastdevblog.vast.com).
  private func tellStack(
    _ body: (any UINavigationControllerDelegate, UINavigationController) -> Void
  ) {
    guard let stack = parent as? UINavigationController, let delegate = stack.delegate else {
      return
    }
    body(delegate, stack)
  }

  private func willDisappear(_ isAnimated: Bool) {
    guard appearance.advance(to: .willDisappear) else { return }
    viewWillDisappear(isAnimated)
    for child in childrenToTell { child.willDisappear(isAnimated) }
  }

  private func didDisappear(_ isAnimated: Bool) {
    guard appearance.advance(to: .didDisappear) else { return }
    for child in childrenToTell { child.didDisappear(isAnimated) }
    viewDidDisappear(isAnimated)
    passage = nil
  }
}

extension UIView {
  /// Calls `viewWillAppear` of the controllers whose views enter the window inside this view.
  ///
  /// - Returns: those controllers, which need `viewDidAppear` later.
  func tellControllersOfComing() -> [UIViewController] {
    let coming = outermostControllers.filter(\.appearsWithView)
    for controller in coming { controller.beginAppearanceTransition(true, animated: false) }
    return coming
  }

  /// Calls `viewWillDisappear` of the controllers whose views leave the window inside this view.
  ///
  /// - Returns: those controllers, which need `viewDidDisappear` later.
  func tellControllersOfGoing() -> [UIViewController] {
    let going = outermostControllers.filter(\.disappearsWithView)
    for controller in going { controller.beginAppearanceTransition(false, animated: false) }
    return going
  }

  /// The controllers whose views are in this subtree, without the controllers inside those views.
  var outermostControllers: [UIViewController] {
    if let controller { return [controller] }
    return children.flatMap(\.outermostControllers)
  }
}
