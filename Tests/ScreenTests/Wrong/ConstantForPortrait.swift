import UIKit

/// A deliberately wrong form: it assumes the portrait keyboard's height in landscape, too.
final class ConstantForPortrait: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = 302  // wrong
  }
}
