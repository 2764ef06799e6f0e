import UIKit

/// A deliberately wrong form: it ends at the safe area and shrinks by the keyboard's full height.
final class SafeAreaInConstraint: NotifiedForm {
  private lazy var bottom = view.safeAreaLayoutGuide.bottomAnchor.constraint(
    equalTo: scrollView.bottomAnchor)

  override var bottomConstraints: [NSLayoutConstraint] { [bottom] }

  override func keyboardWillShow(_ notification: Notification) {
    bottom.constant = endFrame(notification).height  // wrong
    view.layoutIfNeeded()
  }

  override func keyboardWillHide(_ notification: Notification) {
    bottom.constant = 0
    view.layoutIfNeeded()
  }
}
