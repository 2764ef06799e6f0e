/// The picture that stands above the prompt.
protocol Backdrop: AnyObject {
  /// Draws it; the cursor is at the beginning of a cleared row, and is left at one.
  func redraw(after event: Redrawing)
  /// Repairs it where it was scrolled away; the cursor is left where it is.
  func refresh()
  /// Makes room for something that is read at once, where it stands below the rows that scroll.
  ///
  /// - Returns: whether it is away, to come back when the next line is read.
  func hide() -> Bool
}

/// Why what stands above the prompt has to be drawn.
enum Redrawing {
  /// By `^L`.
  case cleared
  case resized
  /// Another program has had the terminal since.
  case resumed
}
