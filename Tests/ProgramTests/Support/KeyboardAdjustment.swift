/// Typical keyboard code of an app, for tests of `formlift try` and `audit --own`.
enum KeyboardAdjustment {
  static let source = """
    import UIKit

    class KeyboardAdjustment: NSObject {
      weak var scrollView: UIScrollView?

      init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
        NotificationCenter.default.addObserver(
          self, selector: #selector(show), name: UIResponder.keyboardWillShowNotification, object: nil)
        NotificationCenter.default.addObserver(
          self, selector: #selector(hide), name: UIResponder.keyboardWillHideNotification, object: nil)
      }

      @objc func show(_ notification: Notification) {
        guard let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        else { return }
        scrollView?.contentInset.bottom = frame.height
      }

      @objc func hide(_ notification: Notification) {
        scrollView?.contentInset.bottom = 0
      }
    }

    """
}
