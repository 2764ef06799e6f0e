import UIKit

/// A deliberately wrong form: it both shrinks its scroll view and insets it.
final class FrameAndInset: NotifiedForm {
  private lazy var bottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  override var bottomConstraints: [NSLayoutConstraint] { [bottom] }

  override func keyboardWillShow(_ notification: Notification) {
    bottom.constant = -endFrame(notification).height  // wrong
    scrollView.contentInset.bottom = endFrame(notification).height
    UIView.animate(withDuration: 0.25) { self.view.layoutIfNeeded() }
  }

  override func keyboardWillHide(_ notification: Notification) {
    super.keyboardWillHide(notification)
    bottom.constant = 0
  }
}
