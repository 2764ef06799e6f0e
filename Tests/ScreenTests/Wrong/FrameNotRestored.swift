import UIKit

/// A form that moves its scroll view's bottom above the keyboard, and not back.
final class FrameNotRestored: NotifiedForm {
  private lazy var bottom = scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)

  override var bottomConstraints: [NSLayoutConstraint] { [bottom] }

  override func keyboardWillShow(_ notification: Notification) {
    bottom.constant = -endFrame(notification).height  // wrong
    view.layoutIfNeeded()
  }

  override func keyboardWillHide(_ notification: Notification) {}
}
