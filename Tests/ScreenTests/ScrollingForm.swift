import UIKit

/// A form of four text fields in a scroll view higher than a phone's screen, for tests of audits.
///
/// Subclasses react to the keyboard; this class doesn't.
class ScrollingForm: UIViewController {
  let scrollView = UIScrollView()
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    stack.spacing = 16
    view.addSubview(scrollView)
    scrollView.addSubview(stack)
    for number in 1...4 { addField(number) }
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate(
      [
        scrollView.topAnchor.constraint(equalTo: view.topAnchor),
        scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        stack.topAnchor.constraint(equalTo: content.topAnchor),
        stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        stack.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 20),
        stack.trailingAnchor.constraint(equalTo: frame.trailingAnchor, constant: -20),
      ] + bottomConstraints)
  }

  /// The constraints for the scroll view's bottom, which subclasses may override.
  var bottomConstraints: [NSLayoutConstraint] {
    [scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor)]
  }

  private func addField(_ number: Int) {
    let label = UILabel()
    label.text = "Field \(number)"
    label.heightAnchor.constraint(equalToConstant: 200).isActive = true
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Field \(number)"
    field.heightAnchor.constraint(equalToConstant: 44).isActive = true
    stack.addArrangedSubview(label)
    stack.addArrangedSubview(field)
  }
}
