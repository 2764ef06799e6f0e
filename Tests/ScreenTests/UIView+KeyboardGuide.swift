import UIKit

extension UIView {
  /// Adds a view that fills this one from the top down to the keyboard layout guide.
  func addDownToKeyboard(_ child: UIView) {
    child.translatesAutoresizingMaskIntoConstraints = false
    addSubview(child)
    NSLayoutConstraint.activate([
      child.topAnchor.constraint(equalTo: topAnchor),
      child.leadingAnchor.constraint(equalTo: leadingAnchor),
      child.trailingAnchor.constraint(equalTo: trailingAnchor),
      child.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor),
    ])
  }
}
