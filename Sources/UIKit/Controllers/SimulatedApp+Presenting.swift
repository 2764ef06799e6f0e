import UIKitValues
import Simulation

/// Presentation and dismissal of view controllers, for `present` and `dismiss`.
extension SimulatedApp {
  /// Presents a controller from the outermost parent of `controller`, and calls `completion` after.
  func present(
    _ presented: UIViewController, over controller: UIViewController,
    _ completion: (() -> Void)?
  ) {
    let presenter = controller.outermost
    presented.willBePresented(by: presenter)
    presented.loadViewIfNeeded()
    let custom =
      stage is ControllerStage
      ? CustomPresentation(
        presented, over: presenter, from: controller, isAnimated: transitions.areAnimated) : nil
    presented.customPresentation = custom
    let seconds = custom?.seconds ?? ScreenTransitions.presentationDuration
    let alert = presented as? UIAlertController
    // An alert with fields becomes a screen of its own if the app builds its screens.
    let isScreen = alert == nil || alert?.textFields != nil && stage is ControllerStage
    alert?.isScreen = isScreen
    perform {
      $0.present(
        presented.presentation(on: phone.scene), hasField: !isScreen && alert?.textFields != nil,
        isOver: custom?.isOver ?? presented.modalPresentationStyle.isOver)
    }
    alert?.place = phone.lifecycle.covers.count
    presenter.didPresent(presented)
    presented.passage = .presentation
    if let window { custom?.willBegin(in: window) }
    if isScreen { screens.cover(isPresented: true, after: seconds) }
    presented.appear(after: seconds, isAnimated: transitions.areAnimated)
    if isScreen, let first = alert?.textFields?.first { first.becomeFirstResponder() }
    if let completion { calls.tell(after: seconds, on: self, completion) }
  }

  func dismiss(from controller: UIViewController, _ completion: (() -> Void)?) {
    let outermost = controller.outermost
    let presenter = outermost.ownPresented == nil ? outermost.ownPresenting : outermost
    guard let presenter, let presented = presenter.ownPresented else { return }
    if transitions.areAnimated, dismissInteractively(presented, by: presenter, completion) {
      return
    }
    let isOwn = shownController?.isInside(presented) == true && screens.isCovering
    if isOwn { firstResponder.resign(isForced: true) }
    presented.passage = .dismissal
    let going = stage as? ControllerStage
    let dismissal = presented.customPresentation?.dismissal(isAnimated: transitions.areAnimated) {
      going?.leaveWindow(for: presenter.shown)
    }
    presented.disappear(
      after: dismissal?.seconds
        ?? (isOwn ? ScreenTransitions.duration : ScreenTransitions.presentationDuration),
      isAnimated: transitions.areAnimated, isLast: true)
    presented.endPresentation(by: presenter)
    if isOwn { screens.uncover(staysAbove: dismissal != nil) }
    dismissal?.begin()
    presented.customPresentation = nil
    perform { $0.close() }
    let seconds = dismissal?.seconds ?? ScreenTransitions.presentationDuration
    if let completion { calls.tell(after: seconds, on: self, completion) }
  }

  /// Starts an interactive dismissal, such as one that follows a finger, if the app provides one.
  ///
  /// A presenter that was hidden gets appearance callbacks, and disappearance callbacks after a
  /// cancelled dismissal (UIViewControllerContextTransitioning.completeTransition's documentation).
  ///
  /// - Returns: whether such a dismissal has started. If not, the caller dismisses without it.
  private func dismissInteractively(
    _ presented: UIViewController, by presenter: UIViewController, _ completion: (() -> Void)?
  ) -> Bool {
    guard let custom = presented.customPresentation else { return false }
    let going = stage as? ControllerStage
    let comes = !custom.isOver && !presenter.isAppearing
    let begin = custom.interactiveDismissal {
      going?.leaveWindow(for: presenter.shown)
    } atEnd: { [self] didComplete in
      if didComplete {
        endDismissal(of: presented, by: presenter)
        if comes { presenter.endAppearanceTransition() }
        presented.endAppearanceTransition()
      } else {
        if comes {
          presenter.beginAppearanceTransition(false, animated: true)
          presenter.endAppearanceTransition()
        }
        presented.passage = nil
        presented.beginAppearanceTransition(true, animated: true)
        presented.endAppearanceTransition()
      }
      completion?()
    }
    guard let begin else { return false }
    presented.passage = .dismissal
    presented.beginAppearanceTransition(false, animated: true)
    if comes { presenter.beginAppearanceTransition(true, animated: true) }
    begin()
    return true
  }

  /// Finishes an interactive dismissal: removes the controller's screen and unlinks its presenter.
  private func endDismissal(of presented: UIViewController, by presenter: UIViewController) {
    let isOwn = shownController?.isInside(presented) == true && screens.isCovering
    if isOwn { firstResponder.resign(isForced: true) }
    presented.endPresentation(by: presenter)
    if isOwn { screens.uncover(staysAbove: true) }
    presented.customPresentation = nil
    perform { $0.close() }
  }

  /// Closes an alert in front of the screen, if there is one, with its cancel or only button.
  ///
  /// - Returns: true if there is no such alert, so that the phone must close the front screen.
  func shouldCloseCover() -> Bool {
    guard let alert = window?.rootViewController?.alertInside,
      alert.place == phone.lifecycle.covers.count
    else { return true }
    alert.close()
    return false
  }
}

extension UIViewController {
  /// The alert that this controller, or one inside or over it, presents; or nil.
  ///
  /// An alert that is shown as a screen of its own doesn't count.
  fileprivate var alertInside: UIAlertController? {
    if let alert = ownPresented as? UIAlertController, !alert.isScreen { return alert }
    return ownPresented?.alertInside ?? childrenShown.lazy.compactMap(\.alertInside).first
  }

  /// Returns whether this controller is `other` or one of its descendants.
  func isInside(_ other: UIViewController) -> Bool {
    self === other || parent?.isInside(other) == true
  }

  /// The controller's outermost parent, or the controller itself if it has no parent.
  var outermost: UIViewController { parent?.outermost ?? self }

  /// Returns how the simulated phone presents the controller, for example as a page sheet.
  func presentation(on scene: Scene) -> Presentation {
    self is UIAlertController ? .alert : modalPresentationStyle.presentation(on: scene)
  }

  /// The controller's preferred size in a popover or form sheet, in points; nil without one.
  ///
  /// A navigation controller can have the top controller's size. An alert has its fields' size.
  var preferredSizeInSheet: CGSize? {
    if let alert = self as? UIAlertController { return alert.sizeOfFields }
    let top = (self as? UINavigationController)?.topViewController
    let size = preferredContentSize == .zero ? top?.preferredContentSize : preferredContentSize
    return size.flatMap { $0.width > 0 && $0.height > 0 ? $0 : nil }
  }

  /// The resting heights of the controller's sheet; empty before code uses the sheet's controller.
  var detents: [Simulation.Detent] {
    sheetIfAsked?.detents.map(\.height) ?? []
  }
}

extension UIModalPresentationStyle {
  /// Whether a full-screen presentation in this style leaves the presenter's view in the window
  /// (UIModalPresentationStyle.overFullScreen's documentation).
  var isOver: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .custom: true
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .popover, .none, .automatic: false
    }
  }

  /// Returns how the simulated phone presents a controller with this style.
  ///
  /// `automatic` is a page sheet since iOS 13, and full screen before
  /// (UIModalPresentationStyle.automatic's documentation).
  fileprivate func presentation(on scene: Scene) -> Presentation {
    switch self {
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      .fullScreen
    case .automatic: scene.ios < 13 ? .fullScreen : .pageSheet
    case .pageSheet: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    }
  }
}
