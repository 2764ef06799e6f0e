#sourceLocation(file: "forms/examples/Exports/InsetTopKeyboard.swift", line: 1)
import UIKit

/// Makes room for the keyboard in a table: bottom inset is the keyboard's height; scrollToRow at
/// top.
///
/// Formlift's strategy `inset-top`, for iOS 13 or later. Keep one in the view controller that owns
/// the table, which must not be a UITableViewController: that makes room by itself.
///
///     private var keyboard: InsetTopKeyboard?
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       keyboard = InsetTopKeyboard(tableView)
///     }
@MainActor
final class InsetTopKeyboard: NSObject {
  private weak var tableView: UITableView?

  init(_ tableView: UITableView) {
    self.tableView = tableView
    super.init()
    observe(Selector("keyboardDidShow", InsetTopKeyboard.keyboardDidShow(_:)), UIResponder.keyboardDidShowNotification)
    observe(Selector("keyboardDidHide", InsetTopKeyboard.keyboardDidHide(_:)), UIResponder.keyboardDidHideNotification)
  }

  /// Observes whatever object posts; the center forgets an observer that is gone.
  private func observe(_ selector: Selector, _ name: Notification.Name) {
    NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
  }

  private func keyboardDidShow(_ notification: Notification) {
    guard let keyboard = KeyboardChange(notification) else { return }
    show(keyboard)
  }

  private func keyboardDidHide(_ notification: Notification) {
    guard let keyboard = KeyboardChange(notification) else { return }
    hide(keyboard)
  }

  /// The keyboard comes, or changes.
  private func show(_ keyboard: KeyboardChange) {
    guard let tableView else { return }
    let insets = UIEdgeInsets(top: 0, left: 0, bottom: keyboard.begin.height, right: 0)
    tableView.contentInset = insets
    tableView.verticalScrollIndicatorInsets = insets
    if let row = self.activeRow {
      tableView.scrollToRow(at: row, at: .top, animated: true)
    }
  }

  /// The keyboard leaves.
  private func hide(_ keyboard: KeyboardChange) {
    guard let tableView else { return }
    let insets = UIEdgeInsets.zero
    tableView.contentInset = insets
    tableView.verticalScrollIndicatorInsets = insets
  }

  /// The row whose field is being edited.
  private var activeRow: IndexPath? {
    guard let tableView, let field = firstResponder(in: tableView) else { return nil }
    let middle = CGPoint(x: field.bounds.midX, y: field.bounds.midY)
    return tableView.indexPathForRow(at: tableView.convert(middle, from: field))
  }

  private func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let found = firstResponder(in: subview) { return found }
    }
    return nil
  }
}

/// The frames, duration and curve in a keyboard notification.
@MainActor
private struct KeyboardChange {
  /// Its frames on the screen, before and after: the window's too where that fills the screen.
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
  func animate(_ changes: @escaping () -> Void) {
    // The keyboard's curve is none of the named ones; an option has it 16 bits further up.
    let options = UIView.AnimationOptions(rawValue: curve << 16)
    UIView.animate(
      withDuration: duration, delay: 0, options: [options, .beginFromCurrentState],
      animations: changes)
  }
}
