import SessionState

extension Help {
  /// The help about the keys for typing and editing command lines.
  static var keys: [String] {
    aligned([
      ["Tab", "completes the word; a second Tab opens a menu of the candidates"],
      ["Tab, Shift-Tab", "in the menu, select the next or the previous candidate"],
      ["Page Down, Page Up", "go to the menu's next or previous page"],
      ["^F, Right", "at the line's end, accept the dim hint"],
      ["Up, Down, ^P, ^N", "search earlier lines that begin like the text before the cursor"],
      ["^R", "searches earlier lines for any part"],
      ["Left, Right, ^B, ^F", "move by a character"],
      ["^Left, ^Right, M-b, M-f", "move by a word"],
      ["Home, End, ^A, ^E", "go to the line's ends"],
      ["Backspace, Delete", "delete the character before the cursor, or at it"],
      ["^W, M-d, ^U, ^K", "cut the word before, the word after, the line, the rest of the line"],
      ["^Y, M-y", "paste the last cut; then replace it with the cut before"],
      ["^_", "undoes the last change"],
      ["M-.", "inserts the last word of the previous line; again, of the line before that"],
      ["M-t", "swaps the word at the cursor with the previous word"],
      ["^X^E", "opens the line in the editor that VISUAL or EDITOR names"],
      ["Return", "runs the line"],
      ["M-Return", "begins a new line in a value of several lines"],
      ["Space, q", "when an answer stops at more: show the rest, or skip it;"],
      ["", "any other key begins the next line"],
      ["^C", "drops the line; in edit and fill, keeps the old value"],
      ["^D", "on an empty line, leaves; warns first if answers are not saved"],
      ["^L", "clears the screen"],
      ["^Z", "suspends the program; fg continues with the line"],
      ["^\\, ^C ^C ^C", "leave at once; answers are kept for the next start"],
    ]) + [""]
      + wrapped(
        "~/.editrc is read (man 5 editrc). bind -v in it selects vi's keys: / searches like ^R, n "
          + "goes to the next match and N to the previous one. Tab, Left, Right, Backspace, Delete, "
          + "^D and ^L keep their meaning. In fill, Shift-Tab goes back a field, and so does ^P, or "
          + "Up on an empty or unchanged line. In a menu of options, Up and Down choose. In a date, "
          + "they change the part at the cursor. Space turns a switch.")
  }
}
