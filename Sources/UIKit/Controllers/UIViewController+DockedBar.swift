import Foundation
import Simulation

extension UIViewController {
  /// Its own accessory view, which stands at the screen's bottom also without the keyboard: UIKit makes
  /// a controller first responder that can be.
  var dockedBar: UIView? { canBecomeFirstResponder ? inputAccessoryView : nil }
}

extension UIView {
  /// Its height above a keyboard: its content's where it is flexible, which a content of no height leaves
  /// to constraints, otherwise its frame's.
  var heightAsAccessory: CGFloat {
    let content = intrinsicContentSize.height
    let isFlexible = autoresizingMask.contains(.flexibleHeight) || geometry.frame.height == 0
    if isFlexible, content > 0 { return content }
    if content != 0 || !isFlexible, geometry.frame.height > 0 { return geometry.frame.height }
    let fitting = systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
    return fitting > 0 ? fitting : geometry.frame.height
  }
}

extension SimulatedApp {
  /// Gives the docked bar the height that its view has now, as a text that grows does.
  func fitBar(to bar: DockedBar?) {
    guard let bar, let old = phone.scene.bar, bar.height != old.height else { return }
    perform { $0.setBar(bar) }
  }
}
