// Made by formlift-port and kept as made; ArticlePortTests checks it.
// swift-format-ignore-file
#sourceLocation(file: "forms/examples/Articles/ShrinkTableViewController.swift", line: 1)
import UIKit

/// The Russian note on UIKeyboardWillShowNotification.
class ShrinkTableViewController: UIViewController {
  weak var scrollView: UIScrollView!
  private var scrollFrame: CGRect?

  override func viewDidLoad() {
    super.viewDidLoad()
    registerNotification()
  }

  private func registerNotification() {
    let nc = NotificationCenter.default
    nc.addObserver(
      self, selector: Selector("keyboardWillShow", ShrinkTableViewController.keyboardWillShow), name: UIResponder.keyboardWillShowNotification,
      object: nil)
    nc.addObserver(
      self, selector: Selector("keyboardWillHide", ShrinkTableViewController.keyboardWillHide), name: UIResponder.keyboardWillHideNotification,
      object: nil)
  }

  func keyboardWillShow(notification: Notification) {
    let value = notification.userInfo![UIResponder.keyboardFrameEndUserInfoKey] as! NSValue
    // Converts to the window, although the frame comes from there.
    let keyFrame = view.convert(value.cgRectValue, to: nil)
    showKeyboard(keyFrame: keyFrame, duration: duration(of: notification))
  }

  private func showKeyboard(keyFrame: CGRect, duration: TimeInterval) {
    scrollFrame = scrollFrame ?? scrollView.frame
    var frame = scrollView.frame
    frame.size.height = view.bounds.size.height - keyFrame.size.height
    setScrollFrame(frame, duration: duration)
  }

  func keyboardWillHide(notification: Notification) {
    guard let frame = scrollFrame else { return }
    scrollFrame = nil
    setScrollFrame(frame, duration: duration(of: notification))
  }

  private func duration(of notification: Notification) -> TimeInterval {
    let number = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
    return number?.doubleValue ?? 0
  }

  private func setScrollFrame(_ frame: CGRect, duration: TimeInterval) {
    if duration > 0 {
      UIView.animate(
        withDuration: duration, delay: 0, options: .beginFromCurrentState,
        animations: { self.scrollView.frame = frame }, completion: nil)
    } else {
      scrollView.frame = frame
    }
  }
}
