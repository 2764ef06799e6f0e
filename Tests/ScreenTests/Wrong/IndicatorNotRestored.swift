import UIKit

/// A deliberately wrong form: it never restores the scroll indicator's inset.
final class IndicatorNotRestored: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)
    scrollView.verticalScrollIndicatorInsets.bottom = overlap(notification)
  }

  override func keyboardWillHide(_ notification: Notification) {
    scrollView.contentInset.bottom = 0  // wrong
  }
}
