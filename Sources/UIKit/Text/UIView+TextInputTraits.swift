import Simulation
import UIKitValues

extension UIView {
  /// Updates the phone after code has changed a field's keyboard traits.
  func traitsDidChange() { SimulatedApp.current?.setNeedsSceneUpdate() }
}

extension UIView {
  /// The view's height in points as a replacement for the keyboard, from its frame or constraints.
  ///
  /// It is 0 for a view without a height of its own: pickers here, and flexible views as on a
  /// phone.
  fileprivate var heightAsInput: CGFloat {
    if self is UIPickerView || self is UIDatePicker || autoresizingMask.contains(.flexibleHeight) {
      return 0
    }
    guard geometry.frame.height <= 0 else { return geometry.frame.height }
    return heightAsAccessory
  }
}

extension TextInputView {
  /// The field's keyboard traits, such as its keyboard type, for the phone.
  var traits: FieldTraits {
    let said = view as? any UITextInputTraits
    return FieldTraits(
      keyboard: view.inputView == nil ? (said?.keyboardType ?? .default).kind : .picker,
      isSecure: said?.isSecureTextEntry ?? false,
      accessoryHeight: view.inputAccessoryView?.frame.height ?? 0, hasLabel: false,
      isTextView: view is UITextView, inputHeight: view.inputView?.heightAsInput ?? 0)
  }
}
