import UIKit

/// A deliberately wrong form: it subtracts the bottom safe area twice from its inset.
final class SafeAreaSubtractedTwice: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification) - view.safeAreaInsets.bottom  // wrong
  }
}
