/// An editing command that the program adds to those of libedit.
enum EditorCommand: Int32, CaseIterable, Sendable {
  case complete, deleteBackward, deleteForward, deleteForwardOrEnd, moveLeft, moveRight
  case searchOlder, searchNewer, search, paste, clearScreen
  case completeBackward, undo, killWordBackward, killWord, killRest, killLine, yank, yankOlder
  case lastArgument, transposeWords, openEditor, pageDown, pageUp, searchOn, searchForward
  case newLine, turn, goToStart, goToEnd

  var name: String {
    switch self {
    case .complete: "formlift-complete"
    case .deleteBackward: "formlift-delete-backward"
    case .deleteForward: "formlift-delete-forward"
    case .deleteForwardOrEnd: "formlift-delete-forward-or-end"
    case .moveLeft: "formlift-left"
    case .moveRight: "formlift-right"
    case .searchOlder: "formlift-search-older"
    case .searchNewer: "formlift-search-newer"
    case .search: "formlift-search"
    case .paste: "formlift-paste"
    case .clearScreen: "formlift-clear-screen"
    case .completeBackward: "formlift-complete-backward"
    case .undo: "formlift-undo"
    case .killWordBackward: "formlift-kill-word-backward"
    case .killWord: "formlift-kill-word"
    case .killRest: "formlift-kill-rest"
    case .killLine: "formlift-kill-line"
    case .yank: "formlift-yank"
    case .yankOlder: "formlift-yank-older"
    case .lastArgument: "formlift-last-argument"
    case .transposeWords: "formlift-transpose-words"
    case .openEditor: "formlift-open-editor"
    case .pageDown: "formlift-page-down"
    case .pageUp: "formlift-page-up"
    case .searchOn: "formlift-search-on"
    case .searchForward: "formlift-search-forward"
    case .newLine: "formlift-new-line"
    case .turn: "formlift-turn"
    case .goToStart: "formlift-start"
    case .goToEnd: "formlift-end"
    }
  }

  /// The editing command's description for libedit's `bind -l`, which lists commands.
  var help: String {
    switch self {
    case .complete: "Complete the word, or list what it may become"
    case .deleteBackward: "Delete the character before the cursor"
    case .deleteForward: "Delete the character at the cursor"
    case .deleteForwardOrEnd: "Delete the character at the cursor, or leave on an empty line"
    case .moveLeft: "Move one character to the left"
    case .moveRight: "Move one character to the right, or take the hint"
    case .searchOlder: "Search back for what stands before the cursor"
    case .searchNewer: "Search forward for what stands before the cursor"
    case .search: "Search back for what is typed"
    case .paste: "Insert a bracketed paste"
    case .clearScreen: "Clear the screen and draw it again"
    case .completeBackward: "Go back in the list of completions"
    case .undo: "Take the last change back"
    case .killWordBackward: "Cut the word before the cursor"
    case .killWord: "Cut the word at the cursor"
    case .killRest: "Cut the rest of the line"
    case .killLine: "Cut the line"
    case .yank: "Put in what was cut last"
    case .yankOlder: "Put in what was cut before instead"
    case .lastArgument: "Put in the last word of an earlier line"
    case .transposeWords: "Swap the word at the cursor with the one before"
    case .openEditor: "Open the line in the editor of $VISUAL or $EDITOR"
    case .pageDown: "Go to the next page of the list of completions"
    case .pageUp: "Go to the page before in the list of completions"
    case .searchOn: "Search further back for what was looked for last"
    case .searchForward: "Search forward for what was looked for last"
    case .newLine: "Begin a new line in a value of several lines"
    case .turn: "Turn a switch"
    case .goToStart: "Go to the start of the line, or to the first of a field's options"
    case .goToEnd: "Go to the end of the line, or to the last of a field's options"
    }
  }

  /// Key bindings that the user's file `~/.editrc` can't change.
  ///
  /// They include Alt-x: in libedit, this key asks for a command that may end editing.
  static let essentialKeys: [(key: String, command: String)] = [
    ("^I", Self.complete.name), ("^?", Self.deleteBackward.name), ("^H", Self.deleteBackward.name),
    ("\\e[3~", Self.deleteForward.name), ("^D", Self.deleteForwardOrEnd.name),
    ("^B", Self.moveLeft.name), ("\\e[D", Self.moveLeft.name), ("\\eOD", Self.moveLeft.name),
    ("^F", Self.moveRight.name), ("\\e[C", Self.moveRight.name), ("\\eOC", Self.moveRight.name),
    ("\\e[200~", Self.paste.name), ("^L", Self.clearScreen.name), ("\\ex", "ed-unassigned"),
  ]

  /// Key bindings that the user's file `~/.editrc` can change, because it is read after them.
  static let ordinaryKeys: [(key: String, command: String)] =
    [
      ("\\ed", Self.killWord.name), ("\\e^?", Self.killWordBackward.name),
      ("\\e^H", Self.killWordBackward.name), ("\\ey", Self.yankOlder.name),
      ("\\e.", Self.lastArgument.name), ("\\e_", Self.lastArgument.name),
      ("\\et", Self.transposeWords.name), ("\\e^M", Self.newLine.name),
      ("\\e^J", Self.newLine.name),
    ] + commonKeys

  /// The key bindings that also work in vi mode, where Esc doesn't begin a key.
  ///
  /// They are made again if `~/.editrc` has `bind -v`, which removes earlier bindings.
  static let commonKeys: [(key: String, command: String)] =
    [
      ("\\e[A", Self.searchOlder.name), ("\\eOA", Self.searchOlder.name),
      ("\\e[B", Self.searchNewer.name), ("\\eOB", Self.searchNewer.name),
      ("^P", Self.searchOlder.name), ("^N", Self.searchNewer.name),
      ("\\ep", Self.searchOlder.name), ("\\en", Self.searchNewer.name),
      ("^R", Self.search.name), ("^_", Self.undo.name), ("^X^U", Self.undo.name),
      ("^X^E", Self.openEditor.name), ("^W", Self.killWordBackward.name),
      ("^K", Self.killRest.name), ("^U", Self.killLine.name), ("^Y", Self.yank.name),
      ("\\e[Z", Self.completeBackward.name),
      ("\\e[6~", Self.pageDown.name), ("\\e[5~", Self.pageUp.name),
    ]
    + ["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"].map { ($0, Self.goToStart.name) }
    + ["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"].map { ($0, Self.goToEnd.name) }
    + ["\\e[1;5D", "\\e[5D", "\\eOd", "\\e\\e[D", "\\e[1;3D"].map { ($0, "ed-prev-word") }
    + ["\\e[1;5C", "\\e[5C", "\\eOc", "\\e\\e[C", "\\e[1;3C"].map { ($0, "em-next-word") }

  /// Key bindings of vi's command mode.
  ///
  /// They replace libedit's commands that wait for more keys without showing that they wait.
  static let viCommandKeys: [(key: String, command: String)] = [
    ("k", Self.searchOlder.name), ("j", Self.searchNewer.name), ("v", Self.openEditor.name),
    ("/", Self.search.name), ("?", Self.search.name), (":", "ed-unassigned"),
    ("n", Self.searchOn.name), ("N", Self.searchForward.name),
    ("^D", Self.deleteForwardOrEnd.name), ("^L", Self.clearScreen.name), ("^R", Self.search.name),
    ("^_", Self.undo.name),
  ]

  /// Keys of vi's command mode that are replaced by a sequence of other keys.
  ///
  /// Without this, `u` couldn't undo libedit's own `D`.
  static let viKeySequences: [(key: String, keys: String)] = [("D", "d$")]
}
