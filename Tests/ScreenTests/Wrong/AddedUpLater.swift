import UIKit

/// A form that adds to its constraint whenever the keyboard announces itself, as it does for
/// another height.
final class AddedUpLater: NotifiedForm {
  private lazy var bottom = view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor)

  override var bottomConstraints: [NSLayoutConstraint] { [bottom] }

  override func keyboardWillShow(_ notification: Notification) {
    bottom.constant += endFrame(notification).height  // wrong
    view.layoutIfNeeded()
  }

  override func keyboardWillHide(_ notification: Notification) {
    bottom.constant = 0
    view.layoutIfNeeded()
  }
}
