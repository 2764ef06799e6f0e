import UIKit

/// A form that takes the keyboard for as high in landscape as in portrait.
final class ConstantForPortrait: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = 302  // wrong
  }
}
