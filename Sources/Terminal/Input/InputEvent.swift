/// Something that a person does at a terminal: keys and the mouse are the same kind of input.
package enum InputEvent: Equatable, Sendable {
  /// A character that was typed; a combining mark is its own event.
  case text(String)
  case key(Key)
  /// A letter that was typed with Ctrl, in lower case.
  case control(Character)
  case mouse(MouseEvent)
  case paste(String)
  /// The terminal's reply to a question from the program.
  case reply(String)

  package enum Key: Equatable, Sendable, CaseIterable {
    case escape, enter, newLine, tab, backTab, backspace, delete
    case left, right, up, down, home, end, pageUp, pageDown, help
  }
}

/// A press, move or release of the mouse at a cell.
package struct MouseEvent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case press
    /// A move while the button is down.
    case move
    case release
    case wheelUp
    case wheelDown
  }

  package var kind: Kind
  /// From 0 at the top and at the left.
  package var line: Int
  package var column: Int
}
