import UIKit

/// A deliberately wrong form: its content becomes higher each time that the keyboard appears.
final class ContentGrows: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    scrollView.contentInset.bottom = overlap(notification)
    let label = UILabel()
    label.text = "The keyboard is up"
    label.heightAnchor.constraint(equalToConstant: 30).isActive = true
    stack.insertArrangedSubview(label, at: 0)
  }
}
