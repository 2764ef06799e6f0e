import UIKit

/// A deliberately wrong form: each change of the keyboard increases its inset.
final class InsetsAddedUp: NotifiedForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    observe(UIResponder.keyboardWillChangeFrameNotification) { $0.keyboardWillShow($1) }
  }

  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom += overlap(notification)  // wrong
  }
}
