import UIKit

/// A form that adds its observer in each appearance, and adds up its insets.
final class ObserverAddedTwice: NotifiedForm {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillShow($1) }
  }

  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom += overlap(notification)  // wrong
  }
}
