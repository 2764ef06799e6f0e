import UIKit

/// A correct form for audits whose first field is active when the screen appears for the first time.
class FocusedForm: OverlapInsetForm {
  private var hasAppeared = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard !hasAppeared else { return }
    hasAppeared = true
    stack.arrangedSubviews.lazy.compactMap { $0 as? UITextField }.first?.becomeFirstResponder()
  }
}
