import UIKit

/// Ends a table at the keyboard's top, and restores it when the keyboard hides.
final class KeyboardAdjuster: NSObject {
  private weak var tableView: UITableView?
  private weak var bottom: NSLayoutConstraint?
  private var offsetBefore: CGPoint?

  init(tableView: UITableView, bottom: NSLayoutConstraint) {
    self.tableView = tableView
    self.bottom = bottom
    super.init()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: #selector(keyboardWillShow(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: #selector(keyboardWillHide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let tableView = tableView, let superview = tableView.superview,
      let value = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
    else { return }
    if offsetBefore == nil { offsetBefore = tableView.contentOffset }
    let keyboard = superview.convert(value.cgRectValue, from: nil)
    let overlap = max(0, superview.bounds.maxY - keyboard.minY)
    animate(with: notification) {
      self.bottom?.constant = -overlap
      superview.layoutIfNeeded()
      self.revealActiveField()
    }
  }

  @objc private func keyboardWillHide(_ notification: Notification) {
    animate(with: notification) {
      self.bottom?.constant = 0
      self.tableView?.superview?.layoutIfNeeded()
      if let offset = self.offsetBefore { self.tableView?.contentOffset = offset }
    }
    offsetBefore = nil
  }

  func userDidScroll() {
    if offsetBefore != nil { offsetBefore = tableView?.contentOffset }
  }

  private func revealActiveField() {
    guard let tableView = tableView,
      let cell = tableView.visibleCells.first(where: { ($0 as? FieldCell)?.isActive == true })
    else { return }
    tableView.scrollRectToVisible(cell.frame, animated: false)
  }

  private func animate(with notification: Notification, _ changes: @escaping () -> Void) {
    let duration =
      notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
    let curve =
      notification.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 7
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve << 16),
      animations: changes, completion: nil)
  }
}
