import UIKit

/// A form that observes the keyboard's appearance only.
final class OnlyShowObserved: NotifiedForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.removeObserver(tokens.removeLast())
  }

  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)  // wrong
  }
}
