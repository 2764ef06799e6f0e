import UIKit

/// A correct screen for audits: a child controller's form above a button that moves with the
/// keyboard.
final class ButtonBarForm: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let (child, button) = (ScrollingForm(), UIButton(type: .system))
    button.setTitle("Continue", for: .normal)
    addChild(child)
    for part in [child.view, button] as [UIView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      child.view.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      child.view.bottomAnchor.constraint(equalTo: button.topAnchor, constant: -8),
      button.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      button.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      button.heightAnchor.constraint(equalToConstant: 50),
      button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
    ])
    child.didMove(toParent: self)
  }
}
