import UIKit

/// A deliberately wrong form: it insets its scroll view in portrait only.
final class PortraitOnly: NotifiedForm {
  override func keyboardWillShow(_ notification: Notification) {
    let isPortrait = view.bounds.height > view.bounds.width
    scrollView.contentInset.bottom = isPortrait ? overlap(notification) : 0
  }
}
