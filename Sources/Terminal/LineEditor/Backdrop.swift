/// A picture drawn beside or below the line editor's prompt, such as a phone that can be clicked.
package protocol Backdrop: AnyObject {
  /// Returns the command that a mouse click on the picture runs, or nil if the click has no effect.
  func command(at mouse: MouseEvent) -> String?
  /// Draws the picture again, after an event such as a cleared screen.
  ///
  /// The cursor is at the beginning of a cleared row before and after the call.
  func redraw(after event: Redrawing)
  /// Draws the picture again if output has scrolled it away.
  ///
  /// The cursor doesn't move.
  func refresh()
  /// Hides a picture below the text, because the text needs the whole terminal.
  ///
  /// - Returns: whether the picture was hidden. The next prompt shows it again.
  func hide() -> Bool
}

/// The event after which a picture near the prompt must be drawn again.
package enum Redrawing {
  /// The user pressed `^L` to clear the screen.
  case cleared
  case resized
  /// Another program has used the terminal, so everything must be redrawn.
  case resumed
}
