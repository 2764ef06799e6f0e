import UIKit

/// A deliberately wrong form: it shrinks its scroll view for the keyboard and never restores it.
final class FrameNotRestored: NotifiedForm {
  private lazy var bottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  override var bottomConstraints: [NSLayoutConstraint] { [bottom] }

  override func keyboardWillShow(_ notification: Notification) {
    bottom.constant = -endFrame(notification).height  // wrong
    view.layoutIfNeeded()
  }

  override func keyboardWillHide(_ notification: Notification) {}
}
