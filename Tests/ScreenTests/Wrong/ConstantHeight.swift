import UIKit

/// A form that takes every keyboard for 216 points high.
final class ConstantHeight: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = 216  // wrong
  }
}
