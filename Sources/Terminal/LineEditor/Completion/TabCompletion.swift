/// Completion of the word before the cursor by the Tab key.
///
/// The first Tab inserts the beginning that all completions share, and the second opens a menu.
struct TabCompletion: Equatable {
  /// The result of a key for completion, such as a changed line or an open menu.
  enum Step: Equatable {
    /// A part of a word was inserted into the line.
    case line(EditedLine)
    /// A completion from the menu was inserted into the line, perhaps instead of another one.
    case candidate(EditedLine, replacesAnother: Bool)
    /// The menu of completions was opened, so the line must be drawn again.
    case menu
    /// The completions should be printed as a list, because the terminal can't show menus.
    case list(CompletionList)
    case nothing
  }

  /// The line after the last Tab, to recognize a second Tab.
  private var lineAfterTab: EditedLine?
  private var menu: CompletionMenu?

  /// Returns the open menu of completions below a line, or nil if none is open.
  ///
  /// If another key has changed the line, the menu is closed.
  mutating func menu(below line: EditedLine) -> CompletionMenu? {
    if line != menu?.line { menu = nil }
    return menu
  }

  /// Completes the word before the cursor, or selects the next completion if the menu is open.
  ///
  /// - Parameters:
  ///   - line: the current line.
  ///   - hasMenus: whether the terminal can show menus.
  ///   - candidates: returns the completions; it is called only if they are needed.
  /// - Returns: the result.
  mutating func complete(
    _ line: EditedLine, hasMenus: Bool, _ candidates: () -> CompletionList
  ) -> Step {
    let selected = select(by: 1, in: line)
    guard selected == .nothing else { return selected }
    let list = candidates()
    guard !list.candidates.isEmpty, list.wordStart <= line.cursorInCharacters else {
      return .nothing
    }
    let word = String(line.textBeforeCursor.dropFirst(list.wordStart))
    if let text = list.sureText(replacing: word) {
      let completed = line.completing(word, with: text)
      lineAfterTab = completed
      return .line(completed)
    }
    guard lineAfterTab == line else {
      lineAfterTab = line
      return .nothing
    }
    guard hasMenus else { return .list(list) }
    menu = CompletionMenu(list, word: word, of: line)
    return .menu
  }

  /// Moves the selection in the open menu by a number of completions.
  ///
  /// Does nothing if no menu is open.
  mutating func select(by step: Int, in line: EditedLine) -> Step {
    change(line) { $0.select(by: step) }
  }

  /// Selects a completion on another page of the open menu, `step` pages further.
  ///
  /// `limit` is the maximum number of rows of the menu.
  mutating func turnPage(by step: Int, in line: EditedLine, columns: Int, limit: Int) -> Step {
    change(line) { $0.turnPage(by: step, columns: columns, limit: limit) }
  }

  private mutating func change(
    _ line: EditedLine, _ select: (inout CompletionMenu) -> EditedLine?
  ) -> Step {
    guard var menu, menu.line == line else { return .nothing }
    let hadSelection = menu.hasSelection
    guard let selected = select(&menu) else { return .nothing }
    self.menu = menu
    return .candidate(selected, replacesAnother: hadSelection)
  }
}

extension EditedLine {
  // If the word is in the middle of the line, a blank may already follow it.
  fileprivate func completing(_ word: String, with text: String) -> EditedLine {
    let isSpaced = text.hasSuffix(" ") && textAfterCursor.hasPrefix(" ")
    let inserted = isSpaced ? text.dropLast() : text[...]
    return replacing(
      (cursor - word.unicodeScalars.count)..<cursor, with: Array(inserted.unicodeScalars))
  }
}
