import UIKit

/// A deliberately wrong form: its inset includes the safe area, which UIKit adds again.
final class SafeAreaTwice: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = endFrame(notification).height  // wrong
  }
}
