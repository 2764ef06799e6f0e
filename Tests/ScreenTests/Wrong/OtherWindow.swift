import UIKit

/// A form that converts the keyboard's frame to the coordinates of another, lower window.
final class OtherWindow: NotifiedForm {
  private let overlay = UIWindow(frame: CGRect(x: 0, y: 500, width: 100, height: 100))

  override func keyboardWillShow(_ notification: Notification) {
    let frame = overlay.convert(endFrame(notification), from: nil as UIWindow?)
    scrollView.contentInset.bottom = max(0, view.bounds.maxY - frame.minY - 34)  // wrong
  }
}
