import UIKit

/// A form that takes the keyboard's width for its height.
final class WidthForHeight: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = endFrame(notification).width  // wrong
  }
}
