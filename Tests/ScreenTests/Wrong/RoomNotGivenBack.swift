import UIKit

/// A form that keeps the keyboard's room after the keyboard is gone.
final class RoomNotGivenBack: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)  // wrong
  }

  override func keyboardWillHide(_ notification: Notification) {}
}
