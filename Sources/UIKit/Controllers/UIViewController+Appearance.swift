import Foundation

/// Controllers that come and go.
extension UIViewController {
  /// Whether it was told last that it appears, rather than that it goes.
  var isAppearing: Bool { appearance.isAppearing }

  /// Tells it, as a container that does so by itself, that it comes or goes.
  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearance.isAnimated = animated
    if isAppearing { willAppear(animated) } else { willDisappear(animated) }
  }

  /// Tells it that it has come or gone, as was begun.
  public func endAppearanceTransition() {
    isAppearing(appearance.isAnimated)
    didAppear(appearance.isAnimated)
    didDisappear(appearance.isAnimated)
  }

  /// Tells it, and what it shows, that it comes, and that it is there at the end of a movement.
  ///
  /// - Parameters:
  ///   - seconds: those of the movement; nil where there is none.
  ///   - isAnimated: whether it is seen to come.
  ///   - enter: puts its view into the window.
  ///   - layOut: has it laid out before it is there.
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

  /// Tells it that it goes, and that it is gone at the end of a movement.
  ///
  /// - Parameters:
  ///   - seconds: those of the movement.
  ///   - isAnimated: whether it is seen to go.
  ///   - isLast: whether what comes is there before it is gone, as where one presents the other (remkoh.dev,
  ///     "UIViewController lifecycle in a StoryBoard"); in a stack it is gone first (wangling.me, "The
  ///     inconsistent order of view transition events").
  ///   - leave: takes its view out of the window.
  func disappear(
    after seconds: TimeInterval, isAnimated: Bool = false, isLast: Bool = false,
    leaving leave: @escaping () -> Void = {}
  ) {
    guard isAppearing else { return }
    willDisappear(isAnimated)
    guard let app = SimulatedApp.current else { return }
    // Nothing else may hold it any more.
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

  /// Whether it hears that it appears as its view comes into the window.
  ///
  /// A child does as long as its parent is there, unless that tells its children itself
  /// (UIViewController.shouldAutomaticallyForwardAppearanceMethods).
  fileprivate var appearsWithView: Bool {
    guard !isAppearing else { return false }
    guard let parent else { return true }
    return parent.isAppearing && parent.shouldAutomaticallyForwardAppearanceMethods
  }

  fileprivate var disappearsWithView: Bool {
    isAppearing && parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
  }

  /// Tells it that its view has come into the window; what its parent has not heard yet, it hears
  /// together with that.
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

  /// Tells the delegate of the stack that it is on, after itself ("UIViewController Life Cycle",
  /// vastdevblog.vast.com).
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
  /// Tells the controllers whose views come into the window with it.
  ///
  /// - Returns: them, who are to be told as well that they are there.
  func tellControllersOfComing() -> [UIViewController] {
    let coming = outermostControllers.filter(\.appearsWithView)
    for controller in coming { controller.beginAppearanceTransition(true, animated: false) }
    return coming
  }

  /// Tells the controllers whose views leave the window with it.
  ///
  /// - Returns: them, who are to be told as well that they are gone.
  func tellControllersOfGoing() -> [UIViewController] {
    let going = outermostControllers.filter(\.disappearsWithView)
    for controller in going { controller.beginAppearanceTransition(false, animated: false) }
    return going
  }

  /// The controllers of the views in it that no other of them is around.
  var outermostControllers: [UIViewController] {
    if let controller { return [controller] }
    return children.flatMap(\.outermostControllers)
  }
}
