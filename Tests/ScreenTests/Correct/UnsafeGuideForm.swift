import UIKit

/// A correct form for audits whose keyboard layout guide ignores the bottom safe area.
class UnsafeGuideForm: ScrollingForm {
  override var bottomConstraints: [NSLayoutConstraint] {
    if #available(iOS 17.0, *) { view.keyboardLayoutGuide.usesBottomSafeArea = false }
    return [scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)]
  }
}
