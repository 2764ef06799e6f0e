import UIKitValues
import Simulation

/// A responder that accepts typed text.
@preconcurrency @MainActor public protocol UIKeyInput: UITextInputTraits {
  var hasText: Bool { get }
  func insertText(_ text: String)
  func deleteBackward()
}

/// A responder with text that can be edited at any position.
@preconcurrency @MainActor public protocol UITextInput: UIKeyInput {
  var selectedTextRange: UITextRange? { get set }
  /// The range of the text being composed, for example in Chinese; or nil.
  var markedTextRange: UITextRange? { get }
  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }
  func caretRect(for position: UITextPosition) -> CGRect
  func firstRect(for range: UITextRange) -> CGRect
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  func text(in range: UITextRange) -> String?
  func replace(_ range: UITextRange, withText text: String)
  func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange?
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  func offset(from: UITextPosition, to: UITextPosition) -> Int
}

extension UITextInput where Self: UIView {
  /// The range of text being composed: always nil, since keys insert their characters directly.
  public var markedTextRange: UITextRange? { nil }

  public func unmarkText() {}

  public func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }

  /// Returns only the caret's rectangle, since the positions of a text's other lines are unknown.
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    [UITextSelectionRect(firstRect(for: range))]
  }

  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  public var endOfDocument: UITextPosition { UITextPosition(length) }

  public func text(in range: UITextRange) -> String? {
    guard range.range.lowerBound >= 0, range.range.upperBound <= length else { return nil }
    return NSString(string: textInput?.editedText ?? "").substring(with: range.range)
  }

  /// Replaces a range and puts the caret after the new text, without asking the delegate.
  public func replace(_ range: UITextRange, withText text: String) {
    let old = NSString(string: textInput?.editedText ?? "")
    guard range.range.lowerBound >= 0, range.range.upperBound <= old.length else { return }
    let new = old.replacingCharacters(in: range.range, with: text)
    switch self {
    case let field as UITextField: field.text = new
    case let view as UITextView: view.text = new
    default: return
    }
    selectedTextRange = UITextRange(at: range.range.lowerBound + text.utf16.count)
  }

  public func textRange(from start: UITextPosition, to end: UITextPosition) -> UITextRange? {
    let (first, last) = (min(start.offset, end.offset), max(start.offset, end.offset))
    return UITextRange(NSRange(location: first, length: last - first))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = position.offset + offset
    return (0...length).contains(place) ? UITextPosition(place) : nil
  }

  public func offset(from: UITextPosition, to: UITextPosition) -> Int { to.offset - from.offset }

  private var length: Int { (textInput?.editedText ?? "").utf16.count }

  /// The rectangle of the text's caret in the view's coordinates, in points.
  ///
  /// In a row of the form, it is the caret's line; in other views, it is at the vertical middle.
  var caretRect: CGRect {
    if let app = SimulatedApp.current, case .row(let row) = app.stage?.responder(of: self),
      let table = app.stage?.scrollView
    {
      return convert(app.phone.lineRect(ofRow: row), from: table)
    }
    let height = min(bounds.height, TextMeasure.lineHeight)
    return CGRect(x: 0, y: bounds.midY - height / 2, width: 2, height: height)
  }
}
