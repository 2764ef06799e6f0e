import UIKit

/// A deliberately wrong form: its inset is what the keyboard's begin frame covers.
final class BeginFrameInset: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    let frame =
      notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect ?? .zero
    let top = view.convert(frame, from: nil).minY
    scrollView.contentInset.bottom = max(0, view.bounds.maxY - top)  // wrong
  }
}
