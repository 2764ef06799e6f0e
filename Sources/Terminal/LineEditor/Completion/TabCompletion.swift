/// Completion with Tab.
///
/// The first Tab inserts the certain part, and the second opens a menu of candidates.
struct TabCompletion: Equatable {
  /// The result of a key.
  enum Step: Equatable {
    /// The line changes.
    case line(EditedLine)
    /// The line contains a candidate of the menu, which may replace another candidate.
    case candidate(EditedLine, replacesAnother: Bool)
    /// The menu opens.
    case menu
    /// The candidates are listed, because menus aren't possible.
    case list(CompletionList)
    case nothing
  }

  /// The line after the last Tab, to recognize a second Tab.
  private var lineAfterTab: EditedLine?
  private var menu: CompletionMenu?

  /// Returns the menu below a line.
  ///
  /// The menu closes when another key has changed the line.
  mutating func menu(below line: EditedLine) -> CompletionMenu? {
    if line != menu?.line { menu = nil }
    return menu
  }

  /// Completes the word before the cursor, or selects the next candidate of the menu.
  ///
  /// - Parameters:
  ///   - line: the current line.
  ///   - hasMenus: whether menus can be shown.
  ///   - candidates: returns the candidates. Called only if they are needed.
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

  /// Moves the selection in the menu.
  ///
  /// Does nothing without a menu.
  mutating func select(by step: Int, in line: EditedLine) -> Step {
    change(line) { $0.select(by: step) }
  }

  /// Selects a candidate on another page of the menu.
  ///
  /// `limit` is the number of visible rows.
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
