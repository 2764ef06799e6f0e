import UIKit

/// A text view that fills the screen and is inset by the converted overlap with the keyboard.
final class NotesScreen: UIViewController {
  private let textView = UITextView()
  private var tokens: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.alwaysBounceVertical = true
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
    let center = NotificationCenter.default
    for name in [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification,
    ] {
      tokens.append(
        center.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          self?.adjust(notification)
        })
    }
  }

  private func adjust(_ notification: Notification) {
    guard let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    let frame = view.convert(value.cgRectValue, from: view.window)
    let isHidden = notification.name == UIResponder.keyboardWillHideNotification
    let overlap = view.bounds.maxY - frame.minY - view.safeAreaInsets.bottom
    textView.contentInset.bottom = isHidden ? 0 : max(0, overlap)
    textView.verticalScrollIndicatorInsets = textView.contentInset
  }
}
