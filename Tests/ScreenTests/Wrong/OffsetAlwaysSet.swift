import UIKit

/// A deliberately wrong form: it scrolls to the same offset for every field.
final class OffsetAlwaysSet: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe(UIResponder.keyboardDidShowNotification) { form, _ in
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
        form.scrollView.contentOffset.y = 200
      }
    }
  }
}
