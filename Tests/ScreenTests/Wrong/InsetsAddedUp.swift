import UIKit

/// A form that adds the overlap to its inset whenever the keyboard changes.
final class InsetsAddedUp: NotifiedForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    observe(UIResponder.keyboardWillChangeFrameNotification) { $0.keyboardWillShow($1) }
  }

  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom += overlap(notification)  // wrong
  }
}
