import UIKitValues
import Simulation

/// A text field with one line.
@preconcurrency @MainActor open class UITextField: UIControl, TextInputView, UITextInput {
  open weak var delegate: (any UITextFieldDelegate)?
  private var ownPlaceholder: NSAttributedString? { didSet { widthMayDiffer() } }
  // Neither placeholder property sets the other by name, because a subclass may override both.
  open var placeholder: String? {
    get { ownPlaceholder?.string }
    set { ownPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString? {
    get { ownPlaceholder }
    set { ownPlaceholder = newValue }
  }
  open var font: UIFont? = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
  open var textColor: UIColor? { didSet { notDrawn(UITextField.self) } }
  open var textAlignment = NSTextAlignment.natural { didSet { notDrawn(UITextField.self) } }
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  open var clearButtonMode = ViewMode.never { didSet { notDrawn(UITextField.self) } }
  open var leftView: UIView? { didSet { notDrawn(UITextField.self) } }
  open var rightView: UIView? { didSet { notDrawn(UITextField.self) } }
  open var leftViewMode = ViewMode.never { didSet { notDrawn(UITextField.self) } }
  open var rightViewMode = ViewMode.never { didSet { notDrawn(UITextField.self) } }
  open var background: UIImage? { didSet { notDrawn(UITextField.self) } }
  open var disabledBackground: UIImage? { didSet { notDrawn(UITextField.self) } }
  open var adjustsFontForContentSizeCategory = false { didSet { notDrawn(UITextField.self) } }
  open var adjustsFontSizeToFitWidth = false { didSet { notDrawn(UITextField.self) } }
  open var minimumFontSize: CGFloat = 0 { didSet { notDrawn(UITextField.self) } }
  open var clearsOnBeginEditing = false
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { notDone(UITextField.self) }
  }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { notUsed(UITextField.self) }
  }
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { notDone(UITextField.self) }
  }
  open var smartQuotesType = UITextSmartQuotesType.default { didSet { notUsed(UITextField.self) } }
  open var smartDashesType = UITextSmartDashesType.default { didSet { notUsed(UITextField.self) } }
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default {
    didSet { notUsed(UITextField.self) }
  }
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { notDrawn(UITextField.self) }
  }
  var ownReturnKeyType = UIReturnKeyType.default
  open var returnKeyType: UIReturnKeyType {
    get { ownReturnKeyType }
    set {
      ownReturnKeyType = newValue
      notDrawn(UITextField.self)
    }
  }
  open var enablesReturnKeyAutomatically = false { didSet { notDone(UITextField.self) } }
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! { didSet { notUsed(UITextField.self) } }
  open var passwordRules: UITextInputPasswordRules? { didSet { notUsed(UITextField.self) } }
  open var writingToolsBehavior = UIWritingToolsBehavior.default {
    didSet { notDrawn(UITextField.self) }
  }
  open var inlinePredictionType = UITextInlinePredictionType.default {
    didSet { notUsed(UITextField.self) }
  }
  open var clearsOnInsertion = false { didSet { notDone(UITextField.self) } }
  open var allowsEditingTextAttributes = false { didSet { notUsed(UITextField.self) } }
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    didSet { notDrawn(UITextField.self) }
  }
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { notDrawn(UITextField.self) }
  }
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  /// Whether the field is being edited.
  open var isEditing: Bool { isBeingEdited }
  private var isBeingEdited = false
  var ownText = "" {
    didSet {
      selection = nil
      if ownText != oldValue { widthMayDiffer() }
    }
  }
  private var selection: UITextRange?

  open var keyboardType = UIKeyboardType.default { didSet { traitsDidChange() } }
  open var isSecureTextEntry = false { didSet { traitsDidChange() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var textInput: (any TextInputView)? { self }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Invalidates the text field's intrinsic size after a change of its text, for its constraints.
  private func widthMayDiffer() { if isConstrained { invalidateIntrinsicContentSize() } }

  /// The width of the text or else of the placeholder, and the height of one line, in points.
  ///
  /// A line's height is rounded up to whole points plus one, which is 22 for 17 points. A rounded
  /// border adds 14 to the width and 12 to the height. The width is inferred.
  open override var intrinsicContentSize: CGSize {
    let font = font ?? .systemFont(ofSize: 17)
    let shown = ownText.isEmpty ? placeholder ?? "" : ownText
    let text = TextSize.of(shown, font: font, width: .greatestFiniteMagnitude, lines: 1)
    let line = font.lineHeight.rounded(.up) + 1
    let border = borderStyle == .roundedRect ? CGSize(width: 14, height: 12) : .zero
    return CGSize(width: text.width + border.width, height: line + border.height)
  }

  open var text: String? {
    get { ownText }
    set { ownText = newValue ?? "" }
  }
  open var attributedText: NSAttributedString? {
    get { NSAttributedString(string: ownText) }
    set { ownText = newValue?.string ?? "" }
  }
  open var hasText: Bool { !ownText.isEmpty }

  open func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side: CGFloat = 19
    return CGRect(x: bounds.maxX - side - 5, y: bounds.midY - side / 2, width: side, height: side)
  }
  /// The left view's rectangle: its own size, at the left edge and vertically centered.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = leftView?.bounds.size else { return .zero }
    return CGRect(
      x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = rightView?.bounds.size else { return .zero }
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
  open func drawText(in rect: CGRect) { notDrawn(UITextField.self) }
  open func drawPlaceholder(in rect: CGRect) { notDrawn(UITextField.self) }
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect }
  open func firstRect(for range: UITextRange) -> CGRect { caretRect(for: range.start) }
  /// Returns only the caret's rectangle, since the positions of other characters are unknown.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    [UITextSelectionRect(firstRect(for: range))]
  }
  /// Returns the text's end, since the positions of other characters are unknown.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  open func deleteBackward() { _ = ownText.popLast() }
  open func insertText(_ text: String) { ownText += text }
  /// The selected range of the field's text.
  ///
  /// Unless code sets the range, it is a caret at the end of the text.
  open var selectedTextRange: UITextRange? {
    get { selection ?? UITextRange(at: ownText.utf16.count) }
    set { selection = newValue }
  }

  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
}

/// A text field's delegate calls, in UIKit's order.
extension UITextField {
  func asksToBegin() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  func asksToEnd() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func didBegin() {
    isBeingEdited = true
    if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEnd() {
    isBeingEdited = false
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  var editedText: String { text ?? "" }

  func asksToChange(_ edit: TextEdit) -> Bool {
    switch edit.way {
    case .keys:
      delegate?.textField(
        self, shouldChangeCharactersIn: NSRange(edit.range), replacementString: edit.replacement)
        ?? true
    case .clearButton: delegate?.textFieldShouldClear(self) ?? true
    case .code: true
    }
  }

  func take(_ edit: TextEdit) {
    let new = edit.applied(to: editedText)
    // Typed keys bypass the setter, which may be overridden.
    if edit.way == .code { text = new } else { ownText = new }
    guard edit.way != .code else { return }
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Asks the delegate whether Return has its default effect, and if so, sends the actions.
  ///
  /// A target for editingDidEndOnExit makes the field resign.
  ///
  /// - Returns: the delegate's answer, or true without a delegate.
  func returns() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if hasTarget(for: .editingDidEndOnExit) { resignFirstResponder() }
    return true
  }

  /// The reason why the editing of a text field has ended.
  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

/// The delegate for editing a text field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
  func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textField(_ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextFieldDelegate {
  public func textField(
    _ textField: UITextField, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Tells the delegate that editing has ended, and why.
  ///
  /// By default, it calls the method without a reason. An app that has both gets only this call.
  public func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { textFieldDidEndEditing(textField) }
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
  // Menus never open.
  public func textField(
    _ textField: UITextField, editMenuForCharactersIn range: NSRange,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textField(
    _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textField(
    _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
}
