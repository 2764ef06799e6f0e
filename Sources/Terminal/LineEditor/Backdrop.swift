/// A picture above the line editor's prompt, such as a drawn phone that can be clicked.
package protocol Backdrop: AnyObject {
  /// Returns the command that a mouse click on the picture runs, or nil if the click has no effect.
  func command(at mouse: MouseEvent) -> String?
  /// Draws the picture above the prompt again, after an event such as a cleared screen.
  ///
  /// The cursor is at the beginning of a cleared row before and after.
  func redraw(after event: Redrawing)
  /// Redraws the picture if output has scrolled it away.
  ///
  /// The cursor stays in place.
  func refresh()
  /// Hides the picture for text that needs the whole terminal, if the picture is below the text.
  ///
  /// - Returns: whether the picture is hidden. It is shown again with the next prompt.
  func hide() -> Bool
}

/// The event that requires drawing a picture above the prompt again.
package enum Redrawing {
  /// The user pressed `^L` to clear the screen.
  case cleared
  case resized
  /// Another program has used the terminal, so everything must be redrawn.
  case resumed
}
