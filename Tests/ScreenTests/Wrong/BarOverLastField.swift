import UIKit

/// A deliberately wrong form: it ends at the keyboard, under a bar that is on the keyboard, too.
final class BarOverLastField: ScrollingForm {
  override var bottomConstraints: [NSLayoutConstraint] {
    let bar = UIView()
    bar.backgroundColor = .systemBackground
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    let keyboardTop = view.keyboardLayoutGuide.topAnchor
    return [
      scrollView.bottomAnchor.constraint(equalTo: keyboardTop),
      bar.bottomAnchor.constraint(equalTo: keyboardTop),
      bar.heightAnchor.constraint(equalToConstant: 50),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ]
  }
}
