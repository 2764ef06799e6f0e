import UIKitValues
import Simulation

/// Calling view controllers for lifecycle events, and the safe area that controllers add.
extension SimulatedApp {
  /// Applies a controller's changed extra safe area to the form's scroll view, if the controller
  /// contains the scroll view.
  func safeAreaChanged(by controller: UIViewController) {
    guard let inside = (stage?.scrollView ?? rootView)?.controllerAround,
      inside.isInside(controller)
    else { return }
    change { $0.setAdditionalSafeArea(inside.additionalSafeAreaAround) }
    notice()
  }

  /// Sends a lifecycle call of the simulated phone to the shown controller or the app's delegate.
  ///
  /// The `did` call follows the animation. If a finger cancels the change, opposite calls follow.
  ///
  /// - Parameters:
  ///   - call: the lifecycle call.
  ///   - fillsWindow: whether the controller's parents appear and disappear, too.
  func received(_ call: LifecycleCall, fillsWindow: Bool) {
    switch call {
    case .viewWillDisappear, .viewWillAppear:
      transitions.run(isAnimated: transitions.areAnimated) {
        $0.screenMoves(call, fillsWindow: fillsWindow)
      }
    case .didEnterBackground: activity.enterBackground(notificationCenter)
    case .willEnterForeground: activity.enterForeground(notificationCenter)
    }
  }

  private func screenMoves(_ call: LifecycleCall, fillsWindow: Bool) {
    let controller = fillsWindow ? shownController?.outermost : shownController
    switch call {
    case .viewWillDisappear where phone.obstacle == .departure(.closed) && screens.isCovering:
      close()
    case .viewWillDisappear:
      if phone.obstacle == .departure(.popped), controller?.parent is UINavigationController {
        controller?.willMove(toParent: nil)
        controller?.passage = .outOfParent
      }
      controller?.disappear(
        after: fillsWindow ? ScreenTransitions.presentationDuration : ScreenTransitions.duration,
        isAnimated: transitions.areAnimated, isLast: fillsWindow
      ) { [weak self] in
        guard let controller, self?.shownController?.isInside(controller) == true else { return }
        controller.leaveWindow()
      }
      screens.returnAfterPop()
    case .viewWillAppear:
      controller?.appear(
        after: ScreenTransitions.duration, isAnimated: transitions.areAnimated,
        entering: { controller?.returnToWindow() },
        layingOut: { window?.layoutIfNeeded() })
    case .didEnterBackground, .willEnterForeground: break
    }
  }
}
