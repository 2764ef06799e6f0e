import UIKit

/// A form whose keyboard layout guide ends at the screen's edge instead of the safe area's.
class UnsafeGuideForm: ScrollingForm {
  override var bottomConstraints: [NSLayoutConstraint] {
    if #available(iOS 17.0, *) { view.keyboardLayoutGuide.usesBottomSafeArea = false }
    return [scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor)]
  }
}
