import UIKit

/// A form that removes its observers when it disappears, and doesn't add them when it appears again.
final class ObserverRemoved: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
