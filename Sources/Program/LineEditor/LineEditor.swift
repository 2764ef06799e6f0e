import CEditline
import Foundation

/// What stands above the prompt.
protocol Backdrop: AnyObject {
  /// Draws it; the cursor is at the beginning of a cleared row, and is left at one.
  func redraw(after event: LineEditor.Redrawing)
  /// Repairs it where it was scrolled away; the cursor is left where it is.
  func refresh()
  /// Makes room for something that is read at once, where it stands below the rows that scroll.
  ///
  /// - Returns: whether it is away, to come back when the next line is read.
  func giveWay() -> Bool
}

/// The line editor of a terminal: reads prompts, secrets and the answers to questions.
///
/// One for the whole run. It is used from one thread and must be closed, or the process end by
/// `exit`, for the terminal to be as it was.
final class LineEditor {
  /// What a reading came to.
  enum Line: Equatable, Sendable {
    case text(String)
    /// The lines of a paste of more than one, with what was already typed; nothing has run yet.
    case pasted([String], typed: EditedLine)
    /// Up or `^P` on a value that is empty or as it was, where one can go back.
    case back
    /// `^C`; the line is dropped.
    case interrupted
    /// `^D` on an empty line, or the terminal is gone.
    case endOfInput
    /// SIGTERM or SIGHUP.
    case terminated(signal: Int32)
  }

  /// What a line is for: a command has hints, colours and history; a value has not.
  enum Purpose: Equatable {
    case command
    case value(canGoBack: Bool, takesLines: Bool = false)

    var canGoBack: Bool { if case .value(true, _) = self { true } else { false } }
    /// Whether a value may have several lines.
    var takesLines: Bool { if case .value(_, true) = self { true } else { false } }
  }

  /// Why what stands above the prompt has to be drawn.
  enum Redrawing {
    /// By `^L`.
    case cleared
    case resized
    /// Another program has had the terminal since.
    case resumed
  }

  /// What the editor is at, which decides what a signal does.
  private enum Activity {
    case nothing
    case line(LineReading)
    /// With its prompt.
    case secret(String)
    /// With what is asked.
    case question(String)
  }

  weak var backdrop: (any Backdrop)?
  let terminal: TerminalDevice
  /// The most scalars that a line has.
  static let longestLine = EditLine.longestLine

  /// Returns whether a line has room for a text.
  static func canEdit(_ text: String) -> Bool {
    text.unicodeScalars.count <= longestLine
      && text.unicodeScalars.count { $0 == "\n" } <= EditLine.mostLineEnds
  }

  private let editLine: EditLine
  private var activity = Activity.nothing
  private var history: History
  private var kills = KillRing()
  /// What a signal made of the reading.
  private var ending: Line?
  /// The line that the last `^C` dropped.
  private(set) var droppedLine = ""

  /// Opens the editor; nil when input and output are not both a terminal.
  ///
  /// `Signals.install()` comes before, or no signal is seen while a line is read. `initFile` stands
  /// for the user's `~/.editrc`.
  init?(
    programName: String,
    input: Int32 = STDIN_FILENO,
    output: TerminalOutput,
    terminal: String? = Environment["TERM"],
    historyFile: HistoryFile? = HistoryFile(),
    initFile: String? = nil,
    warn: @escaping (String) -> Void = { _ in }
  ) {
    guard isatty(input) != 0, output.isTerminal, ceditline_terminal_save(input) == 0 else {
      return nil
    }
    ceditline_set_locale()
    let name = terminal.flatMap { $0.isEmpty ? nil : $0 } ?? "dumb"
    let opened = EditLine(program: programName, terminal: name, input: input, initFile: initFile) {
      try? output.send($0)
    }
    guard let opened else { return nil }
    editLine = opened
    let isRich = opened.canClearRow && !["dumb", "unknown"].contains(name)
    self.terminal = TerminalDevice(input: input, output: output, isRich: isRich)
    history = History(file: historyFile, warn: warn)
    opened.handler = self
    for entry in history.entries { opened.remember(entry) }
  }

  deinit { close() }

  /// Gives the terminal back; what was typed ahead stays to be read by the next program.
  func close() {
    if editLine.close() { ceditline_terminal_release() }
  }

  /// The lines typed so far, oldest first.
  var earlierLines: [String] { history.entries }

  /// Adds a line to the history in memory and file.
  ///
  /// Left out are a line equal to the last, and one that begins with a blank.
  func remember(_ line: String) {
    guard history.admits(line) else { return }
    history.remember(line)
    editLine.remember(line)
  }

  /// The rows that the prompt takes, with the line that is edited behind it.
  var rowsOfLine: Int {
    if case .line(let reading) = activity { reading.rows } else { 1 }
  }
}

// MARK: - Reading

extension LineEditor {
  /// Reads a line, with `prefill` in it to be edited, the cursor behind it or so many scalars from its
  /// beginning.
  func readLine(
    prompt: String, prefill: String? = nil, cursor: Int? = nil,
    for purpose: Purpose = .command,
    in language: any LineLanguage = ValueLanguage()
  ) -> Line {
    reading(prompt, for: purpose) { prompt in
      let reading = LineReading(
        editLine, on: terminal, prompt: prompt, prefill: EditedLine(prefill ?? "", cursor: cursor),
        purpose: purpose,
        language: language, history: history.entries, kills: kills)
      activity = .line(reading)
      terminal.markPastes(true)
      defer {
        terminal.markPastes(false)
        kills = reading.kills
      }
      return reading.read() ?? ending ?? endOfInput
    }
  }

  /// Reads a line that is not shown while it is typed, and has neither editing nor history.
  func readSecret(prompt: String, for purpose: Purpose = .command) -> Line {
    reading(prompt, for: purpose) { prompt in
      activity = .secret(prompt)
      terminal.put("\(prompt)")
      backdrop?.refresh()
      defer { terminal.put("\r\n") }
      var secret = SecretLine(canGoBack: purpose.canGoBack)
      while true {
        let step = secret.takeKey(from: editLine)
        if let ending { return ending }
        if step == .ends(.endOfInput) { return endOfInput }
        if case .ends(let line) = step { return line }
        if step == .refused { terminal.beep() }
      }
    }
  }

  /// What the end of input is: the user's, or the terminal's own, as if it had been hung up.
  private var endOfInput: Line {
    editLine.isGone ? .terminated(signal: SIGHUP) : .endOfInput
  }

  private func reading(_ prompt: String, for purpose: Purpose, _ body: (String) -> Line) -> Line {
    // One that came while a question was asked.
    if case .terminated? = ending, let ending { return ending }
    droppedLine = ""
    ending = nil
    // A ^C from before the reading belongs to what ran before.
    _ = Signals.take(SIGINT)
    // A value may be asked for by a script that is being typed.
    if purpose == .command { terminal.takeKeys() }
    Signals.holdStop(true)
    defer {
      activity = .nothing
      Signals.holdStop(false)
    }
    return terminal.readingKeys { body(prompt) }
  }

  /// Whether keys wait that were typed before anything was asked, as ahead of the program's start.
  func hasKeysWaiting() -> Bool {
    terminal.takeKeys()
    return !terminal.isLeftAlone(until: .now)
  }

  /// Asks a question that one key answers; anything but `y` is no.
  ///
  /// It fits a row, and says which keys answer it.
  func ask(_ question: String) -> Bool {
    // At the start no line was read yet.
    if case .nothing = activity { terminal.takeKeys() }
    let answer = terminal.readingKeys {
      ask("\(question) ", yes: "yY", no: "nN\r\n\u{4}\u{1b}\u{7f}")
    }
    terminal.put(answer ? "y\r\n" : "n\r\n")
    return answer
  }

  /// Waits for one of the keys that answer a question; a signal and the input's end are a no.
  private func ask(_ question: String, yes: String, no: String) -> Bool {
    let before = activity
    activity = .question(question)
    defer { activity = before }
    terminal.put("\(question)")
    backdrop?.refresh()
    while let key = editLine.readByte() {
      if yes.utf8.contains(key) { return true }
      if key == 0x1b { dropSequence() }
      if no.utf8.contains(key) { return false }
      terminal.beep()
    }
    if editLine.isGone { ending = endOfInput }
    return false
  }

  /// Drops what comes at once behind the Esc of an arrow or a function key, which is a no.
  private func dropSequence() {
    guard !terminal.isLeftAlone(until: .now), let introducer = editLine.readByte() else { return }
    guard "[O".utf8.contains(introducer) else { return editLine.unread(introducer) }
    while !terminal.isLeftAlone(until: .now), let byte = editLine.readByte(),
      !(0x40...0x7e).contains(byte)
    {}
  }

  /// Writes rows; beside a phone, or where one gives way to them, a screenful at a time.
  ///
  /// Somebody who has typed on does not read them, and gets all at once. `taking` is given what was
  /// shown.
  func show(_ rows: [String], taking: ([String]) -> Void = { _ in }) {
    let isShort = rows.count < terminal.scrollingRows || terminal.pane.division == nil
    guard !isShort, terminal.isLeftAlone(until: .now) else {
      terminal.put(.drawnRows(rows))
      return taking(rows)
    }
    let isAway = backdrop?.giveWay() ?? false
    var rest = rows[...]
    repeat {
      let page = Array(rest.prefix(max(1, terminal.scrollingRows - 1)))
      terminal.put(.drawnRows(page))
      taking(page)
      rest = rest.dropFirst(page.count)
    } while !rest.isEmpty && wantsMore()
    let isStillAway = isAway && terminal.scrollingRows == terminal.size.lines
    if isStillAway, rest.isEmpty { waitAtEnd() }
  }

  private func wantsMore() -> Bool { pages(at: "more: Space goes on, q stops ") }

  private func waitAtEnd() { _ = pages(at: "end: Space brings the phone back ") }

  /// Returns whether the next key asks for more; one that does not page is the first of the next line.
  private func pages(at question: String) -> Bool {
    let before = activity
    activity = .question(question)
    terminal.put("\(question)")
    backdrop?.refresh()
    defer {
      activity = before
      terminal.put("\r\u{1b}[K")
    }
    guard let key = terminal.readingKeys({ editLine.readByte() }) else {
      if editLine.isGone { ending = endOfInput }
      return false
    }
    if " \r\n".utf8.contains(key) { return true }
    if !"qQ\u{4}".utf8.contains(key) { editLine.unread(key) }
    return false
  }

  /// Runs something that a key may cut short, which waits to be read as part of the next line; `^Z`
  /// waits as well.
  func watchingKeys(_ body: () -> Void) {
    Signals.holdStop(true)
    body()
    Signals.holdStop(false)
  }
}

// MARK: - What libedit asks for

extension LineEditor: EditLineHandler {
  func run(_ command: EditorCommand) -> EditLine.Answer {
    guard case .line(let reading) = activity else { return .beep }
    switch reading.run(command) {
    case .answer(let answer): return answer
    case .list(let list): return show(list, below: reading)
    case .complaint(let text): return complain(text, below: reading)
    case .clear: return clearScreen(reading)
    case .openEditor: return openEditor(reading)
    }
  }

  func willWait() {
    guard case .line(let reading) = activity else { return }
    reading.paint()
    reading.noteText()
    backdrop?.refresh()
  }

  private func show(_ list: CompletionList, below reading: LineReading) -> EditLine.Answer {
    let rows = list.rows(columns: terminal.columns)
    reading.leave()
    let isShort = rows.count < terminal.scrollingRows
    if isShort || ask("Display all \(list.candidates.count) possibilities? (y or n)") { show(rows) }
    if ending != nil { return .endLine }
    reading.paint()
    return .nothing
  }

  private func complain(_ text: String, below reading: LineReading) -> EditLine.Answer {
    reading.leave()
    terminal.beep()
    show([text])
    reading.paint()
    return .nothing
  }

  private func openEditor(_ reading: LineReading) -> EditLine.Answer {
    reading.leave()
    do throws(ExternalEditor.Failure) {
      return reading.takeOver(edited: try openEditor(on: reading.text))
    } catch {
      return complain(error.words, below: reading)
    }
  }

  /// Has a text edited in the user's editor, which has the terminal meanwhile.
  func openEditor(on text: String) throws(ExternalEditor.Failure) -> String {
    let edited = terminal.lend { () -> Result<String, ExternalEditor.Failure> in
      do throws(ExternalEditor.Failure) {
        return .success(try ExternalEditor().edit(text))
      } catch {
        return .failure(error)
      }
    }
    comeBack()
    return try edited.get()
  }

  // libedit's own would clear the rows that do not scroll as well.
  private func clearScreen(_ reading: LineReading) -> EditLine.Answer {
    reading.forgetPainting()
    terminal.put(terminal.isRich ? LinePainter.clearedScreen : "\r\n")
    backdrop?.redraw(after: .cleared)
    reading.paint()
    return .nothing
  }
}

// MARK: - Signals

extension LineEditor {
  func handleSignals() -> Bool {
    Signals.drain()
    if let signal = Signals.takeTermination() { return end(with: .terminated(signal: signal)) }
    if Signals.take(SIGINT) { return end(with: .interrupted) }
    followTerminal()
    return true
  }

  /// Does what the signals about the terminal ask for that came since the last line was read; those
  /// that end something stay for the runner.
  func catchUp() {
    Signals.drain()
    followTerminal()
    Signals.holdStop(false)
    if Signals.areEnding { Signals.rouse() }
  }

  private func end(with line: Line) -> Bool {
    // What else has happened to the terminal is for the next reading.
    Signals.rouse()
    if case .question = activity, line == .interrupted { return false }
    ending = line
    if case .line(let reading) = activity {
      if line == .interrupted { droppedLine = reading.text }
      reading.end(isInterrupted: line == .interrupted)
    }
    return false
  }

  private func followTerminal() {
    switch Signals.takeTerminalEvent() {
    case .stopped: stop()
    // Stopped by SIGSTOP, which cannot be caught.
    case .continued: comeBack()
    case .resized: redrawAfterResize()
    case nil: break
    }
  }

  private func stop() {
    if case .line(let reading) = activity, !reading.isPasting { reading.leave() }
    terminal.giveBackWhileStopped()
    comeBack()
  }

  private func comeBack() {
    _ = Signals.take(SIGCONT)
    _ = Signals.take(SIGWINCH)
    terminal.takeAgain()
    drawAfresh(after: .resumed)
  }

  private func redrawAfterResize() {
    if !terminal.isRich {
      terminal.put("\r\n")
    } else if case .line(let reading) = activity, !reading.isPasting {
      reading.clear()
    } else {
      terminal.put("\r" + LinePainter.clearedBelow)
    }
    drawAfresh(after: .resized)
  }

  private func drawAfresh(after event: Redrawing) {
    if case .line(let reading) = activity { reading.forgetPainting() }
    backdrop?.redraw(after: event)
    switch activity {
    case .nothing: return
    case .secret(let text), .question(let text): terminal.put("\(text)")
    case .line(let reading): if !reading.isPasting { reading.paint() }
    }
  }
}
