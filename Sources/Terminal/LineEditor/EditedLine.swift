import CEditline

/// A line of text with the position of its cursor.
///
/// Positions count Unicode scalars, as in libedit, but the cursor moves by characters.
package struct EditedLine: Equatable, Sendable {
  package var scalars: [Unicode.Scalar]
  /// The cursor's position: the number of Unicode scalars before it.
  package var cursor: Int

  package init(_ text: String, cursor: Int? = nil) {
    scalars = Array(text.unicodeScalars)
    self.cursor = cursor ?? scalars.count
  }

  /// Creates a line from libedit's buffer of wide characters; invalid Unicode scalars are left out.
  package init(buffer: UnsafeBufferPointer<wchar_t>, cursor: Int) {
    scalars = buffer.compactMap { Unicode.Scalar(UInt32(bitPattern: $0)) }
    self.cursor = min(cursor, scalars.count)
  }

  package var text: String { Self.text(of: scalars[...]) }
  var textBeforeCursor: String { Self.text(of: scalars[..<cursor]) }
  var textAfterCursor: String { Self.text(of: scalars[cursor...]) }

  /// The cursor's position: the number of characters before it.
  var cursorInCharacters: Int { textBeforeCursor.count }

  var isCursorAtEnd: Bool { cursor == scalars.count }

  /// The number of Unicode scalars in the character before the cursor; 0 at the beginning of the
  /// line.
  var previousCharacterLength: Int {
    var start = 0
    for character in text {
      let length = character.unicodeScalars.count
      if start + length >= cursor { return cursor - start }
      start += length
    }
    return 0
  }

  /// The number of Unicode scalars from the cursor to the next character; 0 at the end of the line.
  var nextCharacterLength: Int {
    var end = 0
    for character in text {
      end += character.unicodeScalars.count
      if end > cursor { return end - cursor }
    }
    return 0
  }

  private static func text(of scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }
}
