import UIKit

/// A form whose subclasses react to keyboard notifications, for tests of audits.
class NotifiedForm: ScrollingForm {
  var tokens: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillShow($1) }
    observe(UIResponder.keyboardWillHideNotification) { $0.keyboardWillHide($1) }
  }

  func observe(_ name: Notification.Name, _ act: @escaping (NotifiedForm, Notification) -> Void) {
    let center = NotificationCenter.default
    tokens.append(
      center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
        self.map { act($0, notification) }
      })
  }

  /// Returns the keyboard's end frame in screen coordinates.
  func endFrame(_ notification: Notification) -> CGRect {
    notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
  }

  /// Returns how much of the view the keyboard covers, minus what UIKit itself adds to the inset.
  func overlap(_ notification: Notification) -> CGFloat {
    let frame = view.convert(endFrame(notification), from: nil)
    let added = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    return max(0, view.bounds.maxY - frame.minY - added)
  }

  func keyboardWillShow(_ notification: Notification) {}

  func keyboardWillHide(_ notification: Notification) {
    scrollView.contentInset.bottom = 0
    scrollView.verticalScrollIndicatorInsets.bottom = 0
  }
}
