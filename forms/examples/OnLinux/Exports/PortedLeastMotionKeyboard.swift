// Made by formlift-port and kept as made; ArticlePortTests checks it.
// swift-format-ignore-file
#sourceLocation(file: "forms/examples/Exports/LeastMotionKeyboard.swift", line: 1)
import UIKit

/// Keeps the active row of a table above the keyboard by the least movement, and gives back what it
/// took.
///
/// Formlift's strategy `least-motion`, for iOS 13 or later. Keep one in the view controller that
/// owns the table, which must not be a UITableViewController: that makes room by itself.
///
///     private var keyboard: LeastMotionKeyboard?
///
///     override func viewDidLoad() {
///       super.viewDidLoad()
///       keyboard = LeastMotionKeyboard(tableView)
///     }
///
/// A bar that is pinned above the keyboard, as to `view.keyboardLayoutGuide`, counts as part of it:
/// `LeastMotionKeyboard(tableView, bottomBar: payBar)`.
///
/// It scrolls the table alone, none of the scroll views around it, and shows a row above an iPad's
/// split or undocked keyboard, never below. Of one that floats UIKit tells nothing.
@MainActor
final class LeastMotionKeyboard: NSObject {
  /// Points between the row and the keyboard.
  private let margin: CGFloat = 8
  private weak var tableView: UITableView?
  /// The bar above the keyboard, or nil.
  private weak var bottomBar: UIView?
  /// The keyboard's frame in the window, while it is up.
  private var keyboardFrame: CGRect?
  /// The insets before the keyboard, which hiding restores with the offset, unless the user
  /// scrolled.
  private var firstInset: UIEdgeInsets?
  private var firstIndicatorInsets = UIEdgeInsets.zero
  private var firstOffset: CGFloat?
  /// Counts the calls that were put off, so that only the newest does something.
  private var fieldCount = 0

  init(_ tableView: UITableView, bottomBar: UIView? = nil) {
    self.tableView = tableView
    self.bottomBar = bottomBar
    super.init()
    observe(Selector("keyboardWillChangeFrame", LeastMotionKeyboard.keyboardWillChangeFrame(_:)), UIResponder.keyboardWillChangeFrameNotification)
    observe(Selector("didBeginEditing", LeastMotionKeyboard.didBeginEditing(_:)), UITextField.textDidBeginEditingNotification)
    observe(Selector("didBeginEditing", LeastMotionKeyboard.didBeginEditing(_:)), UITextView.textDidBeginEditingNotification)
    observe(Selector("textDidChange", LeastMotionKeyboard.textDidChange(_:)), UITextView.textDidChangeNotification)
    tableView.panGestureRecognizer.addTarget(self, action: Selector("userScrolls", LeastMotionKeyboard.userScrolls))
  }

  /// Observes whatever object posts; the center forgets an observer that is gone.
  private func observe(_ selector: Selector, _ name: Notification.Name) {
    NotificationCenter.default.addObserver(self, selector: selector, name: name, object: nil)
  }

  // MARK: What happens

  /// Comes before keyboardWillShow and keyboardWillHide too, and for each change in between.
  private func keyboardWillChangeFrame(_ notification: Notification) {
    guard let info = notification.userInfo,
      let end = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    else { return }
    fieldCount += 1
    keyboardFrame = frameInWindow(end)
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double ?? 0.25
    let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 7
    // The keyboard's curve is none of the named ones; an option has it 16 bits further up.
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [UIView.AnimationOptions(rawValue: curve << 16), .beginFromCurrentState],
      animations: {
        if self.keyboardFrame == nil { self.hide() } else { self.show() }
      })
  }

  private func didBeginEditing(_ notification: Notification) {
    guard let tableView, activeRow != nil else { return }
    // Ahead of the field's own scroll, so that it is given back too.
    firstOffset = firstOffset ?? tableView.contentOffset.y
    guard keyboardFrame != nil else { return }
    // The keyboard's frame may still change for the new field; that is answered instead.
    fieldCount += 1
    let count = fieldCount
    DispatchQueue.main.async { [weak self] in
      guard let self, self.fieldCount == count, self.keyboardFrame != nil else { return }
      UIView.animate(withDuration: 0.3) { self.show() }
    }
  }

  /// A text view may have grown.
  private func textDidChange(_ notification: Notification) {
    guard keyboardFrame != nil, let row = activeRow, !isInView(row) else { return }
    UIView.animate(withDuration: 0.3) { self.show() }
  }

  private func userScrolls() {
    if tableView?.panGestureRecognizer.state == .began { firstOffset = nil }
  }

  // MARK: What is done

  private func show() {
    guard let tableView else { return }
    if firstInset == nil {
      firstInset = tableView.contentInset
      firstIndicatorInsets = tableView.verticalScrollIndicatorInsets
    }
    firstOffset = firstOffset ?? tableView.contentOffset.y
    makeRoom(tableView)
    reveal(tableView)
  }

  /// The bottom inset is what lets the last row clear the keyboard by the margin, less the safe
  /// area, which the system adds. It adds that to the scroll indicators' insets as well.
  private func makeRoom(_ tableView: UITableView) {
    guard var inset = firstInset else { return }
    let end = tableView.bounds.maxY
    let top = keyboardTop
    let safeArea = tableView.adjustedContentInset.bottom - tableView.contentInset.bottom
    inset.bottom = max(inset.bottom, max(0, end - (top - clearance(tableView))) - safeArea)
    tableView.contentInset = inset
    tableView.verticalScrollIndicatorInsets = UIEdgeInsets(
      top: inset.top, left: 0, bottom: max(0, end - top - safeArea), right: 0)
  }

  /// Returns the part of the margin that fits below the row.
  private func clearance(_ tableView: UITableView) -> CGFloat {
    guard let row = activeRow else { return margin }
    if isInView(row) { return min(margin, max(0, keyboardTop - row.maxY)) }
    let spare = keyboardTop - topInView - row.height
    return max(0, min(margin, spare))
  }

  /// Scrolls by the least movement; a row that does not fit shows its top.
  private func reveal(_ tableView: UITableView) {
    guard let row = activeRow, !isInView(row) else { return }
    let inset = tableView.adjustedContentInset
    let top = topInView
    let bottom = max(top, tableView.bounds.maxY - inset.bottom)
    var wanted = row
    if row.minY < top {
      let above = max(0, min(margin, bottom - top - row.height))
      wanted.origin.y -= above
      wanted.size.height += above
    }
    var offset = tableView.contentOffset.y
    if wanted.minY < top || wanted.height > bottom - top {
      offset += wanted.minY - top
    } else if wanted.maxY > bottom {
      offset += wanted.maxY - bottom
    }
    let greatest = tableView.contentSize.height + inset.bottom - tableView.bounds.height
    tableView.contentOffset.y = max(-inset.top, min(offset, greatest))
  }

  private func hide() {
    guard let tableView else { return }
    if let offset = firstOffset { tableView.contentOffset.y = offset }
    if let inset = firstInset {
      tableView.contentInset = inset
      tableView.verticalScrollIndicatorInsets = firstIndicatorInsets
    }
    firstInset = nil
    firstOffset = nil
  }

  // MARK: Where things are, in the table's content

  /// Returns a keyboard's frame in the window, or nil where that has nothing of it; a table whose
  /// screen is covered has no window.
  private func frameInWindow(_ frameOnScreen: CGRect) -> CGRect? {
    guard let window = tableView?.window else { return nil }
    // Of the screen, which the notification speaks of, the window may be a part.
    let frame = window.convert(frameOnScreen, from: nil as UIWindow?)
    return frame.intersection(window.bounds).isEmpty ? nil : frame
  }

  /// The top of the keyboard, or of the bar above it.
  private var keyboardTop: CGFloat {
    guard let tableView else { return 0 }
    guard let frame = keyboardFrame else { return tableView.bounds.maxY }
    return tableView.convert(frame, from: nil).minY - (bottomBar?.bounds.height ?? 0)
  }

  private var topInView: CGFloat {
    guard let tableView else { return 0 }
    return tableView.bounds.minY + tableView.adjustedContentInset.top
  }

  private func isInView(_ row: CGRect) -> Bool {
    guard let tableView else { return false }
    let safeArea = tableView.adjustedContentInset.bottom - tableView.contentInset.bottom
    let end = min(keyboardTop, tableView.bounds.maxY - safeArea)
    // Sums of heights such as 55.333 are off by a little.
    return row.minY >= topInView - 1e-6 && row.maxY <= end + 1e-6
  }

  /// The rectangle of the row whose field is being edited.
  private var activeRow: CGRect? {
    guard let tableView, let field = firstResponder(in: tableView) else { return nil }
    let middle = CGPoint(x: field.bounds.midX, y: field.bounds.midY)
    let place = tableView.convert(middle, from: field)
    return tableView.indexPathForRow(at: place).map { tableView.rectForRow(at: $0) }
  }

  private func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for subview in view.subviews {
      if let found = firstResponder(in: subview) { return found }
    }
    return nil
  }
}
