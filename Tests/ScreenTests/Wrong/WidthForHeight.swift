import UIKit

/// A deliberately wrong form: its inset is the keyboard's width instead of its height.
final class WidthForHeight: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = endFrame(notification).width  // wrong
  }
}
