import UIKit

/// A correct form for audits: the scroll view resizes by its mask, inside a box with constraints.
final class AutoresizedForm: NotifiedForm {
  private let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    box.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(box)
    scrollView.removeFromSuperview()
    scrollView.translatesAutoresizingMaskIntoConstraints = true
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.frame = box.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.addSubview(scrollView)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: safe.topAnchor, constant: 60),
      box.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    ])
  }

  override func keyboardWillShow(_ notification: Notification) {
    let frame = scrollView.convert(endFrame(notification), from: nil)
    scrollView.contentInset.bottom = scrollView.bounds.intersection(frame).height
    scrollView.verticalScrollIndicatorInsets.bottom = scrollView.contentInset.bottom
  }
}
