import UIKit

/// A correct screen for audits: a login form whose button submits asynchronously.
class LoginScreen: UIViewController {
  private let (name, password) = (UITextField(), UITextField())
  private lazy var button = UIButton(
    configuration: .filled(),
    primaryAction: UIAction(title: "Sign in") { [weak self] _ in
      self?.submit()
    })

  override func viewDidLoad() {
    super.viewDidLoad()
    (name.placeholder, password.placeholder) = ("Name", "Password")
    (name.textContentType, password.textContentType) = (.username, .password)
    password.isSecureTextEntry = true
    let stack = UIStackView(arrangedSubviews: [name, password, button])
    (stack.axis, stack.spacing) = (.vertical, 16)
    stack.translatesAutoresizingMaskIntoConstraints = false
    let scrollView = UIScrollView()
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    view.addSubview(scrollView)
    let (content, safe) = (scrollView.contentLayoutGuide, view.safeAreaLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: safe.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: 160),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
    ])
  }

  private func submit() {
    button.configuration?.showsActivityIndicator = true
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: 500_000_000)
      self?.button.configuration?.showsActivityIndicator = false
    }
  }
}
