import UIKit

/// A form whose inset lacks the safe area twice.
final class SafeAreaSubtractedTwice: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification) - view.safeAreaInsets.bottom  // wrong
  }
}
