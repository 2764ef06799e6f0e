import Simulation
import UIKitValues

extension UIView {
  /// Requests an update of the simulated phone's rows, after code has changed keyboard traits.
  func traitsDidChange() { SimulatedApp.current?.setNeedsSceneUpdate() }
}

extension UIView {
  /// The height in points of the view as a replacement for the keyboard, from its frame or
  /// constraints.
  ///
  /// The height is 0 for pickers and flexible views, which get the height of UIKit's own keyboard.
  fileprivate var heightAsInput: CGFloat {
    if self is UIPickerView || self is UIDatePicker || autoresizingMask.contains(.flexibleHeight) {
      return 0
    }
    guard geometry.frame.height <= 0 else { return geometry.frame.height }
    return heightAsAccessory
  }
}

extension TextInputView {
  /// The field's keyboard type and other traits, such as secure entry, for the simulated phone.
  var traits: FieldTraits {
    let said = view as? any UITextInputTraits
    return FieldTraits(
      keyboard: view.inputView == nil ? (said?.keyboardType ?? .default).kind : .picker,
      isSecure: said?.isSecureTextEntry ?? false,
      accessoryHeight: view.inputAccessoryView?.frame.height ?? 0, hasLabel: false,
      isTextView: view is UITextView, inputHeight: view.inputView?.heightAsInput ?? 0)
  }
}
