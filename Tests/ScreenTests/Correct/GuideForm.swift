import UIKit

/// A correct screen for audits: a scroll view of fields that ends at the keyboard layout guide.
class GuideForm: ScrollingForm {
  override var bottomConstraints: [NSLayoutConstraint] {
    [scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)]
  }
}
