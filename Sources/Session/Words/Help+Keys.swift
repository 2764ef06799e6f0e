extension Help {
  /// The keys of the line editor.
  static var keys: [String] {
    aligned([
      ["Tab", "completes as far as it is sure; a second Tab lists what fits"],
      ["^F, Right", "at the line's end take over the dim hint"],
      ["Up, Down, ^P, ^N", "search earlier lines that begin as what stands before the cursor"],
      ["^R", "searches earlier lines for any part"],
      ["Left, Right, ^B, ^F", "move by a character"],
      ["^Left, ^Right, M-b, M-f", "move by a word"],
      ["Home, End, ^A, ^E", "go to the line's ends"],
      ["Backspace, Delete", "delete the character before the cursor, or at it"],
      ["^W, ^U, ^K, ^Y", "delete a word back, the line, the rest; put it in again"],
      ["Return", "runs the line"],
      ["Space, q", "where an answer stops at more: goes on, or leaves the rest out"],
      ["^C", "drops the line; in edit and fill it leaves the value as it was"],
      ["^D", "on an empty line leaves; once with a warning when answers are not saved"],
      ["^L", "clears the screen"],
      ["^Z", "stops the program; fg goes on"],
    ]) + [""]
      + wrapped(
        "~/.editrc is read (man 5 editrc); Tab, Left, Right, Backspace, Delete, ^D and ^L keep "
          + "their meaning. In fill, ^P, or Up on an empty or untouched line, goes back a field.")
  }
}
