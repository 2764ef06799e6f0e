// Made by formlift-port and kept as made; ArticlePortTests checks it.
// swift-format-ignore-file
#sourceLocation(file: "forms/examples/Exports/ArticleKeyboards.swift", line: 1)
import UIKit

/// Makes room for the keyboard in a table: bottom inset is the keyboard's overlap with the table.
///
/// Formlift's strategy `inset-overlap`, for iOS 13 or later. Keep one in the view controller that
/// owns the table, which must not be a UITableViewController: that makes room by itself.
///
///     private var keyboard: InsetOverlapKeyboard?
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       keyboard = InsetOverlapKeyboard(tableView)
///     }
@MainActor
final class InsetOverlapKeyboard: NSObject {
  private weak var tableView: UITableView?

  init(_ tableView: UITableView) {
    self.tableView = tableView
    super.init()
    observe(Selector("keyboardWillShow", InsetOverlapKeyboard.keyboardWillShow(_:)), UIResponder.keyboardWillShowNotification)
    observe(Selector("keyboardWillHide", InsetOverlapKeyboard.keyboardWillHide(_:)), UIResponder.keyboardWillHideNotification)
  }

  /// Observes whatever object posts; the center forgets an observer that is gone.
  private func observe(_ selector: Selector, _ name: Notification.Name) {
    NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
  }

  private func keyboardWillShow(_ notification: Notification) {
    guard let keyboard = KeyboardChange(notification) else { return }
    show(keyboard)
  }

  private func keyboardWillHide(_ notification: Notification) {
    guard let keyboard = KeyboardChange(notification) else { return }
    hide(keyboard)
  }

  /// The keyboard comes, or changes.
  private func show(_ keyboard: KeyboardChange) {
    guard let tableView else { return }
    keyboard.animate {
      let overlap = tableView.convert(keyboard.end, from: nil).intersection(tableView.bounds)
      if !overlap.isNull {
        let insets = UIEdgeInsets(top: 0, left: 0, bottom: overlap.height, right: 0)
        tableView.contentInset = insets
        tableView.verticalScrollIndicatorInsets = insets
      }
    }
  }

  /// The keyboard leaves.
  private func hide(_ keyboard: KeyboardChange) {
    guard let tableView else { return }
    keyboard.animate {
      let insets = UIEdgeInsets.zero
      tableView.contentInset = insets
      tableView.verticalScrollIndicatorInsets = insets
    }
  }
}

/// Makes room for the keyboard in a table: bottom inset is the keyboard's height; the row scrolls
/// to the top.
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

/// Makes room for the keyboard in a table: table's height is the view's height minus the
/// keyboard's.
///
/// Formlift's strategy `shrink-table`, for iOS 13 or later. Keep one in the view controller that
/// owns the table, which must not be a UITableViewController: that makes room by itself.
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
    observe(Selector("keyboardWillShow", ShrinkTableKeyboard.keyboardWillShow(_:)), UIResponder.keyboardWillShowNotification)
    observe(Selector("keyboardWillHide", ShrinkTableKeyboard.keyboardWillHide(_:)), UIResponder.keyboardWillHideNotification)
  }

  /// Observes whatever object posts; the center forgets an observer that is gone.
  private func observe(_ selector: Selector, _ name: Notification.Name) {
    NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
  }

  private func keyboardWillShow(_ notification: Notification) {
    guard let keyboard = KeyboardChange(notification) else { return }
    show(keyboard)
  }

  private func keyboardWillHide(_ notification: Notification) {
    guard let keyboard = KeyboardChange(notification) else { return }
    hide(keyboard)
  }

  /// The keyboard comes, or changes.
  private func show(_ keyboard: KeyboardChange) {
    guard let tableView else { return }
    UIView.animate(withDuration: keyboard.duration) {
      if self.firstFrame == nil { self.firstFrame = tableView.frame }
      // Converted the wrong way round, as in the article; only the height counts.
      let height = tableView.superview?.convert(keyboard.end, to: nil).height ?? 0
      let room = tableView.superview?.bounds.height ?? 0
      tableView.frame.size.height = max(0, room - height)
    }
  }

  /// The keyboard leaves.
  private func hide(_ keyboard: KeyboardChange) {
    guard let tableView else { return }
    UIView.animate(withDuration: keyboard.duration) {
      if let first = self.firstFrame { tableView.frame = first }
      self.firstFrame = nil
    }
  }
}

/// Makes room for the keyboard in a table: view ends at the keyboard; half a second later, the row
/// scrolls into view.
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
