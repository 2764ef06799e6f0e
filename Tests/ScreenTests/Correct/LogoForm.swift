import UIKit

/// A correct form for audits: it ends at the guide, and hides its logo above the keyboard.
final class LogoForm: UIViewController {
  private let logo = UIView()
  private var tokens: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let (scrollView, field) = (UIScrollView(), UITextField())
    field.placeholder = "Name"
    let stack = UIStackView(arrangedSubviews: [logo, field])
    stack.axis = .vertical
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate([
      logo.heightAnchor.constraint(equalToConstant: 730),
      scrollView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.trailingAnchor),
    ])
    hideLogo(true, at: UIResponder.keyboardWillShowNotification)
    hideLogo(false, at: UIResponder.keyboardWillHideNotification)
  }

  private func hideLogo(_ isHidden: Bool, at name: Notification.Name) {
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) {
        [weak self] _ in self?.logo.isHidden = isHidden
      })
  }
}
