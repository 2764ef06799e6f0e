import UIKit

/// A correct form for audits: it hides its first field while another one is active.
final class PromotedForm: OverlapInsetForm {
  override func keyboardWillShow(_ notification: Notification) {
    super.keyboardWillShow(notification)
    stack.arrangedSubviews[1].isHidden = !stack.arrangedSubviews[1].isFirstResponder
  }

  override func keyboardWillHide(_ notification: Notification) {
    super.keyboardWillHide(notification)
    stack.arrangedSubviews[1].isHidden = false
  }
}
