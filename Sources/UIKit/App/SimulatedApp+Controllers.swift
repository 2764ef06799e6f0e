import Foundation
import Simulation

/// What controllers are told of their screen, and what they add to it.
extension SimulatedApp {
  /// Has the scroll view count what the controller adds to its safe area.
  func setAddedSafeArea(_ insets: UIEdgeInsets) {
    guard stage != nil else { return }
    phone.setAdditionalSafeArea(EdgeInsets(insets))
    notice()
  }

  /// Tells the controller what the phone has passed through, and at the end of the movement that it
  /// has; one that a finger calls back has neither gone nor come before.
  ///
  /// - Parameters:
  ///   - call: what it is told.
  ///   - fillsWindow: whether the controllers around it come and go with it.
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
