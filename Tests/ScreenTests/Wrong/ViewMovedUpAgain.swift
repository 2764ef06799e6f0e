import UIKit

/// A deliberately wrong form: it moves its view up again whenever the keyboard changes.
final class ViewMovedUpAgain: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    view.frame.origin.y -= endFrame(notification).height  // wrong
  }

  override func keyboardWillHide(_ notification: Notification) {
    view.frame.origin.y += endFrame(notification).height / 2
  }
}
