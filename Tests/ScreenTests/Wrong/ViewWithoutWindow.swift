import UIKit

/// A deliberately wrong form: it converts the keyboard's frame with a view that is in no window.
final class ViewWithoutWindow: NotifiedForm {
  private let other = UIView(frame: CGRect(x: 0, y: 300, width: 100, height: 100))

  override func keyboardWillShow(_ notification: Notification) {
    let frame = other.convert(endFrame(notification), from: view)
    scrollView.contentInset.bottom = max(0, view.bounds.maxY - 34 - frame.maxY)
  }
}
