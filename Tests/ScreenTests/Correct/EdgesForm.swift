import UIKit

/// A correct form for audits: its view ends above the tab bar, so that only the rest of the keyboard
/// covers it.
final class EdgesForm: NotifiedForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.contentInsetAdjustmentBehavior = .never
  }

  override func keyboardWillShow(_ notification: Notification) {
    let bar = tabBarController?.tabBar.frame.height ?? 0
    scrollView.contentInset.bottom = max(0, endFrame(notification).height - bar)
  }
}
