import UIKit

/// A scroll view with a stack that ends at the keyboard layout guide.
class GuideForm: ScrollingForm {
  override var bottomConstraints: [NSLayoutConstraint] {
    [scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)]
  }
}
