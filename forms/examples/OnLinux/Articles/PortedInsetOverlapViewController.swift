// Made by formlift-port and kept as made; ArticlePortTests checks it.
// swift-format-ignore-file
#sourceLocation(file: "forms/examples/Articles/InsetOverlapViewController.swift", line: 1)
import UIKit

/// "The easy & reliable way of handling UITableView insets when the keyboard is shown", Tim Medcalf.
class InsetOverlapViewController: UIViewController {
  weak var myTableView: UITableView!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillShow", InsetOverlapViewController.keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillHide", InsetOverlapViewController.keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  override func viewWillDisappear(_ animated: Bool) {
    NotificationCenter.default.removeObserver(
      self, name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.removeObserver(
      self, name: UIResponder.keyboardWillHideNotification, object: nil)
    super.viewWillDisappear(animated)
  }

  func keyboardWillShow(_ notification: Notification) {
    guard let info = notification.userInfo,
      let endFrame = (info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
    else { return }
    // In the table's coordinates, wherever the table is on the screen.
    let keyboard = myTableView.convert(endFrame, from: nil)
    let covered = keyboard.intersection(myTableView.bounds)
    guard !covered.isNull else { return }
    animate(with: info) {
      let insets = UIEdgeInsets(top: 0, left: 0, bottom: covered.height, right: 0)
      self.myTableView.contentInset = insets
      self.myTableView.scrollIndicatorInsets = insets
    }
  }

  func keyboardWillHide(_ notification: Notification) {
    guard let info = notification.userInfo else { return }
    animate(with: info) {
      self.myTableView.contentInset = .zero
      self.myTableView.scrollIndicatorInsets = .zero
    }
  }

  private func animate(with info: [AnyHashable: Any], _ changes: @escaping () -> Void) {
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
    let curve = (info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.uintValue ?? 0
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: changes, completion: nil)
  }
}
