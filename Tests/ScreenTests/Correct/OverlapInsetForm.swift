import UIKit

/// A correct form for audits: its inset is the overlap with the keyboard, in the view's
/// coordinates.
class OverlapInsetForm: NotifiedForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    observe(UIResponder.keyboardWillChangeFrameNotification) { $0.keyboardWillShow($1) }
  }

  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)
    scrollView.verticalScrollIndicatorInsets.bottom = overlap(notification)
  }
}
