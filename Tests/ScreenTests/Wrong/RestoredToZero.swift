import UIKit

/// A deliberately wrong form: its own inset of 60 points is lost when the keyboard hides.
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
