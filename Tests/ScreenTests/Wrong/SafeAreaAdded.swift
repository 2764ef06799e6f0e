import UIKit

/// A form that adds the keyboard's overlap to a safe area that has the home indicator already.
final class SafeAreaAdded: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    additionalSafeAreaInsets.bottom = endFrame(notification).height  // wrong
  }

  override func keyboardWillHide(_ notification: Notification) {
    additionalSafeAreaInsets.bottom = 0
  }
}
