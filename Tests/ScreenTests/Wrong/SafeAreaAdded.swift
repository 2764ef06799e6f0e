import UIKit

/// A deliberately wrong form: it adds the keyboard's height to a safe area that it overlaps.
final class SafeAreaAdded: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    additionalSafeAreaInsets.bottom = endFrame(notification).height  // wrong
  }

  override func keyboardWillHide(_ notification: Notification) {
    additionalSafeAreaInsets.bottom = 0
  }
}
