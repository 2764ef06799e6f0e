import UIKit

/// A deliberately wrong form: it assumes that every keyboard is 216 points high.
final class ConstantHeight: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = 216  // wrong
  }
}
