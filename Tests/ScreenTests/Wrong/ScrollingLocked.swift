import UIKit

/// A deliberately wrong form: it can't be scrolled while a field is active.
final class ScrollingLocked: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)
    scrollView.isScrollEnabled = false
  }

  override func keyboardWillHide(_ notification: Notification) {
    super.keyboardWillHide(notification)
    scrollView.isScrollEnabled = true
  }
}
