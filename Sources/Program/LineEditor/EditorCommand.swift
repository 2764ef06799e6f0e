/// What the line editor adds to libedit's own commands.
enum EditorCommand: Int32, CaseIterable, Sendable {
  case complete, deleteBackward, deleteForward, deleteForwardOrEnd, moveLeft, moveRight
  case searchOlder, searchNewer, search, paste, clearScreen

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
    }
  }

  /// What libedit's `bind -l` says.
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
    case .clearScreen: "Clear the screen and draw it anew"
    }
  }

  /// Keys that `~/.editrc` cannot take away.
  ///
  /// Alt-x would ask for a command of libedit's, which may end the editing.
  static let essentialKeys: [(key: String, command: String)] = [
    ("^I", Self.complete.name), ("^?", Self.deleteBackward.name), ("^H", Self.deleteBackward.name),
    ("\\e[3~", Self.deleteForward.name), ("^D", Self.deleteForwardOrEnd.name),
    ("^B", Self.moveLeft.name), ("\\e[D", Self.moveLeft.name), ("\\eOD", Self.moveLeft.name),
    ("^F", Self.moveRight.name), ("\\e[C", Self.moveRight.name), ("\\eOC", Self.moveRight.name),
    ("\\e[200~", Self.paste.name), ("^L", Self.clearScreen.name), ("\\ex", "ed-unassigned"),
  ]

  /// Keys that are bound before `~/.editrc` is read.
  static let ordinaryKeys: [(key: String, command: String)] =
    [
      ("\\e[A", Self.searchOlder.name), ("\\eOA", Self.searchOlder.name),
      ("\\e[B", Self.searchNewer.name), ("\\eOB", Self.searchNewer.name),
      ("^P", Self.searchOlder.name), ("^N", Self.searchNewer.name),
      ("\\ep", Self.searchOlder.name), ("\\en", Self.searchNewer.name),
      ("^R", Self.search.name),
    ]
    + ["\\e[H", "\\eOH", "\\e[1~", "\\e[7~"].map { ($0, "ed-move-to-beg") }
    + ["\\e[F", "\\eOF", "\\e[4~", "\\e[8~"].map { ($0, "ed-move-to-end") }
    + ["\\e[1;5D", "\\e[5D", "\\eOd", "\\e\\e[D", "\\e[1;3D"].map { ($0, "ed-prev-word") }
    + ["\\e[1;5C", "\\e[5C", "\\eOc", "\\e\\e[C", "\\e[1;3C"].map { ($0, "em-next-word") }
}
