// Made by formlift-port and kept as made; ArticlePortTests checks it.
// swift-format-ignore-file
#sourceLocation(file: "forms/examples/Articles/KeepBottomViewController.swift", line: 1)
import UIKit

/// "Maintain UITableView scroll position with keyboard expansion" (derpturkey.com).
///
/// The table ends at the keyboard, as the article assumes.
class KeepBottomViewController: UIViewController {
  weak var tableView: UITableView!
  private var tableFrame: CGRect?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    NotificationCenter.default.addObserver(
      self, selector: Selector("keyboardWillChange", KeepBottomViewController.keyboardWillChange(_:)),
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.removeObserver(
      self, name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  func keyboardWillChange(_ notification: NSNotification) {
    guard let info = notification.userInfo,
      let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    // Up to iOS 7 the frames are in portrait coordinates.
    let delta = end.origin.y - begin.origin.y
    let isAtBottom = tableView.isScrolledToBottom
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState],
      animations: {
        if isAtBottom && abs(delta) > 0 {
          self.tableView.contentOffset = CGPoint(x: 0, y: self.tableView.contentOffset.y - delta)
        }
        self.fitTable(to: end)
      }, completion: nil)
  }

  private func fitTable(to keyboard: CGRect) {
    guard let view = view else { return }
    let top = view.convert(keyboard, from: nil).minY
    if top < view.bounds.maxY {
      let first = tableFrame ?? tableView.frame
      tableFrame = first
      let free = tableView.convert(keyboard, from: nil).minY - tableView.bounds.minY
      tableView.frame.size.height = max(0, min(first.height, free))
    } else if let first = tableFrame {
      tableView.frame = first
      tableFrame = nil
    }
  }
}

extension UITableView {
  /// This ignores the insets.
  fileprivate var isScrolledToBottom: Bool {
    contentOffset.y >= contentSize.height - bounds.height
  }
}
