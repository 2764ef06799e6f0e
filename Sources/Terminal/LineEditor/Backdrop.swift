/// A picture above the prompt of a line editor, such as a drawn phone that can be clicked.
package protocol Backdrop: AnyObject {
  /// Returns the command that a mouse click on the picture stands for, or nil.
  func command(at mouse: MouseEvent) -> String?
  /// Draws the picture above the prompt.
  ///
  /// The cursor is at the beginning of a cleared row before and after.
  func redraw(after event: Redrawing)
  /// Redraws the picture above the prompt if it was scrolled away.
  ///
  /// The cursor stays in place.
  func refresh()
  /// Hides the picture for text that needs the whole terminal, if it is below the scrolling rows.
  ///
  /// - Returns: whether the picture is hidden. It is shown again with the next prompt.
  func hide() -> Bool
}

/// The reason to redraw the picture above the prompt.
package enum Redrawing {
  /// The user pressed `^L` to clear the screen.
  case cleared
  case resized
  /// Another program has used the terminal, so everything must be redrawn.
  case resumed
}
