import UIKit

/// A form whose inset contains the safe area that the adjusted inset adds again.
final class SafeAreaTwice: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = endFrame(notification).height  // wrong
  }
}
