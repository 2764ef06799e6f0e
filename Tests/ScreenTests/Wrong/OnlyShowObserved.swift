import UIKit

/// A deliberately wrong form: it observes only the keyboard's appearance, so its inset stays.
final class OnlyShowObserved: NotifiedForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.removeObserver(tokens.removeLast())
  }

  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)  // wrong
  }
}
