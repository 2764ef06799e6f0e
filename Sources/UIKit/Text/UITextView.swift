import UIKitValues
import Simulation

/// A text field with several lines, which is a scroll view too.
@preconcurrency @MainActor open class UITextView: UIScrollView, TextInputView, UITextInput {
  open var font: UIFont? = .systemFont(ofSize: 12) { didSet { textDidChange() } }
  open var textColor: UIColor? { didSet { notDrawn(UITextView.self) } }
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { notDrawn(UITextView.self) }
  }
  open var typingAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { notDrawn(UITextView.self) }
  }
  open var dataDetectorTypes = UIDataDetectorTypes([]) { didSet { notDrawn(UITextView.self) } }
  open var adjustsFontForContentSizeCategory = false { didSet { notDrawn(UITextView.self) } }
  open var allowsEditingTextAttributes = false { didSet { notUsed(UITextView.self) } }
  open var textAlignment = NSTextAlignment.natural { didSet { notDrawn(UITextView.self) } }
  /// Whether the text view's text can be edited.
  ///
  /// A text view that can't be edited isn't a field of the form.
  open var isEditable = true {
    didSet { if isEditable != oldValue { SimulatedApp.current?.setNeedsSceneUpdate() } }
  }
  open var isSelectable = true { didSet { notDone(UITextView.self) } }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { textDidChange() }
  }
  open override var isScrollEnabled: Bool { didSet { textDidChange() } }
  open var selectedRange = NSRange(location: 0, length: 0)
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { notDone(UITextView.self) }
  }
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { notUsed(UITextView.self) }
  }
  open var spellCheckingType = UITextSpellCheckingType.default {
    didSet { notDone(UITextView.self) }
  }
  open var smartQuotesType = UITextSmartQuotesType.default { didSet { notUsed(UITextView.self) } }
  open var smartDashesType = UITextSmartDashesType.default { didSet { notUsed(UITextView.self) } }
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default {
    didSet { notUsed(UITextView.self) }
  }
  open var writingToolsBehavior = UIWritingToolsBehavior.default {
    didSet { notDrawn(UITextView.self) }
  }
  open var inlinePredictionType = UITextInlinePredictionType.default {
    didSet { notUsed(UITextView.self) }
  }
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textContentType: UITextContentType! { didSet { notUsed(UITextView.self) } }
  open var keyboardAppearance = UIKeyboardAppearance.default {
    didSet { notDrawn(UITextView.self) }
  }
  open var returnKeyType = UIReturnKeyType.default { didSet { notDrawn(UITextView.self) } }
  open var keyboardType = UIKeyboardType.default { didSet { traitsDidChange() } }
  open var isSecureTextEntry = false { didSet { traitsDidChange() } }
  open var enablesReturnKeyAutomatically = false { didSet { notDone(UITextView.self) } }
  open var borderStyle = BorderStyle.none { didSet { notDrawn(UITextView.self) } }
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
  open var usesStandardTextScaling = false { didSet { notDrawn(UITextView.self) } }
  open var clearsOnInsertion = false { didSet { notDone(UITextView.self) } }
  open var isFindInteractionEnabled = false { didSet { notUsed(UITextView.self) } }
  /// The text view's find interaction: always nil, since the simulation has no find panel.
  public let findInteraction: UIFindInteraction? = nil
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  var ownText = "" {
    didSet {
      keptStorage?.follow(ownText)
      textDidChange()
    }
  }
  /// The text storage, which is created when app code first asks for it or sets it; nil before.
  private var keptStorage: NSTextStorage?
  /// Whether keys have changed the text, and the delegate's `textViewDidChange` call is due.
  private var hasChangeToTell = false

  public let textContainer: NSTextContainer

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    if let given = self.textContainer.layoutManager?.textStorage {
      ownText = given.string
      keep(given)
    }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates a text view; both of UIKit's text engines have the same sizes here.
  public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  @_nonoverride open weak var delegate: (any UITextViewDelegate)? {
    get { textDelegate }
    set { scrollDelegate = newValue }
  }

  override var textInput: (any TextInputView)? {
    isEditable || SimulatedApp.current?.firstResponder.editor === self ? self : nil
  }

  open override var canBecomeFirstResponder: Bool { isEditable }

  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { ownText }
    set { replaceText(newValue) }
  }
  // Implicitly unwrapped, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get {
      keptStorage.map { NSAttributedString(attributedString: $0) }
        ?? NSAttributedString(string: ownText)
    }
    set {
      textStorage.setAttributedString(newValue ?? NSAttributedString(string: ""))
      replaceText(newValue?.string)
    }
  }
  open var textStorage: NSTextStorage {
    if let keptStorage { return keptStorage }
    let storage = NSTextStorage(string: ownText)
    storage.addLayoutManager(NSLayoutManager())
    storage.layoutManagers[0].addTextContainer(textContainer)
    keep(storage)
    return storage
  }
  open var layoutManager: NSLayoutManager { textStorage.layoutManagers[0] }

  private func keep(_ storage: NSTextStorage) {
    keptStorage = storage
    for manager in storage.layoutManagers {
      manager.textView = { [weak self] in
        self.map {
          let inset = $0.textContainerInset
          return ($0.font, $0.bounds.width - inset.left - inset.right)
        }
      }
    }
    storage.changed = { [weak self] in MainActor.assumeIsolated { self?.takeFromStorage() } }
  }

  /// Takes over the text of the text storage, after app code has edited the storage.
  private func takeFromStorage() {
    guard let keptStorage, keptStorage.string != ownText else { return }
    ownText = keptStorage.string
    selectedRange.location = min(selectedRange.location, keptStorage.length)
    selectedRange.length = min(selectedRange.length, keptStorage.length - selectedRange.location)
  }
  open var hasText: Bool { !ownText.isEmpty }

  /// The size in points of the text at the current width, including insets.
  open override var contentSize: CGSize {
    get { CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height) }
    set { setContentSize(newValue) }
  }

  /// The size in points of the text including insets, or no size if the view scrolls.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let width = layoutState.wrapWidth ?? .greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  /// Returns the size in points of the text wrapped to a width, including insets.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let inset = textContainerInset
    let around = inset.left + inset.right + 2 * textContainer.lineFragmentPadding
    let text = TextSize.of(
      ownText.isEmpty ? " " : ownText, font: font ?? .systemFont(ofSize: 12),
      width: max(0, size.width - around), lines: 0)
    return CGSize(
      width: text.width + around, height: (text.height + inset.top + inset.bottom).rounded(.up))
  }

  /// Sets the text as app code does, and puts the caret after the last character.
  private func replaceText(_ new: String?) {
    ownText = new ?? ""
    selectedRange = NSRange(location: ownText.utf16.count, length: 0)
  }

  private func textDidChange() {
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  open var selectedTextRange: UITextRange? {
    get { UITextRange(selectedRange) }
    set { selectedRange = newValue?.range ?? NSRange(location: ownText.utf16.count, length: 0) }
  }
  open func caretRect(for position: UITextPosition) -> CGRect { caretRect }
  /// Returns the end of the text, since the positions of a text's lines are unknown.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { endOfDocument }
  open func scrollRangeToVisible(_ range: NSRange) { notDone(UITextView.self) }
  open func insertText(_ text: String) { ownText += text }
  open func deleteBackward() { _ = ownText.popLast() }

  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextViewTextDidEndEditingNotification")
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextViewTextDidChangeNotification")

  private var textDelegate: (any UITextViewDelegate)? { scrollDelegate as? any UITextViewDelegate }

  func asksToBegin() -> Bool { textDelegate?.textViewShouldBeginEditing(self) ?? true }

  func asksToEnd() -> Bool { textDelegate?.textViewShouldEndEditing(self) ?? true }

  func didBegin() {
    textDelegate?.textViewDidBeginEditing(self)
    NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
  }

  func didEnd() {
    textDelegate?.textViewDidEndEditing(self)
    NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
  }

  var editedText: String { text ?? "" }

  /// Asks the delegate whether keys may edit the text; edits by code are always allowed.
  func asksToChange(_ edit: TextEdit) -> Bool {
    guard edit.way != .code else { return true }
    return textDelegate?.textView(
      self, shouldChangeTextIn: NSRange(edit.range), replacementText: edit.replacement) ?? true
  }

  /// Applies an edit; the delegate's `textViewDidChange` follows after the text's row has resized.
  func take(_ edit: TextEdit) {
    let new = edit.applied(to: editedText)
    // Typed keys bypass the setter, which may be overridden.
    if edit.way == .code { text = new } else { ownText = new }
    let caret = edit.range.lowerBound + edit.replacement.utf16.count
    selectedRange = NSRange(location: caret, length: 0)
    guard edit.way != .code else { return }
    textDelegate?.textViewDidChangeSelection(self)
    hasChangeToTell = true
  }

  func returns() -> Bool { true }

  func tellOfChange() {
    guard hasChangeToTell else { return }
    hasChangeToTell = false
    textDelegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: Self.textDidChangeNotification, object: self)
  }
}

/// The delegate for editing a text view.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController)
  func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController)
  func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController)
  func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController)
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}

extension UITextViewDelegate {
  public func textView(
    _ textView: UITextView, willBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, didBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, willEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, didEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  public func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  // No finger touches links here.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
  // Menus never open.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { nil }
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
}
