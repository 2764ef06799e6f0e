import Foundation
import Simulation

/// A view of the app's own that keys type into: one that adopts UIKeyInput and can be first
/// responder.
///
/// What it makes of the keys is its own; it can only be asked whether it has any text. So its text
/// is what was typed and not deleted, and empty where the view says that it has none. No delegate
/// is asked or told, a finger does to it what its own code makes of that, and it does not scroll
/// itself into view as UITextField does.
struct KeyInputField: TextInputView {
  let view: UIView
  private let input: any UIKeyInput

  /// Takes a view for one, where it is.
  init?(_ view: UIView) {
    guard view.takesKeys, view.canBecomeFirstResponder, let input = view as? any UIKeyInput else {
      return nil
    }
    (self.view, self.input) = (view, input)
  }

  var editedText: String { input.hasText ? view.typedText : "" }

  func asksToBegin() -> Bool { true }
  func asksToEnd() -> Bool { true }
  func didBegin() {}
  func didEnd() {}
  func asksToChange(_ edit: TextEdit) -> Bool { true }

  /// Keys go to the end: each character that goes is deleted, and what comes is inserted at once.
  func take(_ edit: TextEdit) {
    let before = editedText
    view.setTypedText(edit.applied(to: before))
    let kept = before.commonPrefix(with: view.typedText).count
    for _ in 0..<(before.count - kept) { input.deleteBackward() }
    let inserted = String(view.typedText.dropFirst(kept))
    if !inserted.isEmpty { input.insertText(inserted) }
  }

  func returns() -> Bool {
    input.insertText("\n")
    return false
  }
}
