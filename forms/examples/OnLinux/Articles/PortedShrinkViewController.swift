// Made by formlift-port and kept as made; ArticlePortTests checks it.
// swift-format-ignore-file
#sourceLocation(file: "forms/examples/Articles/ShrinkViewController.swift", line: 1)
import UIKit

/// "Scrolling a UITableView When Displaying the Keyboard", Sean Carpenter.
class ShrinkViewController: UIViewController, UITextFieldDelegate {
  weak var tableView: UITableView!
  private var initialHeight: CGFloat?
  private var activeIndexPath: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardShown", ShrinkViewController.keyboardShown(_:)),
      name: UIResponder.keyboardDidShowNotification, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardHidden", ShrinkViewController.keyboardHidden(_:)),
      name: UIResponder.keyboardDidHideNotification, object: nil)
  }

  func keyboardShown(_ notification: Notification) {
    initialHeight = view.frame.size.height
    guard let keyboard = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    let converted = view.convert(keyboard.cgRectValue, from: nil)
    view.frame.size.height = converted.origin.y
  }

  func keyboardHidden(_ notification: Notification) {
    guard let height = initialHeight else { return }
    UIView.beginAnimations(nil, context: nil)
    UIView.setAnimationDuration(0.3)
    view.frame.size.height = height
    UIView.commitAnimations()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    let middle = tableView.convert(textField.bounds, from: textField)
    activeIndexPath = tableView.indexPathForRow(at: CGPoint(x: middle.midX, y: middle.midY))
    // This comes before the keyboard is up.
    perform(Selector("scrollToActiveRow", ShrinkViewController.scrollToActiveRow), with: nil, afterDelay: 0.5)
  }

  private func scrollToActiveRow() {
    guard let indexPath = activeIndexPath else { return }
    tableView.scrollToRow(at: indexPath, at: .none, animated: true)
  }
}
