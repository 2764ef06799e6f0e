import TerminalText

/// The candidates of a completion below the line, one of which may be selected and stand in it.
struct CompletionMenu: Equatable {
  private let list: CompletionList
  /// The line before any was selected, and the scalars of the word that they may take the place of.
  private let original: EditedLine
  private let word: Range<Int>
  private var selected: Int?
  /// Whether the line is one of the candidates.
  var hasSelection: Bool { selected != nil }
  /// The line as the menu left it; any other means that a key has gone on.
  private(set) var line: EditedLine

  /// Opens a menu for the word before a line's cursor; nothing is selected.
  init(_ list: CompletionList, word: String, of line: EditedLine) {
    self.list = list
    original = line
    self.line = line
    self.word = (line.cursor - word.unicodeScalars.count)..<line.cursor
  }

  /// Selects the candidate so many further, round the list; returns the line with it.
  mutating func select(by step: Int) -> EditedLine {
    let count = list.candidates.count
    return select(selected.map { ($0 + step + count) % count } ?? (step > 0 ? 0 : count - 1))
  }

  private mutating func select(_ candidate: Int) -> EditedLine {
    selected = candidate
    line = original.replacing(word, with: Array(list.candidates[candidate].text.unicodeScalars))
    return line
  }

  /// Selects the first candidate of the page so many further, of those in rows that have room below
  /// each other; returns the line with it, nil where there is no such page.
  mutating func turnPage(by step: Int, columns: Int, limit: Int) -> EditedLine? {
    let grid = list.grid(columns: columns)
    guard limit > 0, grid.count > limit else { return nil }
    let size = Self.pageSize(limit)
    let page = (selected ?? 0) % grid.count / size + step
    guard page >= 0, page * size < grid.count else { return nil }
    return select(grid[page * size][0].index)
  }

  /// The rows of a page: the last one says which it has.
  private static func pageSize(_ limit: Int) -> Int { max(1, limit - 1) }

  /// Returns the rows to be shown: a page of them, around what is selected, where there is not room
  /// for all.
  func rows(columns: Int, limit: Int) -> [[LinePicture.Cell]] {
    let grid = list.grid(columns: columns)
    guard limit > 0 else { return [] }
    if grid.count <= limit { return grid.map(cells) }
    let size = Self.pageSize(limit)
    let start = (selected ?? 0) % grid.count / size * size
    let page = grid[start..<min(start + size, grid.count)]
    let note = "rows \(start + 1) to \(start + page.count) of \(grid.count)"
    let shown = ShownText.start(of: note, columns: columns - 1).text
    return page.map(cells) + (limit > 1 ? [LinePicture.cells(of: shown, style: "2")] : [])
  }

  private func cells(of row: [CompletionList.Entry]) -> [LinePicture.Cell] {
    row.flatMap { entry in
      let style = entry.index == selected ? "7" : ""
      return LinePicture.cells(of: entry.text, style: style)
        + LinePicture.cells(of: String(repeating: " ", count: entry.blanks))
    }
  }
}
