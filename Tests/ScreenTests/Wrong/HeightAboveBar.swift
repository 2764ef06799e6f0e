import UIKit

/// A deliberately wrong form: it is above a bar, but its inset is the keyboard's whole height.
final class HeightAboveBar: NotifiedForm {
  override var bottomConstraints: [NSLayoutConstraint] {
    [scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -114)]
  }

  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = endFrame(notification).height  // wrong
  }
}
