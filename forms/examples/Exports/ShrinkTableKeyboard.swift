import UIKit

/// Makes room for the keyboard in a table: table's height is the view's less the keyboard's.
///
/// Formlift's strategy `shrink-table`. Keep one in the view controller that owns the table, which
/// must not be a UITableViewController: that makes room by itself.
///
///     private var keyboard: ShrinkTableKeyboard?
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       keyboard = ShrinkTableKeyboard(tableView)
///     }
@MainActor
final class ShrinkTableKeyboard: NSObject {
  private weak var tableView: UITableView?
  private var firstFrame: CGRect?

  init(_ tableView: UITableView) {
    self.tableView = tableView
    super.init()
    observe(#selector(keyboardWillShow(_:)), UIResponder.keyboardWillShowNotification)
    observe(#selector(keyboardWillHide(_:)), UIResponder.keyboardWillHideNotification)
  }

  private func observe(_ selector: Selector, _ name: Notification.Name) {
    NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
  }

  @objc private func keyboardWillShow(_ notification: Notification) {
    guard let keyboard = KeyboardChange(notification) else { return }
    show(keyboard)
  }

  @objc private func keyboardWillHide(_ notification: Notification) {
    guard let keyboard = KeyboardChange(notification) else { return }
    hide(keyboard)
  }

  /// The keyboard comes, or changes.
  private func show(_ keyboard: KeyboardChange) {
    guard let tableView = tableView else { return }
    UIView.animate(withDuration: keyboard.duration) {
      if self.firstFrame == nil { self.firstFrame = tableView.frame }
      // The frame is converted the wrong way round, as in the note; only its height counts.
      let height = tableView.superview?.convert(keyboard.end, to: nil).height ?? 0
      let room = tableView.superview?.bounds.height ?? 0
      tableView.frame.size.height = max(0, room - height)
    }
  }

  /// The keyboard leaves.
  private func hide(_ keyboard: KeyboardChange) {
    guard let tableView = tableView else { return }
    UIView.animate(withDuration: keyboard.duration) {
      if let first = self.firstFrame { tableView.frame = first }
      self.firstFrame = nil
    }
  }
}

/// What a keyboard's notification says.
private struct KeyboardChange {
  /// Its frames in the window, before and after.
  let begin: CGRect
  let end: CGRect
  let duration: TimeInterval
  private let curve: UInt

  init?(_ notification: Notification) {
    guard let info = notification.userInfo,
      let begin = info[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return nil }
    self.begin = begin
    self.end = end
    duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
    curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 7
  }

  /// Has what a block sets move with the keyboard.
  @MainActor
  func animate(_ changes: @escaping () -> Void) {
    let options = UIView.AnimationOptions(rawValue: curve << 16)
    UIView.animate(
      withDuration: duration, delay: 0, options: [options, .beginFromCurrentState],
      animations: changes, completion: nil)
  }
}
