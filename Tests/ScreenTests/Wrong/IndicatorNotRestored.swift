import UIKit

/// A form that leaves the scroll indicator above the keyboard's old place.
final class IndicatorNotRestored: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)
    scrollView.verticalScrollIndicatorInsets.bottom = overlap(notification)
  }

  override func keyboardWillHide(_ notification: Notification) {
    scrollView.contentInset.bottom = 0  // wrong
  }
}
