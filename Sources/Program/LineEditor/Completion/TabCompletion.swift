/// The completion by Tab in a line: of a word as far as it is sure, then by a menu of what it may
/// become.
struct TabCompletion: Equatable {
  /// What a key comes to.
  enum Step: Equatable {
    /// The line becomes another one.
    case line(EditedLine)
    /// A candidate of the menu stands in the line, perhaps in the place of another one.
    case candidate(EditedLine, replacesAnother: Bool)
    /// The menu is to be shown.
    case menu
    /// The candidates are to be listed, where no menu can be shown.
    case list(CompletionList)
    case nothing
  }

  /// The line as the last Tab left it, so that a second Tab is known.
  private var lineAfterTab: EditedLine?
  private var menu: CompletionMenu?

  /// Returns the menu below a line; it is closed once another key has gone on.
  mutating func menu(below line: EditedLine) -> CompletionMenu? {
    if line != menu?.line { menu = nil }
    return menu
  }

  /// Completes the word before the cursor, or selects the next candidate of the menu.
  ///
  /// - Parameters:
  ///   - line: the line as it is.
  ///   - hasMenus: whether menus can be shown.
  ///   - candidates: what may stand in the place of the word, asked for only where that matters.
  /// - Returns: what it came to.
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

  /// Selects another candidate of the menu; nothing where there is none below the line.
  mutating func select(by step: Int, in line: EditedLine) -> Step {
    change(line) { $0.select(by: step) }
  }

  /// Selects a candidate of another page of the menu, of which so many rows have room.
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
  // The blank that ends a word is there already when the word stands in the middle.
  fileprivate func completing(_ word: String, with text: String) -> EditedLine {
    let isSpaced = text.hasSuffix(" ") && textAfterCursor.hasPrefix(" ")
    let inserted = isSpaced ? text.dropLast() : text[...]
    return replacing(
      (cursor - word.unicodeScalars.count)..<cursor, with: Array(inserted.unicodeScalars))
  }
}
