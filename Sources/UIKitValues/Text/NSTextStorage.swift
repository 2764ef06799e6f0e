import AppFoundation

/// The attributed text of a text view, which apps can edit or subclass.
///
/// The text view and its storage keep the same text. An app's subclass can store the text elsewhere
/// and call ``edited(_:range:changeInLength:)``, as in UIKit.
open class NSTextStorage: NSMutableAttributedString {
  open weak var delegate: (any NSTextStorageDelegate)?
  public private(set) var layoutManagers: [NSLayoutManager] = []
  public private(set) var editedMask: EditActions = []
  public private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  public private(set) var changeInLength = 0
  private var depth = 0
  /// A closure that is called after each edit of the text, so that the text view can update.
  package var changed: (() -> Void)?

  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1)
    public static let editedCharacters = EditActions(rawValue: 2)
  }

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    super.replaceCharacters(in: range, with: attrString)
    edited(
      [.editedCharacters, .editedAttributes], range: range,
      changeInLength: attrString.length - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func beginEditing() {
    super.beginEditing()
    depth += 1
  }

  open override func endEditing() {
    super.endEditing()
    depth = max(0, depth - 1)
    if depth == 0, !editedMask.isEmpty { processEditing() }
  }

  /// Records an edit, and calls the delegate unless `beginEditing` has opened a group of edits.
  ///
  /// The edits of a group are reported together when the group ends.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: range.location, length: max(0, range.length + delta))
    editedRange = self.editedMask.isEmpty ? new : NSUnionRange(editedRange, new)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  open func processEditing() {
    // The delegate's changes belong to this edit.
    depth += 1
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    depth -= 1
    editedMask = []
    editedRange = NSRange(location: NSNotFound, length: 0)
    changeInLength = 0
    changed?()
  }

  /// Changes the text to a new one by replacing only the part that differs, so attributes stay.
  package func follow(_ text: String) {
    let (old, new) = (Array(string.utf16), Array(text.utf16))
    guard old != new else { return }
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let inserted = String(decoding: new[start..<(new.count - end)], as: UTF16.self)
    replaceCharacters(
      in: NSRange(location: start, length: old.count - end - start), with: inserted)
  }
}

/// The delegate of a text storage, called before and after the storage processes an edit.
public protocol NSTextStorageDelegate: AnyObject {
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}

/// The layout of a text in its container; the text's size is an estimate, as in text views.
///
/// Each character counts as one glyph.
open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage?
  public private(set) var textContainers: [NSTextContainer] = []
  open var allowsNonContiguousLayout = false { didSet { notDone(NSLayoutManager.self) } }
  /// Returns the font of the text view whose text is laid out, and the width for the text in points.
  ///
  /// Nil without a text view.
  package var textView: (@MainActor () -> (font: UIFont?, width: CGFloat)?)?

  public override init() { super.init() }

  open func addTextContainer(_ container: NSTextContainer) {
    textContainers.append(container)
    container.layoutManager = self
  }

  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: numberOfGlyphs)
  }
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the rectangle that the whole text takes in its container, in points.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    rect(of: textStorage?.string ?? "", in: container)
  }

  /// Returns the rectangle of the lines from a range's start to its end, estimated, in points.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    let text = NSString(string: textStorage?.string ?? "")
    let end = min(NSMaxRange(glyphRange), text.length)
    let all = rect(of: text.substring(to: end), in: container)
    let start = min(glyphRange.location, text.length)
    let line = rect(of: " ", in: container).height
    let top = max(0, rect(of: text.substring(to: start), in: container).height - line)
    return CGRect(x: all.minX, y: top, width: all.width, height: all.height - top)
  }

  // Has no effect, since the layout is always up to date.
  open func ensureLayout(for container: NSTextContainer) { notDrawn(NSLayoutManager.self) }
  open func ensureLayout(forCharacterRange charRange: NSRange) { notDrawn(NSLayoutManager.self) }
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    notDrawn(NSLayoutManager.self)
  }
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) { notDrawn(NSLayoutManager.self) }

  private func rect(of text: String, in container: NSTextContainer) -> CGRect {
    let padding = container.lineFragmentPadding
    let view = MainActor.assumeIsolated { textView?() }
    let (font, width) = (view?.font, view?.width ?? container.size.width)
    let size = TextSize.of(
      text.isEmpty ? " " : text, font: font ?? .systemFont(ofSize: 12),
      width: max(0, (width > 0 ? width : .greatestFiniteMagnitude) - 2 * padding), lines: 0)
    return CGRect(x: padding, y: 0, width: text.isEmpty ? 0 : size.width, height: size.height)
  }
}

/// The area where a text view lays out its text.
///
/// Its properties are kept, but only `lineFragmentPadding` affects the simulation.
open class NSTextContainer: NSObject {
  open var size = CGSize.zero { didSet { notDone(NSTextContainer.self) } }
  open var lineFragmentPadding: CGFloat = 5 { didSet { notDone(NSTextContainer.self) } }
  open var maximumNumberOfLines = 0 { didSet { notDone(NSTextContainer.self) } }
  open var lineBreakMode = NSLineBreakMode.byWordWrapping {
    didSet { notDone(NSTextContainer.self) }
  }
  public internal(set) weak var layoutManager: NSLayoutManager?
  open var widthTracksTextView = false { didSet { notDone(NSTextContainer.self) } }
  open var heightTracksTextView = false { didSet { notDone(NSTextContainer.self) } }

  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
}
