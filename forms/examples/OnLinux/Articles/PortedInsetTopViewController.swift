// Made by formlift-port and kept as made; ArticlePortTests checks it.
// swift-format-ignore-file
#sourceLocation(file: "forms/examples/Articles/InsetTopViewController.swift", line: 1)
import UIKit

/// "Scroll position, UITableViews, and You" (tech.prandom.com).
class InsetTopViewController: UIViewController, UITextFieldDelegate {
  var myTableView: UITableView!
  private var activeField: UITextField?
  private var tap: UITapGestureRecognizer?

  init() {
    super.init(nibName: nil, bundle: nil)
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("keyboardWasShown", InsetTopViewController.keyboardWasShown), name: UIResponder.keyboardDidShowNotification,
      object: nil)
    center.addObserver(
      self, selector: Selector("keyboardWillBeHidden", InsetTopViewController.keyboardWillBeHidden),
      name: UIResponder.keyboardDidHideNotification, object: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    activeField = textField
    let tap = UITapGestureRecognizer(target: self, action: Selector("tableTouched", InsetTopViewController.tableTouched(_:)))
    myTableView.addGestureRecognizer(tap)
    self.tap = tap
  }

  private func keyboardWasShown(_ notification: NSNotification) {
    let value = notification.userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as! NSValue
    let keyboardSize = value.cgRectValue.size
    let contentInsets = UIEdgeInsets(top: 0, left: 0, bottom: keyboardSize.height, right: 0)
    myTableView.contentInset = contentInsets
    myTableView.scrollIndicatorInsets = contentInsets

    // The field is in the cell's content view.
    guard let cell = activeField?.superview?.superview as? UITableViewCell,
      let indexPath = myTableView.indexPath(for: cell)
    else { return }
    myTableView.scrollToRow(at: indexPath, at: .top, animated: true)
  }

  private func keyboardWillBeHidden(_ notification: NSNotification) {
    myTableView.contentInset = UIEdgeInsets.zero
    myTableView.scrollIndicatorInsets = UIEdgeInsets.zero
  }

  private func tableTouched(_ sender: Any) {
    activeField?.resignFirstResponder()
    if let tap = tap { myTableView.removeGestureRecognizer(tap) }
  }
}
