import UIKit

/// A deliberately wrong form: each keyboard notification increases its constraint.
///
/// A keyboard of another height sends one while the first is up.
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
