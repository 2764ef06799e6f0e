#sourceLocation(file: "forms/examples/Exports/ShrinkViewKeyboard.swift", line: 1)
import UIKit

/// Makes room for the keyboard in a table: view ends at the keyboard; half a second later,
/// scrollToRow at none.
///
/// Formlift's strategy `shrink-view`, for iOS 13 or later. Keep one in the view controller that
/// owns the table, which must not be a UITableViewController: that makes room by itself.
///
///     private var keyboard: ShrinkViewKeyboard?
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       keyboard = ShrinkViewKeyboard(tableView)
///     }
@MainActor
final class ShrinkViewKeyboard: NSObject {
  private weak var tableView: UITableView?
  private var savedHeight: CGFloat?

  init(_ tableView: UITableView) {
    self.tableView = tableView
    super.init()
    observe(Selector("keyboardDidShow", ShrinkViewKeyboard.keyboardDidShow(_:)), UIResponder.keyboardDidShowNotification)
    observe(Selector("keyboardDidHide", ShrinkViewKeyboard.keyboardDidHide(_:)), UIResponder.keyboardDidHideNotification)
    observe(Selector("didBeginEditing", ShrinkViewKeyboard.didBeginEditing(_:)), UITextField.textDidBeginEditingNotification)
    observe(Selector("didBeginEditing", ShrinkViewKeyboard.didBeginEditing(_:)), UITextView.textDidBeginEditingNotification)
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
    self.savedHeight = tableView.superview?.frame.height
    guard let view = tableView.superview else { return }
    view.frame.size.height = max(0, view.convert(keyboard.end, from: nil).minY)
  }

  /// The keyboard leaves.
  private func hide(_ keyboard: KeyboardChange) {
    guard let tableView else { return }
    UIView.animate(withDuration: 0.3) {
      if let height = self.savedHeight { tableView.superview?.frame.size.height = height }
      self.savedHeight = nil
    }
  }

  /// This call comes before the keyboard is up, so scrolling waits.
  private func didBeginEditing(_ notification: Notification) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in
      guard let self, let tableView = self.tableView else { return }
      if let row = self.activeRow {
        tableView.scrollToRow(at: row, at: .none, animated: true)
      }
    }
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
