import Foundation
import Simulation

extension UIViewController {
  /// Its own accessory view, which stands at the screen's bottom also without the keyboard: UIKit
  /// makes a controller first responder that can be.
  var dockedBar: UIView? { canBecomeFirstResponder ? inputAccessoryView : nil }
}

extension UIView {
  /// Its height above a keyboard: its content's where it is flexible, which a content of no height
  /// leaves to constraints at the screen's width, otherwise its frame's.
  var heightAsAccessory: CGFloat {
    let content = intrinsicContentSize.height
    let isFlexible = autoresizingMask.contains(.flexibleHeight) || geometry.frame.height == 0
    if isFlexible, content > 0 { return content }
    let frame = geometry.frame
    if content != 0 || !isFlexible, frame.height > 0 { return frame.height }
    let width = SimulatedApp.current?.phone.scene.screenSize.width ?? frame.width
    let fitting = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return fitting > 0 ? fitting : frame.height
  }
}

extension SimulatedApp {
  /// Has the bar of the controller that is shown come up, now that it has appeared.
  func showBar(of controller: UIViewController) {
    guard (stage as? ControllerStage)?.controller === controller, controller.dockedBar != nil else {
      return
    }
    perform { $0.showBar() }
  }

  /// Gives the docked bar the height that its view has now, as a text that grows does.
  func fitBar(to bar: DockedBar?) {
    guard let bar, let old = phone.scene.bar, bar.height != old.height else { return }
    perform { $0.setBar(bar) }
  }
}
