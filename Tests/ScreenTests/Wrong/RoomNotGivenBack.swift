import UIKit

/// A deliberately wrong form: its inset stays after the keyboard is hidden.
final class RoomNotGivenBack: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)  // wrong
  }

  override func keyboardWillHide(_ notification: Notification) {}
}
