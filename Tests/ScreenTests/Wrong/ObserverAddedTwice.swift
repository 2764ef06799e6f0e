import UIKit

/// A deliberately wrong form: each appearance adds another observer, and each observer an inset.
final class ObserverAddedTwice: NotifiedForm {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillShow($1) }
  }

  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom += overlap(notification)  // wrong
  }
}
