import UIKit

/// A deliberately wrong form: its first field is active from the start, and its inset stays after
/// the keyboard is hidden.
final class FocusedAndNotGivenBack: NotifiedForm {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    stack.arrangedSubviews.lazy.compactMap { $0 as? UITextField }.first?.becomeFirstResponder()
  }

  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)  // wrong
  }

  override func keyboardWillHide(_ notification: Notification) {}
}
