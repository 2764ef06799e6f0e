import UIKit

/// A deliberately wrong form: it stops observing when it disappears, and doesn't start again.
final class ObserverRemoved: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
