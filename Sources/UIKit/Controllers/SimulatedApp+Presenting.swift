import Foundation
import Simulation

/// Controllers that are presented.
extension SimulatedApp {
  func present(
    _ presented: UIViewController, over presenter: UIViewController, _ completion: (() -> Void)?
  ) {
    presented.presentingViewController = presenter
    presented.loadViewIfNeeded()
    let alert = presented as? UIAlertController
    let style = alert == nil ? presented.modalPresentationStyle.presentation : .alert
    let screen = CGRect(origin: .zero, size: phone.scene.screenSize)
    if alert == nil, stage is ControllerStage, phone.frame(of: style) != screen {
      notDone(UIViewController.self, "modalPresentationStyle (what is presented fills the screen)")
    }
    if alert?.textFields != nil { notDone(UIAlertController.self, "textFields") }
    perform { $0.present(style, hasField: alert?.textFields != nil) }
    presenter.presentedViewController = presented
    if alert == nil { coverScreen(isPresented: true) }
    presented.appear(after: Self.presentationDuration)
    if let completion { calls.add(after: Self.presentationDuration, on: self, completion) }
  }

  func dismiss(from controller: UIViewController, _ completion: (() -> Void)?) {
    let presenter =
      controller.presentedViewController == nil ? controller.presenter : controller
    guard let presenter, let presented = presenter.presentedViewController else { return }
    let isOwn = shownController?.isInside(presented) == true && coversScreen
    if isOwn { resignFirstResponder(isForced: true) }
    presented.disappear(after: isOwn ? transitionDuration : Self.presentationDuration)
    presenter.presentedViewController = nil
    presented.presentingViewController = nil
    if isOwn { uncoverScreen() }
    perform { $0.close() }
    if let completion { calls.add(after: Self.presentationDuration, on: self, completion) }
  }

  /// Seconds in which a screen comes from below, or goes there: inferred.
  private static var presentationDuration: TimeInterval { 0.4 }
}

extension UIViewController {
  /// What presents it, or the controllers that it is in.
  fileprivate var presenter: UIViewController? { presentingViewController ?? parent?.presenter }

  fileprivate func isInside(_ other: UIViewController) -> Bool {
    self === other || parent?.isInside(other) == true
  }
}

extension UIModalPresentationStyle {
  fileprivate var presentation: Presentation {
    switch self {
    case .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext, .none:
      .fullScreen
    case .pageSheet, .automatic: .pageSheet
    case .formSheet: .formSheet
    case .popover: .popover
    }
  }
}
