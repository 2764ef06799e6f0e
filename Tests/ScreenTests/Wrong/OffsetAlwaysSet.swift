import UIKit

/// A form that scrolls to the same place for every field.
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
