import UIKitValues
import Simulation

extension UIViewController {
  /// The controller's accessory view, which stays at the screen's bottom without the keyboard.
  ///
  /// The value is nil unless the controller can become first responder, since UIKit shows the view
  /// by making the controller first responder.
  var dockedBar: UIView? { canBecomeFirstResponder ? inputAccessoryView : nil }
}

extension UIView {
  /// The height in points that the view has above the keyboard as an input accessory view.
  ///
  /// A flexible height is the intrinsic one or, if that is 0, what constraints need at the screen's
  /// width. Any other height is the frame's or, if that is 0, what constraints need.
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
  /// Docks a controller's accessory view at the screen's bottom, after the controller has appeared.
  func showBar(of controller: UIViewController) {
    guard (stage as? ControllerStage)?.controller === controller, controller.dockedBar != nil else {
      return
    }
    perform { $0.showBar() }
  }

  /// Updates the simulated phone's docked bar if `bar` has another height, as when text grows.
  func fitBar(to bar: DockedBar?) {
    guard let bar, let old = phone.scene.bar, bar.height != old.height else { return }
    perform { $0.setBar(bar) }
  }
}
