import UIKit

/// A form whose own inset of 60 points is lost after the keyboard.
final class RestoredToZero: NotifiedForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentInset.bottom = 60
  }

  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)
  }

  override func keyboardWillHide(_ notification: Notification) {
    scrollView.contentInset = .zero  // wrong
  }
}
