/// An event that a terminal sends: a key, a paste, a mouse event or a reply.
package enum InputEvent: Equatable, Sendable {
  /// A typed character; a combining mark is a separate event.
  case text(String)
  case key(Key)
  /// A letter key pressed together with Ctrl; the letter is in lowercase.
  case control(Character)
  case mouse(MouseEvent)
  case paste(String)
  /// The terminal's reply to a question from the program, without the escape characters around it.
  case reply(String)

  package enum Key: Equatable, Sendable, CaseIterable {
    case escape, enter, newLine, tab, backTab, backspace, delete
    case left, right, up, down, home, end, pageUp, pageDown, help
  }
}

/// A press, move or release of the mouse at a cell, or a turn of its wheel.
package struct MouseEvent: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    case press
    /// A move of the mouse while its button is down.
    case move
    case release
    case wheelUp
    case wheelDown
  }

  package var kind: Kind
  /// The line of the mouse's cell, from 0 at the top of the terminal.
  package var line: Int
  package var column: Int
}
