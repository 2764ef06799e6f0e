import Foundation

/// A text with its attributes, as a text view edits it.
///
/// A view's text follows it, and it follows what is typed; an app's own class may keep the text
/// elsewhere, and says ``edited(_:range:changeInLength:)`` as it does in UIKit.
open class NSTextStorage: NSMutableAttributedString {
  open weak var delegate: (any NSTextStorageDelegate)?
  public private(set) var layoutManagers: [NSLayoutManager] = []
  public private(set) var editedMask: EditActions = []
  public private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  public private(set) var changeInLength = 0
  private var depth = 0
  /// Tells the view of a change.
  var changed: (() -> Void)?

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

  /// Takes note of a change of a range that was as long before it, and has it told unless more are
  /// to come.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    let new = NSRange(location: range.location, length: max(0, range.length + delta))
    editedRange = self.editedMask.isEmpty ? new : NSUnionRange(editedRange, new)
    self.editedMask.formUnion(editedMask)
    changeInLength += delta
    if depth == 0 { processEditing() }
  }

  open func processEditing() {
    // What the delegate changes is of this edit.
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

  /// Takes over what of a text differs from its own, and keeps the attributes of the rest.
  func follow(_ text: String) {
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

/// What is told before and after a text's edit.
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

/// The layout of a text in its container, estimated as a text view's size is: a glyph is a
/// character.
open class NSLayoutManager: NSObject {
  open internal(set) weak var textStorage: NSTextStorage?
  public private(set) var textContainers: [NSTextContainer] = []
  open var allowsNonContiguousLayout = false { didSet { notDone(NSLayoutManager.self) } }
  /// The view that shows it.
  weak var view: UITextView?

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

  /// Returns the room that the text takes in its container.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    rect(of: textStorage?.string ?? "", in: container)
  }

  /// Returns the lines from the text's start to a range's end, less those before it.
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

  // The layout is always as the text is.
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
    let (font, width) = MainActor.assumeIsolated {
      let inset = view?.textContainerInset ?? .zero
      return (
        view?.font, view.map { $0.bounds.width - inset.left - inset.right } ?? container.size.width
      )
    }
    let size = TextSize.of(
      text.isEmpty ? " " : text, font: font ?? .systemFont(ofSize: 12),
      width: max(0, (width > 0 ? width : .greatestFiniteMagnitude) - 2 * padding), lines: 0)
    return CGRect(x: padding, y: 0, width: text.isEmpty ? 0 : size.width, height: size.height)
  }
}
