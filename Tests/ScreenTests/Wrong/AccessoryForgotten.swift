import UIKit

/// A deliberately wrong form: its inset omits the bar above the keyboard's keys.
final class AccessoryForgotten: NotifiedForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    for case let field as UITextField in stack.arrangedSubviews { field.inputAccessoryView = bar }
  }

  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification) - 44  // wrong
  }
}
