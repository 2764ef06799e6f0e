import UIKit

/// A deliberately wrong form: it moves its view up by the keyboard's height for every field.
final class ViewMovedUp: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    view.frame.origin.y = -endFrame(notification).height  // wrong
  }

  override func keyboardWillHide(_ notification: Notification) { view.frame.origin.y = 0 }
}
