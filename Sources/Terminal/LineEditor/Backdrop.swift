/// The picture above the prompt.
package protocol Backdrop: AnyObject {
  /// Returns the command that a click stands for, or nil.
  func command(at mouse: MouseEvent) -> String?
  /// Draws the picture.
  ///
  /// The cursor is at the beginning of a cleared row before and after.
  func redraw(after event: Redrawing)
  /// Repairs the picture if it was scrolled away.
  ///
  /// The cursor stays in place.
  func refresh()
  /// Makes room for text that needs the whole terminal, if the picture is below the scrolling rows.
  ///
  /// - Returns: whether the picture is hidden. It returns with the next line.
  func hide() -> Bool
}

/// The reason to redraw the picture above the prompt.
package enum Redrawing {
  /// The user pressed `^L`.
  case cleared
  case resized
  /// Another program has used the terminal.
  case resumed
}
