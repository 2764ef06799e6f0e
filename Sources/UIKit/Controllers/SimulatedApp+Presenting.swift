import Foundation
import Simulation

/// Controllers that are presented.
extension SimulatedApp {
  /// Has the outermost controller around one present another.
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
    // An alert with fields is a screen of its own, as long as the app builds its screens.
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

  /// Has a controller go as far as something of the app's drives it: it hears that it goes, and
  /// where that is called off that it comes again
  /// (UIViewControllerContextTransitioning.completeTransition's reference).
  ///
  /// - Returns: whether anything drives it.
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

  /// Leaves a controller that has gone.
  private func endDismissal(of presented: UIViewController, by presenter: UIViewController) {
    let isOwn = shownController?.isInside(presented) == true && screens.isCovering
    if isOwn { firstResponder.resign(isForced: true) }
    presented.endPresentation(by: presenter)
    if isOwn { screens.uncover(staysAbove: true) }
    presented.customPresentation = nil
    perform { $0.close() }
  }

  /// Has a button of the alert in front pressed, where that is what is dismissed.
  ///
  /// - Returns: whether the phone dismisses it by itself.
  func shouldCloseCover() -> Bool {
    guard let alert = window?.rootViewController?.alertInside,
      alert.place == phone.lifecycle.covers.count
    else { return true }
    alert.close()
    return false
  }
}

extension UIViewController {
  /// The alert that it, or what it shows, has presented, and that is no screen of its own.
  fileprivate var alertInside: UIAlertController? {
    if let alert = ownPresented as? UIAlertController, !alert.isScreen { return alert }
    return ownPresented?.alertInside ?? childrenShown.lazy.compactMap(\.alertInside).first
  }

  /// Whether it is another one, or is held by that.
  func isInside(_ other: UIViewController) -> Bool {
    self === other || parent?.isInside(other) == true
  }

  /// The controller that holds it and all around it, itself where none does.
  var outermost: UIViewController { parent?.outermost ?? self }
}

extension UIViewController {
  /// How it is presented.
  func presentation(on scene: Scene) -> Presentation {
    self is UIAlertController ? .alert : modalPresentationStyle.presentation(on: scene)
  }

  /// The heights at which it rests as a sheet.
  var detents: [Simulation.Detent] {
    sheetIfAsked?.detents.map(\.height) ?? []
  }
}

extension UIModalPresentationStyle {
  /// Whether it leaves the screen below in its place, all of which it covers
  /// (UIModalPresentationStyle.overFullScreen's reference).
  var isOver: Bool {
    switch self {
    case .overFullScreen, .overCurrentContext, .custom: true
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .popover, .none, .automatic: false
    }
  }

  /// What is automatic is a page sheet from iOS 13 on, and filled the screen before
  /// (UIModalPresentationStyle.automatic's reference).
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
