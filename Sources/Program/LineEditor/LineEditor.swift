import CEditline
import Foundation

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

  let terminal: TerminalDevice
  /// The most scalars that a line has.
  static let longestLine = EditLine.longestLine

  /// Returns whether a line has room for a text.
  static func canEdit(_ text: String) -> Bool {
    text.unicodeScalars.count <= longestLine
      && text.unicodeScalars.count { $0 == "\n" } <= EditLine.mostLineEnds
  }

  private let editLine: EditLine
  private let watch: SignalWatch
  private let questions: KeyQuestions
  private var history: History
  private var kills = KillRing()
  private var searched = ""
  /// The text of the line that was read last, as it stood when it ended; empty for a secret.
  private(set) var lastText = ""

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
    let device = TerminalDevice(input: input, output: output, isRich: isRich)
    self.terminal = device
    watch = SignalWatch(device)
    questions = KeyQuestions(opened, on: device, watch)
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
    if case .line(let reading) = watch.activity { reading.rows } else { 1 }
  }

  /// What stands above the prompt.
  var backdrop: (any Backdrop)? {
    get { watch.backdrop }
    set { watch.backdrop = newValue }
  }
}

// MARK: - Reading

extension LineEditor {
  /// Reads a line, with `prefill` in it to be edited, the cursor behind it or so many scalars from
  /// its beginning.
  func readLine(
    prompt: String, prefill: String? = nil, cursor: Int? = nil,
    for purpose: Purpose = .command,
    in language: any LineLanguage = ValueLanguage()
  ) -> Line {
    let reading = LineReading(
      editLine, on: terminal, prompt: prompt, prefill: EditedLine(prefill ?? "", cursor: cursor),
      purpose: purpose,
      language: language, history: history.entries, kills: kills, searched: searched)
    return read(.line(reading), for: purpose) {
      defer {
        kills = reading.kills
        searched = reading.searched
        lastText = reading.leftText
      }
      return reading.read() ?? watch.ending ?? endOfInput
    }
  }

  /// Reads a line that is not shown while it is typed, and has neither editing nor history; `typed`
  /// is told how many characters it has come to.
  func readSecret(
    prompt: String, for purpose: Purpose = .command, typed: (Int) -> Void = { _ in }
  ) -> Line {
    lastText = ""
    return read(.secret(prompt), for: purpose) {
      terminal.put("\(prompt)")
      watch.backdrop?.refresh()
      defer { terminal.put("\r\n") }
      return secret(canGoBack: purpose.canGoBack, typed: typed)
    }
  }

  private func secret(canGoBack: Bool, typed: (Int) -> Void) -> Line {
    var secret = SecretLine(canGoBack: canGoBack)
    var told = 0
    while true {
      let step = secret.takeKey(from: editLine)
      if let ending = watch.ending { return ending }
      switch step {
      case .goesOn: break
      case .refused: terminal.beep()
      case .ends(.endOfInput): return endOfInput
      case .ends(let line): return line
      }
      guard editLine.isIdle, secret.characterCount != told else { continue }
      told = secret.characterCount
      typed(told)
    }
  }

  /// What the end of input is: the user's, or the terminal's own, as if it had been hung up.
  private var endOfInput: Line {
    editLine.isGone ? .terminated(signal: SIGHUP) : .endOfInput
  }

  private func read(
    _ activity: SignalWatch.Activity, for purpose: Purpose, _ body: () -> Line
  ) -> Line {
    watch.read(activity) {
      // A value may be asked for by a script that is being typed.
      if purpose == .command { terminal.enterCharacterMode() }
      return terminal.readingKeys(body)
    }
  }

  /// Whether keys wait that were typed before anything was asked, as ahead of the program's start.
  func hasKeysWaiting() -> Bool {
    terminal.enterCharacterMode()
    return !editLine.isIdle
  }

  /// Asks a question that one key answers; anything but `y` is no.
  ///
  /// It fits a row, and says which keys answer it.
  func ask(_ question: String) -> Bool {
    // At the start no line was read yet.
    if case .nothing = watch.activity { terminal.enterCharacterMode() }
    return questions.confirms(question)
  }

  /// Writes rows; beside a phone, or where one gives way to them, a screenful at a time.
  ///
  /// `taking` is given the places of those that were shown.
  func show(_ rows: [String], taking: (Range<Int>) -> Void = { _ in }) {
    Pager(on: terminal, questions, below: watch.backdrop).show(rows, taking: taking)
  }

  /// Runs something that a key may cut short, which waits to be read as part of the next line; `^Z`
  /// waits as well.
  func watchingKeys(_ body: () -> Void) { watch.holdingStop(body) }

  /// Does what the signals about the terminal ask for that came since the last line was read; those
  /// that end something stay for the runner.
  func catchUp() { watch.catchUp() }
}

// MARK: - What libedit asks for

extension LineEditor: EditLineHandler {
  func run(_ command: EditorCommand) -> EditLine.Answer {
    guard case .line(let reading) = watch.activity else { return .beep }
    switch reading.run(command) {
    case .answer(let answer): return answer
    case .list(let list): return show(list, below: reading)
    case .complaint(let text): return complain(text, below: reading)
    case .clear: return clearScreen(reading)
    case .openEditor: return openEditor(reading)
    }
  }

  func willWait() {
    guard case .line(let reading) = watch.activity else { return }
    reading.paint()
    reading.noteText()
    watch.backdrop?.refresh()
  }

  func handleSignals() -> Bool { watch.handleSignals() }

  private func show(_ list: CompletionList, below reading: LineReading) -> EditLine.Answer {
    let rows = list.rows(columns: terminal.columns)
    reading.leave()
    let isShort = rows.count < terminal.scrollingRows
    if isShort || ask("Display all \(list.candidates.count) possibilities? (y or n)") { show(rows) }
    if watch.ending != nil { return .endLine }
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
    watch.comeBack()
    return try edited.get()
  }

  // libedit's own would clear the rows that do not scroll as well.
  private func clearScreen(_ reading: LineReading) -> EditLine.Answer {
    reading.forgetPainting()
    terminal.put(terminal.isRich ? LinePainter.clearedScreen : "\r\n")
    watch.backdrop?.redraw(after: .cleared)
    reading.paint()
    return .nothing
  }
}
