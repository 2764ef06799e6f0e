import UIKit

/// A chat's field that leaves a gap above the keyboard, because the safe area is counted twice.
final class BarAboveKeyboard: UIViewController {
  private let field = UITextField()
  private var bottom: NSLayoutConstraint?
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Message"
    field.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(field)
    let bottom = field.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor)
    NSLayoutConstraint.activate([
      field.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      field.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      field.heightAnchor.constraint(equalToConstant: 40), bottom,
    ])
    self.bottom = bottom
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) { [weak self] in self?.keyboardChanges($0) }
  }

  private func keyboardChanges(_ notification: Notification) {
    let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    bottom?.constant = -max(0, view.bounds.maxY - (end?.minY ?? view.bounds.maxY))
    view.layoutIfNeeded()  // wrong
  }
}
