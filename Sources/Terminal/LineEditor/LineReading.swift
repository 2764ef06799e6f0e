import Foundation
import TerminalText

/// Reads one line that the user types: handles the keys and redraws the line.
final class LineReading {
  /// The effect of an editing key that goes beyond the line, such as a list to show.
  enum Step {
    case answer(EditLine.Answer)
    /// A list of completions must be shown below the line.
    case list(CompletionList)
    /// An error message must be shown below the line.
    case complaint(String)
    /// The terminal must be cleared.
    case clear
    /// The line must be opened in the user's text editor.
    case openEditor
  }

  private let editLine: EditLine
  private let terminal: TerminalDevice
  private let language: any LineLanguage
  private let purpose: LineEditor.Purpose
  /// The text that the line begins with before the user types, and its cursor.
  private let prefill: EditedLine
  private var view: LineView
  private var history: HistoryWalk
  private var search: IncrementalSearch?
  /// The last search of the history with `^R`; keys of vi mode continue it.
  private var lastSearch: IncrementalSearch
  private var completion = TabCompletion()
  /// The menu of options from which the user picks a value, or nil if the value is typed.
  private var choices: ChoiceMenu?
  private var changes = LineUndo()
  /// The texts that were cut from this line and earlier ones, to be pasted by keys.
  private(set) var kills: KillRing
  /// The text of the line that ``LineLanguage`` was last notified about.
  private var noted: String
  /// The result of the reading if anything other than Return ended it, or nil.
  private var outcome: LineEditor.Line?
  private(set) var isPasting = false
  /// The text of the line when its reading ended.
  private(set) var leftText = ""

  init(
    _ editLine: EditLine, on terminal: TerminalDevice, prompt: String, prefill: EditedLine,
    purpose: LineEditor.Purpose, language: any LineLanguage, history: [String], kills: KillRing,
    searched: String
  ) {
    self.kills = kills
    self.editLine = editLine
    self.terminal = terminal
    self.language = language
    self.purpose = purpose
    self.history = HistoryWalk(purpose == .command ? history : [])
    view = LineView(
      prompt: prompt, language: language, history: history, isCommand: purpose == .command,
      isRich: terminal.isRich)
    let text = Composition.composed(prefill.text)
    self.prefill = text == prefill.text ? prefill : EditedLine(text)
    lastSearch = IncrementalSearch(entries: self.history.entries, line: text, pattern: searched)
    noted = text
    if case .options(let options, let value, _) = purpose.picking {
      choices = ChoiceMenu(options, value: value)
    }
  }

  /// Reads keys until one of them ends the line, and returns the result.
  ///
  /// Returns nil at the end of input or after a signal.
  func read() -> LineEditor.Line? {
    if case .options(_, _, true) = purpose.picking { editLine.bindSpace(to: .turn) }
    defer { if choices != nil { editLine.bindSpace(to: nil) } }
    guard let text = editLine.readLine(prefill: prefill) else { return outcome }
    choices?.filter(by: text)
    let value = choices?.value ?? text
    choices = nil
    leave(EditedLine(value))
    return .text(value)
  }

  /// Runs the editing command that is bound to the pressed key.
  func run(_ command: EditorCommand) -> Step {
    if command != .searchOlder, command != .searchNewer { history.end() }
    let line = editLine.line
    changes.note(line)
    defer { changes.note(editLine.line, isOneKey: true) }
    if let step = pick(by: command, line) { return step }
    return switch command {
    case .complete: goesOnByTab ? .answer(take(line.text)) : complete()
    case .deleteBackward: .answer(delete(before: line.previousCharacterLength))
    case .deleteForward: .answer(deleteForward())
    case .deleteForwardOrEnd: .answer(line.scalars.isEmpty ? end() : deleteForward())
    case .moveLeft: .answer(move(by: -line.previousCharacterLength))
    case .moveRight: .answer(moveRight())
    case .searchOlder: searchOlder(than: line)
    case .searchNewer: change(to: history.newer(than: line).map { EditedLine($0) })
    case .search: .answer(findEarlier())
    case .paste: paste()
    case .clearScreen: .clear
    case .completeBackward: goBack(from: line)
    case .undo: change(to: changes.undo(line))
    case .killWordBackward:
      kill(WordPlaces(in: line.scalars).start(before: line.cursor)..<line.cursor)
    case .killWord:
      kill(
        line.cursor..<(WordPlaces(in: line.scalars).end(after: line.cursor) ?? line.scalars.count))
    case .killRest: kill(line.cursor..<line.scalars.count)
    case .killLine: kill(0..<line.scalars.count)
    case .yank: change(to: kills.yank(into: line))
    case .yankOlder: change(to: kills.cycle(in: line))
    case .lastArgument: change(to: history.puttingLastWord(into: line, of: language))
    case .transposeWords: change(to: line.withTransposedWords)
    case .openEditor: .openEditor
    case .pageDown: turnPage(by: 1)
    case .pageUp: turnPage(by: -1)
    case .searchOn: change(to: lastSearch.older().map { EditedLine($0) })
    case .searchForward: change(to: lastSearch.newer().map { EditedLine($0) })
    case .newLine: .answer(beginLine())
    case .turn: .answer(editLine.insert(" ") ? .refresh : .beep)
    case .goToStart: .answer(line.cursor == 0 ? .nothing : move(by: -line.cursor))
    case .goToEnd:
      .answer(line.isCursorAtEnd ? .nothing : move(by: line.scalars.count - line.cursor))
    }
  }

  /// Ends the line after a mouse click on the picture; `command` becomes the text of the line.
  func end(by command: String) {
    search = nil
    outcome = .touched(typed: editLine.line)
    leave(EditedLine(command))
  }

  /// Leaves the unfinished line on the screen because a signal ends the reading.
  ///
  /// If `isInterrupted` is true, the signal is that of `^C`, and `^C` is shown behind the line.
  func end(isInterrupted: Bool) {
    search = nil
    guard isInterrupted, terminal.isRich else { return leave() }
    leave(EditedLine(text), endingWith: "^C")
  }

  private func end(_ line: LineEditor.Line? = nil) -> EditLine.Answer {
    outcome = line
    leave()
    return .endLine
  }

  /// Ends the line with a value, as Return does.
  private func take(_ value: String) -> EditLine.Answer {
    choices = nil
    outcome = .text(value)
    leave(EditedLine(value))
    return .endLine
  }

  private func change(to line: EditedLine?) -> Step {
    guard let line else { return .answer(.beep) }
    editLine.replace(with: line)
    return .answer(.refresh)
  }

  private func kill(_ range: Range<Int>) -> Step {
    change(to: kills.kill(range, of: editLine.line))
  }

  /// Replaces the line by a text from the user's text editor.
  ///
  /// If a command's text has several lines, the reading ends as after a paste.
  func takeOver(edited text: String) -> EditLine.Answer {
    let edited = PastedText(Array(text.utf8))
    if edited.lines.count > 1, purpose == .command {
      return end(.pasted(edited.lines, typed: editLine.line))
    }
    changes.note(editLine.line)
    editLine.replace(with: EditedLine(edited.value(takesLines: purpose.takesLines)))
    changes.note(editLine.line, isOneKey: true)
    return .refresh
  }
}

// MARK: - Drawing

extension LineReading {
  /// The text of the edited line, as typed so far.
  var text: String { editLine.line.text }

  /// The text that was last searched for by `^R`, in this line or an earlier one.
  var searched: String { lastSearch.pattern }

  /// The number of terminal rows that the prompt and the line occupy.
  var rows: Int { view.rowCount(of: editLine.line, in: terminal.room) }

  /// Draws the current line with its colors, hint and menu.
  func paint() {
    let line = editLine.line
    changes.note(line)
    choices?.filter(by: line.text)
    let list: (any LineMenu)? = choices ?? completion.menu(below: line)
    let menu: (any LineMenu)? =
      terminal.isRich ? KeyNote(for: purpose, below: list) ?? list : list
    let room = terminal.room
    terminal.put(
      search.map { view.show($0.shown, in: room) }
        ?? view.show(line, hasHint: true, menu: menu, in: room))
  }

  /// Passes a value's new text to the language, for example to preview the value.
  func noteText() {
    let value = choices?.value ?? text
    guard purpose != .command, value != noted else { return }
    noted = value
    language.note(value)
  }

  /// Leaves the edited line on the screen and moves the cursor to the row below it.
  func leave() { leave(editLine.line) }

  private func leave(_ line: EditedLine, endingWith end: ScreenText = "") {
    leftText = line.text
    terminal.put(view.leave(line, endingWith: end, in: terminal.room))
  }

  /// Forgets what was drawn of the line, because the screen no longer shows it.
  func forgetPainting() { view.forget() }

  /// Erases the rows of the edited line and moves the cursor to the first one.
  func clear() { terminal.put(view.clear(columns: terminal.columns)) }
}

// MARK: - Picking a value

extension LineReading {
  /// Handles a key for picking a value from a menu of options or by a date's parts.
  ///
  /// Returns nil for a key that has no meaning there.
  private func pick(by command: EditorCommand, _ line: EditedLine) -> Step? {
    if purpose.picking == .parts {
      switch command {
      case .searchOlder: return change(to: language.turned(line, by: 1))
      case .searchNewer: return change(to: language.turned(line, by: -1))
      default: return nil
      }
    }
    guard choices != nil else { return nil }
    choices?.filter(by: line.text)
    switch command {
    case .searchOlder: choices?.turn(by: -1)
    case .complete where purpose.canGoBack: return .answer(take(choices?.value ?? ""))
    case .searchNewer, .complete: choices?.turn(by: 1)
    case .goToStart where line.scalars.isEmpty: choices?.turn(by: -.max)
    case .goToEnd where line.scalars.isEmpty: choices?.turn(by: .max)
    case .pageUp, .pageDown:
      let limit = view.menuLimit(below: line, in: terminal.room) - (purpose.namesKeys ? 1 : 0)
      choices?.turnPage(by: command == .pageUp ? -1 : 1, limit: limit)
    case .turn where line.scalars.isEmpty: choices?.goRound()
    default: return nil
    }
    return .answer(.refresh)
  }

  /// Selects the previous completion in the menu.
  ///
  /// If no menu is open, ends the line of a field's value, so that the program asks for the
  /// previous field again.
  private func goBack(from line: EditedLine) -> Step {
    let selected = completion.select(by: -1, in: line)
    guard purpose.canGoBack, selected == .nothing else { return step(selected) }
    return .answer(end(.back))
  }
}

// MARK: - Keys

extension LineReading {
  private func delete(before count: Int) -> EditLine.Answer {
    guard count > 0 else { return .beep }
    editLine.delete(before: count)
    return .refresh
  }

  private func deleteForward() -> EditLine.Answer {
    let count = editLine.line.nextCharacterLength
    editLine.moveCursor(by: count)
    return delete(before: count)
  }

  private func move(by distance: Int) -> EditLine.Answer {
    guard distance != 0 else { return .beep }
    editLine.moveCursor(by: distance)
    return .moveCursor
  }

  private func moveRight() -> EditLine.Answer {
    let line = editLine.line
    guard line.isCursorAtEnd else { return move(by: line.nextCharacterLength) }
    guard let text = view.hint(for: line)?.accepted, !text.isEmpty else { return .beep }
    editLine.insert(text)
    return .refresh
  }

  private func searchOlder(than line: EditedLine) -> Step {
    if purpose.canGoBack, ["", prefill.text].contains(line.text) { return .answer(end(.back)) }
    return change(to: history.older(than: line).map { EditedLine($0) })
  }

  /// Runs a search of the history with `^R`, until another key ends the search.
  private func findEarlier() -> EditLine.Answer {
    guard purpose == .command else { return .beep }
    search = IncrementalSearch(
      entries: history.entries, line: editLine.line.text,
      separator: terminal.isRich ? "\n" : "  ")
    defer { search = nil }
    while true {
      // Drawing after each of many waiting keys would be slower than typing them.
      if editLine.isIdle { paint() }
      guard let key = editLine.readByte() else { return .endLine }
      switch search?.take(key) {
      case .goesOn: continue
      case .refused: terminal.beep()
      case .ends:
        editLine.unread(key)
        editLine.replace(with: EditedLine(search?.found ?? ""))
        if let search, !search.pattern.isEmpty { lastSearch = search }
        return .refresh
      case .drops, nil: return .refresh
      }
    }
  }

  private func beginLine() -> EditLine.Answer {
    let ends = editLine.line.scalars.count { $0 == "\n" }
    guard purpose.takesLines, ends < EditLine.mostLineEnds, editLine.insert("\n") else {
      return .beep
    }
    return .refresh
  }

  private func paste() -> Step {
    isPasting = true
    defer { isPasting = false }
    guard let bytes = PastedText.read(from: editLine) else { return .answer(.endLine) }
    let pasted = PastedText(bytes)
    var lines = pasted.lines
    guard lines.count > 1, purpose == .command else {
      return paste(pasted.value(takesLines: purpose.takesLines))
    }
    let line = editLine.line
    lines[0] = line.textBeforeCursor + lines[0]
    lines[lines.count - 1] += line.textAfterCursor
    return .answer(end(.pasted(lines, typed: line)))
  }

  private func paste(_ text: String) -> Step {
    let ends = (editLine.line.text + text).unicodeScalars.count { $0 == "\n" }
    if ends > EditLine.mostLineEnds {
      return .complaint(
        "The paste was left out: a value is edited in \(EditLine.mostLineEnds) lines.")
    }
    if text.isEmpty || editLine.insert(text) { return .answer(.refresh) }
    let limit = LineEditor.longestLine.grouped
    return .complaint("The paste was left out: a line takes \(limit) characters.")
  }
}

// MARK: - Completion

extension LineReading {
  /// Whether Tab ends the line with its text, as Return does, because nothing can be completed.
  private var goesOnByTab: Bool {
    let line = editLine.line
    return purpose.canGoBack
      && language.completions(of: line.text, cursor: line.cursorInCharacters).candidates.isEmpty
  }

  private func complete() -> Step {
    let line = editLine.line
    return step(
      completion.complete(line, hasMenus: terminal.isRich) {
        language.completions(of: line.text, cursor: line.cursorInCharacters)
      })
  }

  /// Applies the result of a completion key: changes the line, or shows the completions.
  ///
  /// For undo, trying several completions is one change.
  private func step(_ step: TabCompletion.Step) -> Step {
    switch step {
    case .line(let line): return change(to: line)
    case .candidate(let line, let replacesAnother):
      editLine.replace(with: line)
      if replacesAnother { changes.replaceLast(with: line) }
      return .answer(.refresh)
    case .menu: return .answer(.refresh)
    case .list(let list): return .list(list)
    case .nothing: return .answer(.beep)
    }
  }

  /// Selects a completion on another page of the menu, `pages` pages further.
  ///
  /// Does nothing if no menu is open.
  private func turnPage(by pages: Int) -> Step {
    let (line, room) = (editLine.line, terminal.room)
    let turned = completion.turnPage(
      by: pages, in: line, columns: room.columns, limit: view.menuLimit(below: line, in: room))
    return turned == .nothing ? .answer(.nothing) : step(turned)
  }
}
