import Foundation
import Simulation

/// A field of one line.
@preconcurrency @MainActor open class UITextField: UIControl, TextInputView, UITextInput {
  open weak var delegate: (any UITextFieldDelegate)?
  open var placeholder: String?
  open var attributedPlaceholder: NSAttributedString?
  open var font: UIFont? = .systemFont(ofSize: 17)
  open var textColor: UIColor?
  open var textAlignment = NSTextAlignment.natural
  open var borderStyle = BorderStyle.none
  open var clearButtonMode = ViewMode.never
  open var leftView: UIView?
  open var rightView: UIView?
  open var leftViewMode = ViewMode.never
  open var rightViewMode = ViewMode.never
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  open var clearsOnBeginEditing = false
  open var autocorrectionType = UITextAutocorrectionType.default
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  // UIKit has no question mark here.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType!
  open var clearsOnInsertion = false
  open var allowsEditingTextAttributes = false
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  public private(set) var isEditing = false
  var ownText = "" { didSet { selection = nil } }
  private var selection: UITextRange?

  open var keyboardType = UIKeyboardType.default { didSet { traitsDidChange() } }
  open var isSecureTextEntry = false { didSet { traitsDidChange() } }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var textInput: (any TextInputView)? { self }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// 34 points with a rounded border, else a line of 17-point text.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: borderStyle == .roundedRect ? 34 : 22)
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
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect }
  open func deleteBackward() { _ = ownText.popLast() }
  open func insertText(_ text: String) { ownText += text }
  /// The caret stands at the text's end unless code selects something.
  open var selectedTextRange: UITextRange? {
    get { selection ?? UITextRange(at: ownText.utf16.count) }
    set { selection = newValue }
  }

  private func traitsDidChange() { SimulatedApp.current?.isSceneStale = true }

  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }

  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
}

/// What its delegate is asked and told, in UIKit's order.
extension UITextField {
  func asksToBegin() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  func asksToEnd() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func didBegin() {
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEnd() {
    isEditing = false
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
    text = edit.applied(to: editedText)
    guard edit.way != .code else { return }
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }

  /// Asks what Return does; who listens for the end on exit has the field resign.
  ///
  /// - Returns: whether the key is to do what it does by default.
  func returns() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    sendActions(for: .editingDidEndOnExit)
    if hasTarget(for: .editingDidEndOnExit) { resignFirstResponder() }
    return true
  }

  public enum DidEndEditingReason: Int, Sendable { case committed, cancelled }
}

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
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// The one that is called where both are there; by default it calls the other.
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
}
