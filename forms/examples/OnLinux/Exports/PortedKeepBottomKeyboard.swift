#sourceLocation(file: "forms/examples/Exports/KeepBottomKeyboard.swift", line: 1)
import UIKit

/// Makes room for the keyboard in a table: table ends at the keyboard; scrolls with it if at its
/// bottom.
///
/// Formlift's strategy `keep-bottom`, for iOS 13 or later. Keep one in the view controller that
/// owns the table, which must not be a UITableViewController: that makes room by itself.
///
///     private var keyboard: KeepBottomKeyboard?
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       keyboard = KeepBottomKeyboard(tableView)
///     }
@MainActor
final class KeepBottomKeyboard: NSObject {
  private weak var tableView: UITableView?
  private var firstFrame: CGRect?

  init(_ tableView: UITableView) {
    self.tableView = tableView
    super.init()
    observe(Selector("keyboardWillChangeFrame", KeepBottomKeyboard.keyboardWillChangeFrame(_:)), UIResponder.keyboardWillChangeFrameNotification)
  }

  /// Observes whatever object posts; the center forgets an observer that is gone.
  private func observe(_ selector: Selector, _ name: Notification.Name) {
    NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
  }

  private func keyboardWillChangeFrame(_ notification: Notification) {
    guard let keyboard = KeyboardChange(notification) else { return }
    guard let window = tableView?.window else { return }
    // By the frame's top alone the zero frame of a cross-fade counts as a keyboard, too.
    let isUp = keyboard.end.isEmpty || !keyboard.end.intersection(window.bounds).isEmpty
    if isUp { show(keyboard) } else { hide(keyboard) }
  }

  /// The keyboard comes, or changes.
  private func show(_ keyboard: KeyboardChange) {
    guard let tableView else { return }
    keyboard.animate {
      // A table that is scrolled to its bottom stays there.
      let delta = keyboard.end.minY - keyboard.begin.minY
      let bottom = tableView.contentSize.height - tableView.bounds.height
      if tableView.contentOffset.y >= bottom, abs(delta) > 0 {
        tableView.contentOffset.y -= delta
      }
      if self.firstFrame == nil { self.firstFrame = tableView.frame }
      let top = tableView.convert(keyboard.end, from: nil).minY - tableView.bounds.minY
      let greatest = self.firstFrame?.height ?? 0
      tableView.frame.size.height = max(0, min(greatest, top))
    }
  }

  /// The keyboard leaves.
  private func hide(_ keyboard: KeyboardChange) {
    guard let tableView else { return }
    keyboard.animate {
      // A table that is scrolled to its bottom stays there.
      let delta = keyboard.end.minY - keyboard.begin.minY
      let bottom = tableView.contentSize.height - tableView.bounds.height
      if tableView.contentOffset.y >= bottom, abs(delta) > 0 {
        tableView.contentOffset.y -= delta
      }
      if let first = self.firstFrame { tableView.frame = first }
      self.firstFrame = nil
    }
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
