import UIKit

/// A deliberately wrong form: it does nothing about the keyboard.
final class NothingDone: ScrollingForm {
  override var bottomConstraints: [NSLayoutConstraint] {
    [scrollView.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)]
  }
}
