import UIKit

/// A form that fits the screen and subtracts the safe area, which UIKit adds only to higher content.
final class ShortContent: NotifiedForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    let labels = stack.arrangedSubviews.filter { $0 is UILabel }
    for label in labels.dropFirst() { label.isHidden = true }
    stack.spacing = 90
  }

  override func keyboardWillShow(_ notification: Notification) {
    let frame = view.convert(endFrame(notification), from: nil)
    let overlap = view.bounds.maxY - frame.minY
    scrollView.contentInset.bottom = overlap - view.safeAreaInsets.bottom  // wrong
  }
}
