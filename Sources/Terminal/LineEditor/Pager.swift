/// Writes long output to a terminal; if a phone is drawn there, one screenful at a time.
struct Pager {
  private let terminal: TerminalDevice
  private let questions: KeyQuestions
  private let backdrop: (any Backdrop)?

  init(on terminal: TerminalDevice, _ questions: KeyQuestions, below backdrop: (any Backdrop)?) {
    self.terminal = terminal
    self.questions = questions
    self.backdrop = backdrop
  }

  /// Writes rows of text to the terminal, one screenful at a time if a phone is drawn there.
  ///
  /// If the user has already typed keys, writes all rows at once.
  ///
  /// - Parameters:
  ///   - rows: the rows.
  ///   - others: the number of rows that will follow before the prompt.
  ///   - taking: called after each screenful with the range of the written rows.
  func show(_ rows: [String], before others: Int = 0, taking: (Range<Int>) -> Void) {
    let isShort = rows.count + others < terminal.scrollingRows || terminal.pane.division == nil
    guard !isShort, terminal.staysQuiet(until: .now) else {
      terminal.put(.drawnRows(rows))
      return taking(rows.indices)
    }
    let isAway = backdrop?.hide() ?? false
    let isWhole = showPages(of: rows, taking: taking)
    let isStillAway = isAway && terminal.scrollingRows == terminal.size.lines
    if isWhole, isStillAway { _ = questions.goesOn(at: "end: Space brings the phone back ") }
  }

  /// Writes rows page by page, and returns whether the user wanted to see all rows.
  private func showPages(of rows: [String], taking: (Range<Int>) -> Void) -> Bool {
    var rest = rows[...]
    repeat {
      let page = rest.prefix(max(1, terminal.scrollingRows - 1))
      terminal.put(.drawnRows(Array(page)))
      taking(page.indices)
      rest = rest.dropFirst(page.count)
    } while !rest.isEmpty && questions.goesOn(at: "more: Space goes on, q stops ")
    return rest.isEmpty
  }
}
