import AppFoundation

/// A position in a text, counted in UTF-16 units like NSRange.
open class UITextPosition: NSObject {
  package let offset: Int

  package init(_ offset: Int) { self.offset = offset }
}

/// A range between two text positions.
open class UITextRange: NSObject {
  package let range: NSRange

  package init(_ range: NSRange) { self.range = range }

  /// Creates an empty range at the beginning of a text.
  public convenience override init() { self.init(at: 0) }

  package convenience init(at offset: Int) { self.init(NSRange(location: offset, length: 0)) }

  open var start: UITextPosition { UITextPosition(range.lowerBound) }
  open var end: UITextPosition { UITextPosition(range.upperBound) }
  open var isEmpty: Bool { range.length == 0 }
}

/// A rectangle of one line in a text selection.
open class UITextSelectionRect: NSObject {
  open var rect: CGRect { line }
  open var containsStart: Bool { true }
  open var containsEnd: Bool { true }
  open var isVertical: Bool { false }
  private let line: CGRect

  package init(_ line: CGRect) { self.line = line }
}
