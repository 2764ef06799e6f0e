extension Help {
  /// The keys of the line editor.
  static var keys: [String] {
    aligned([
      ["Tab", "completes as far as it is sure; a second Tab opens a menu of what fits"],
      ["Tab, Shift-Tab", "in the menu select the next one, or the one before"],
      ["Page Down, Page Up", "go to the menu's next page, or the one before"],
      ["^F, Right", "at the line's end take over the dim hint"],
      ["Up, Down, ^P, ^N", "search earlier lines that begin as what stands before the cursor"],
      ["^R", "searches earlier lines for any part"],
      ["Left, Right, ^B, ^F", "move by a character"],
      ["^Left, ^Right, M-b, M-f", "move by a word"],
      ["Home, End, ^A, ^E", "go to the line's ends"],
      ["Backspace, Delete", "delete the character before the cursor, or at it"],
      ["^W, M-d, ^U, ^K", "cut a word back, the word, the line, the rest"],
      ["^Y, M-y", "put in what was cut last; then what was cut before instead"],
      ["^_", "takes the last change back"],
      ["M-.", "puts in the last word of the line before; again, of the one before that"],
      ["M-t", "swaps the word at the cursor with the one before"],
      ["^X^E", "opens the line in the editor that VISUAL or EDITOR names"],
      ["Return", "runs the line"],
      ["M-Return", "in a value of several lines begins a new one"],
      ["Space, q", "where an answer stops at more: goes on, or leaves the rest out;"],
      ["", "any other key is the first of the next line"],
      ["^C", "drops the line; in edit and fill it leaves the value as it was"],
      ["^D", "on an empty line leaves; once with a warning when answers are not saved"],
      ["^L", "clears the screen"],
      ["^Z", "stops the program; fg goes on with the line"],
      ["^\\, ^C ^C ^C", "leaves at once; answers are kept for the next start"],
    ]) + [""]
      + wrapped(
        "~/.editrc is read (man 5 editrc), and bind -v in it gives vi's keys: / searches as ^R does, n "
          + "goes on and N comes back. Tab, Left, Right, Backspace, Delete, ^D and ^L keep their "
          + "meaning. In fill, Shift-Tab goes back a field, and so does ^P, or "
          + "Up on an empty or untouched line. In a menu of options Up and Down choose, and in a date "
          + "they turn the part at the cursor; Space turns a switch.")
  }
}
