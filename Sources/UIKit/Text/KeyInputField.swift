import UIKitValues
import Simulation

/// An app's own view with key input: the view adopts UIKeyInput and can become first responder.
///
/// Such a view reports only whether it has text. So the text is assumed to be the typed characters
/// minus the deleted ones, or empty if the view reports no text. The view has no delegate. The
/// view's own code handles taps, and the view doesn't scroll into view as UITextField does.
struct KeyInputField: TextInputView {
  let view: UIView
  private let input: any UIKeyInput

  /// Wraps an app's view with key input as an editable text; nil for views that accept no keys.
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

  /// Applies an edit by keys to the view, which only knows the end of its text.
  ///
  /// The view first gets deletions of single characters, and then one insertion.
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
