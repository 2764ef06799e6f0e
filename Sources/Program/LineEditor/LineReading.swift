import Foundation
import Session
import TerminalText

/// One line while it is typed: what the keys do to it, and what is drawn over it.
final class LineReading {
  /// What a key asks for that is not this line's own affair.
  enum Step {
    case answer(EditLine.Answer)
    /// A list is to be shown below the line.
    case list(CompletionList)
    /// Something is to be said below the line.
    case complaint(String)
    /// The screen is to be cleared.
    case clear
    /// The line is to be opened in the user's editor.
    case openEditor
  }

  private let editLine: EditLine
  private let terminal: TerminalDevice
  private let history: [String]
  private let language: any LineLanguage
  private let purpose: LineEditor.Purpose
  private let prompt: String
  private var painter: LinePainter
  /// The line that it began with.
  private let prefill: EditedLine
  /// The text that the language was told last.
  private var noted: String
  /// What the reading came to, where another key than Return ended it.
  private var outcome: LineEditor.Line?
  private(set) var isPasting = false
  /// The text that the line was left with.
  private(set) var leftText = ""
  private var search: HistorySearch?
  private var finding: IncrementalSearch?
  /// The line as the last Tab left it, so that a second Tab is known.
  private var lineAfterTab: EditedLine?
  private var menu: CompletionMenu?
  private var changes = LineUndo()
  private var arguments = LastArguments()
  /// What was cut out of this line and the ones before.
  private(set) var kills: KillRing

  init(
    _ editLine: EditLine, on terminal: TerminalDevice, prompt: String, prefill: EditedLine,
    purpose: LineEditor.Purpose, language: any LineLanguage, history: [String], kills: KillRing
  ) {
    self.kills = kills
    self.editLine = editLine
    self.terminal = terminal
    self.history = history
    self.language = language
    self.purpose = purpose
    self.prompt = prompt
    painter = LinePainter(isRich: terminal.isRich)
    let text = Composition.composed(prefill.text)
    self.prefill = text == prefill.text ? prefill : EditedLine(text)
    noted = text
  }

  /// Reads until a key ends the line; nil at the end of input, and where a signal ended it.
  func read() -> LineEditor.Line? {
    guard let text = editLine.readLine(prefill: prefill) else { return outcome }
    leave(EditedLine(text))
    return .text(text)
  }

  /// Does what a key stands for.
  func run(_ command: EditorCommand) -> Step {
    if command != .searchOlder, command != .searchNewer { search = nil }
    let line = editLine.line
    changes.note(line)
    defer { changes.note(editLine.line, isOneKey: true) }
    return switch command {
    case .complete: complete()
    case .deleteBackward: .answer(delete(before: editLine.line.previousCharacterLength))
    case .deleteForward: .answer(deleteForward())
    case .deleteForwardOrEnd: .answer(editLine.line.scalars.isEmpty ? end() : deleteForward())
    case .moveLeft: .answer(move(by: -editLine.line.previousCharacterLength))
    case .moveRight: .answer(moveRight())
    case .searchOlder: .answer(searchOlder())
    case .searchNewer: .answer(searchNewer())
    case .search: .answer(findEarlier())
    case .paste: paste()
    case .clearScreen: .clear
    case .completeBackward: .answer(select(by: -1) ?? .beep)
    case .undo: undo()
    case .killWordBackward:
      kill(WordPlaces(in: line.scalars).start(before: line.cursor)..<line.cursor)
    case .killWord:
      kill(
        line.cursor..<(WordPlaces(in: line.scalars).end(after: line.cursor) ?? line.scalars.count))
    case .killRest: kill(line.cursor..<line.scalars.count)
    case .killLine: kill(0..<line.scalars.count)
    case .yank: change(to: kills.yank(into: line))
    case .yankOlder: change(to: kills.cycle(in: line))
    case .lastArgument:
      change(to: purpose == .command ? arguments.older(in: history, of: line) : nil)
    case .transposeWords: change(to: line.withTransposedWords)
    case .openEditor: .openEditor
    case .pageDown: .answer(turnPage(by: 1))
    case .pageUp: .answer(turnPage(by: -1))
    }
  }

  /// Leaves the line because of a signal.
  func end(isInterrupted: Bool) {
    finding = nil
    guard isInterrupted, terminal.isRich else { return leave() }
    leftText = text
    paint(EditedLine(text), hasHint: false)
    terminal.put("^C" + painter.leave())
  }

  private func end(_ line: LineEditor.Line? = nil) -> EditLine.Answer {
    outcome = line
    leave()
    return .endLine
  }

  private func change(to line: EditedLine?) -> Step {
    guard let line else { return .answer(.beep) }
    editLine.replace(with: line)
    return .answer(.refresh)
  }

  private func undo() -> Step {
    guard let line = changes.undo(editLine.line) else { return .answer(.beep) }
    editLine.replace(with: line)
    return .answer(.refresh)
  }

  private func kill(_ range: Range<Int>) -> Step {
    change(to: kills.kill(range, of: editLine.line))
  }

  /// Takes a text over that was edited elsewhere; several lines end a command as a paste does.
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

// MARK: - What is drawn

extension LineReading {
  /// The text typed so far.
  var text: String { editLine.line.text }

  /// The rows that prompt and line take.
  var rows: Int { picture(of: editLine.line, hasHint: false).rows.count }

  /// Draws the line as it is now, with its colours and its hint.
  func paint() {
    let line = editLine.line
    changes.note(line)
    if line != menu?.line { menu = nil }
    if let finding {
      paint(finding.shown, hasHint: false)
    } else {
      paint(line, hasHint: menu == nil, menu: menu)
    }
  }

  /// Tells the language of a value what it has become.
  func noteText() {
    guard purpose != .command, text != noted else { return }
    noted = text
    language.note(text)
  }

  /// Leaves the line as it stands, with the cursor at the beginning of the row below it.
  func leave() { leave(editLine.line) }

  private func leave(_ line: EditedLine) {
    leftText = line.text
    paint(line, hasHint: false)
    terminal.put(painter.leave())
  }

  /// Forgets what is drawn, where it is gone from the screen.
  func forgetPainting() { painter.forget() }

  /// Clears the line's rows, whose first the cursor is left in.
  func clear() { terminal.put(painter.clear(columns: terminal.columns)) }

  private func paint(_ line: EditedLine, hasHint: Bool, menu: CompletionMenu? = nil) {
    let picture = picture(of: line, hasHint: hasHint && terminal.isRich, menu: menu)
    terminal.put(painter.show(picture))
  }

  private func picture(
    of line: EditedLine, hasHint: Bool, menu: CompletionMenu? = nil
  ) -> LinePicture {
    let styles = purpose == .command && terminal.isRich ? language.styles(of: line.text) : []
    let hint = hasHint ? currentHint(line.text)?.shown : nil
    return LinePicture(
      prompt: prompt, line: line, styles: styles, hint: hint ?? "", menu: menu,
      in: terminal.room)
  }

  /// The hint for a line, which only commands have.
  private func currentHint(_ line: String) -> Hinting.Hint? {
    purpose == .command ? language.hint(for: line, history: history) : nil
  }
}

// MARK: - What the keys do

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
    guard terminal.isRich, let text = currentHint(line.text)?.accepted, !text.isEmpty else {
      return .beep
    }
    editLine.insert(text)
    return .refresh
  }

  private func searchOlder() -> EditLine.Answer {
    if purpose == .command { return recall { $0.older(in: history) } }
    guard purpose.canGoBack, ["", prefill.text].contains(editLine.line.text) else { return .beep }
    return end(.back)
  }

  private func searchNewer() -> EditLine.Answer {
    purpose == .command ? recall { $0.newer(in: history) } : .beep
  }

  private func recall(_ step: (inout HistorySearch) -> String?) -> EditLine.Answer {
    let line = editLine.line
    var current = search.flatMap { $0.shown == line.text ? $0 : nil } ?? HistorySearch(line: line)
    guard let found = step(&current) else { return .beep }
    search = current
    return takeOver(found)
  }

  /// Shows the newest earlier line in which stands what is typed, until another key ends that.
  private func findEarlier() -> EditLine.Answer {
    guard purpose == .command else { return .beep }
    finding = IncrementalSearch(
      entries: history, line: editLine.line.text, separator: terminal.isRich ? "\n" : "  ")
    defer { finding = nil }
    while true {
      // A picture for each key of many that are there would take longer than they took to type.
      if editLine.isIdle { paint() }
      guard let key = editLine.readByte() else { return .endLine }
      switch finding?.take(key) {
      case .goesOn: continue
      case .refused: terminal.beep()
      case .ends:
        editLine.unread(key)
        return takeOver(finding?.found ?? "")
      case .drops, nil: return .refresh
      }
    }
  }

  private func takeOver(_ text: String) -> EditLine.Answer {
    let line = editLine.line
    editLine.moveCursor(by: line.scalars.count - line.cursor)
    replace(before: line.scalars.count, with: text)
    return .refresh
  }

  /// Puts text in the place of the scalars before the cursor.
  private func replace(before count: Int, with text: String) {
    editLine.delete(before: count)
    editLine.insert(text)
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
    let limit = LineEditor.longestLine.formatted(.number.locale(Locale(identifier: "en_US")))
    return .complaint("The paste was left out: a line takes \(limit) characters.")
  }
}

// MARK: - Completion

extension LineReading {
  /// Completes the word before the cursor as far as it is sure, or lists what it may become.
  private func complete() -> Step {
    if let answer = select(by: 1) { return .answer(answer) }
    let before = editLine.line
    let characters = before.cursorInCharacters
    let list = language.completions(of: before.text, cursor: characters)
    guard !list.candidates.isEmpty, list.wordStart <= characters else { return .answer(.beep) }
    let word = String(before.textBeforeCursor.dropFirst(list.wordStart))
    if let text = list.sureText(replacing: word) {
      complete(word, with: text, before: before.textAfterCursor)
      lineAfterTab = editLine.line
      return .answer(.refresh)
    }
    guard lineAfterTab == before else {
      lineAfterTab = before
      return .answer(.beep)
    }
    guard terminal.isRich else { return .list(list) }
    menu = CompletionMenu(list, word: word, of: before)
    return .answer(.refresh)
  }

  /// Selects another candidate in the menu; nil where there is none, or another key has gone on.
  private func select(by step: Int) -> EditLine.Answer? {
    guard let shown = menu, shown.line == editLine.line,
      let selected = menu?.select(by: step)
    else { return nil }
    return put(selected, inPlaceOf: shown)
  }

  /// Puts a candidate into the line; all that are tried after the first are one change with it.
  private func put(_ selected: EditedLine, inPlaceOf shown: CompletionMenu) -> EditLine.Answer {
    editLine.replace(with: selected)
    if shown.hasSelection { changes.replaceLast(with: selected) }
    return .refresh
  }

  /// Selects a candidate of another page of the menu; without one the key does nothing.
  private func turnPage(by step: Int) -> EditLine.Answer {
    let room = terminal.room
    let limit = picture(of: editLine.line, hasHint: false).menuLimit(in: room)
    guard let shown = menu, shown.line == editLine.line,
      let selected = menu?.turnPage(by: step, columns: room.columns, limit: limit)
    else { return .nothing }
    return put(selected, inPlaceOf: shown)
  }

  // The blank that ends a word is there already when the word stands in the middle.
  private func complete(_ word: String, with text: String, before rest: String) {
    let isSpaced = text.hasSuffix(" ") && rest.hasPrefix(" ")
    let inserted = isSpaced ? String(text.dropLast()) : text
    replace(before: word.unicodeScalars.count, with: inserted)
  }
}
