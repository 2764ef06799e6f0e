import CEditline
import Foundation
import TerminalText

/// The line editor of an interactive session at a terminal.
///
/// It reads command lines, values, secrets and answers to questions.
///
/// Create one for the whole run, and use it from one thread. Close it, or end the process by
/// `exit`, to restore the terminal.
package final class LineEditor {
  /// The result of reading a line: the typed text, or another event that ended the reading.
  package enum Line: Equatable, Sendable {
    case text(String)
    /// The user pasted several lines; `typed` is the text that was in the line before.
    ///
    /// The pasted lines have not run yet.
    case pasted([String], typed: EditedLine)
    /// The user pressed Up or `^P` in an empty or unchanged value, to return to the previous field.
    case back
    /// The user clicked on the picture above the prompt.
    ///
    /// The line's text is now the command for the click; `typed` is the text before the click.
    case touched(typed: EditedLine)
    /// The user pressed `^C`, so the typed text is dropped.
    case interrupted
    /// The user pressed `^D` on an empty line.
    case endOfInput
    /// A signal ended the reading, such as SIGTERM, or SIGHUP if the terminal is gone.
    case terminated(signal: Int32)
  }

  /// The purpose of a line that is read, such as a command or a value.
  ///
  /// Only a command has hints, colors and history.
  package enum Purpose: Equatable {
    case command
    /// A field's value.
    ///
    /// - Parameters:
    ///   - canGoBack: whether the value is one of several, so that keys lead to the others.
    ///   - takesLines: whether the value may have several lines.
    ///   - picking: how arrow keys change the value, or nil for an ordinary line.
    ///   - namesKeys: whether a row below the line names the keys, and a secret shows bullets.
    case value(
      canGoBack: Bool, takesLines: Bool = false, picking: ValuePicker? = nil,
      namesKeys: Bool = false)

    package var canGoBack: Bool { if case .value(true, _, _, _) = self { true } else { false } }
    /// Whether the line to read is a value that may have several lines.
    package var takesLines: Bool { if case .value(_, true, _, _) = self { true } else { false } }
    /// How arrow keys change the value while the line is read, or nil for an ordinary line.
    package var picking: ValuePicker? {
      if case .value(_, _, let picking, _) = self { picking } else { nil }
    }
    /// Whether a row below the line names the keys, and a secret shows bullets.
    var namesKeys: Bool { if case .value(_, _, _, true) = self { true } else { false } }
  }

  /// The way in which arrow keys change a value while it is edited.
  package enum ValuePicker: Equatable {
    /// By a list of options, of which `value` is selected; the arrow keys select another one.
    ///
    /// If `turnsBySpace` is true, as for a switch, Space selects the next option, too.
    case options([String], value: String, turnsBySpace: Bool)
    /// By its parts, such as a date's year; the arrow keys change the part at the cursor.
    case parts
  }

  package let terminal: TerminalDevice
  /// The maximum number of Unicode scalars in an edited line.
  static let longestLine = EditLine.longestLine

  /// Returns whether a text is short and has few enough line breaks to be edited in a line.
  package static func canEdit(_ text: String) -> Bool {
    text.unicodeScalars.count <= longestLine
      && text.unicodeScalars.count { $0 == "\n" } <= EditLine.mostLineEnds
  }

  private let editLine: EditLine
  private let watch: SignalWatch
  private let questions: KeyQuestions
  private var history: History
  private var kills = KillRing()
  private var searched = ""
  private var isLight: Bool?
  /// The text of the last line when its reading ended, in any way.
  ///
  /// Empty for a secret.
  package private(set) var lastText = ""

  /// Opens the line editor; returns nil unless both input and output are a terminal.
  ///
  /// Call `Signals.install()` first, or signals are not seen while a line is read. `initFile`
  /// replaces the user's `~/.editrc`.
  package init?(
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

  /// Closes the line editor and restores the terminal.
  ///
  /// Keys that the user typed ahead are left for the next program.
  package func close() {
    if editLine.close() { ceditline_terminal_release() }
  }

  /// The lines that the user has typed so far, oldest first.
  package var earlierLines: [String] { history.entries }

  /// Adds a line to the history of typed lines, in memory and in the history file.
  ///
  /// A line is not added if it repeats the last one, begins with a blank, or contains a line break.
  package func remember(_ line: String) {
    guard history.admits(line) else { return }
    history.remember(line)
    editLine.remember(line)
  }

  /// The number of terminal rows that the prompt and the edited line occupy.
  package var rowsOfLine: Int {
    if case .line(let reading) = watch.activity { reading.rows } else { 1 }
  }

  /// The picture drawn beside or below the prompt, such as a phone, or nil.
  package var backdrop: (any Backdrop)? {
    get { watch.backdrop }
    set { watch.backdrop = newValue }
  }
}

// MARK: - Reading

extension LineEditor {
  /// Shows a prompt and reads a line, which begins with the text `prefill`.
  ///
  /// The cursor is after that text, or at `cursor`, in Unicode scalars. If `reportsMouse` is true,
  /// a click on the picture near the prompt ends the line.
  package func readLine(
    prompt: String, prefill: String? = nil, cursor: Int? = nil,
    for purpose: Purpose = .command, reportsMouse: Bool = false,
    in language: any LineLanguage = ValueLanguage()
  ) -> Line {
    let reading = LineReading(
      editLine, on: terminal, prompt: prompt, prefill: EditedLine(prefill ?? "", cursor: cursor),
      purpose: purpose,
      language: language, history: history.entries, kills: kills, searched: searched)
    return read(.line(reading), for: purpose) {
      terminal.reportMouse(reportsMouse)
      defer {
        terminal.reportMouse(false)
        kills = reading.kills
        searched = reading.searched
        lastText = reading.leftText
      }
      return reading.read() ?? watch.ending ?? endOfInput
    }
  }

  /// Reads a line that must not be shown, without echo, editing and history.
  ///
  /// If the purpose names its keys, a terminal with escape sequences shows a bullet per character.
  /// `typed` is called with the number of characters whenever it has changed.
  package func readSecret(
    prompt: String, for purpose: Purpose = .command, typed: (Int) -> Void = { _ in }
  ) -> Line {
    lastText = ""
    return read(.secret(prompt), for: purpose) {
      terminal.put("\(prompt)")
      watch.backdrop?.refresh()
      defer { terminal.put("\r\n") }
      return secret(prompt, for: purpose, typed: typed)
    }
  }

  private func secret(_ prompt: String, for purpose: Purpose, typed: (Int) -> Void) -> Line {
    var secret = SecretLine(canGoBack: purpose.canGoBack)
    var told = 0
    let columns = terminal.room.columns
    let room = columns - 1 - ShownText.start(of: prompt, columns: columns).columns
    var bullets = Bullets(columns: purpose.namesKeys && terminal.isRich ? room : 0)
    while true {
      let step = watch.during(.secret(prompt + bullets.text)) { secret.takeKey(from: editLine) }
      if let ending = watch.ending { return ending }
      switch step {
      case .goesOn: break
      case .refused: terminal.beep()
      case .ends(.endOfInput): return endOfInput
      case .ends(let line): return line
      }
      guard editLine.isIdle, secret.characterCount != told else { continue }
      told = secret.characterCount
      terminal.put(bullets.show(told))
      typed(told)
    }
  }

  /// The result of reading at the end of input: `^D`, or a hangup signal if the terminal is gone.
  private var endOfInput: Line {
    editLine.isGone ? .terminated(signal: SIGHUP) : .endOfInput
  }

  private func read(
    _ activity: SignalWatch.Activity, for purpose: Purpose, _ body: () -> Line
  ) -> Line {
    watch.read(activity) {
      // A value may be requested by a script that the user is typing.
      if purpose == .command { terminal.enterCharacterMode() }
      return terminal.readingKeys(body)
    }
  }

  /// Runs live mode's closure, which reads keys and mouse events by ``readWaitingBytes()``.
  ///
  /// - Returns: the signal or the loss of the terminal that ended the reading, or nil if the
  ///   closure ended it.
  package func readTouches(_ body: () -> Void) -> Line? {
    var isWhole = false
    let ending = read(.touches, for: .command) {
      body()
      if let ending = watch.ending { return ending }
      isWhole = !editLine.isGone
      return endOfInput
    }
    // Esc leaves live mode, and a user who presses it once too often means live mode.
    editLine.dropEscapes()
    return isWhole ? nil : ending
  }

  /// Whether the terminal has a light background; the terminal is asked at the first access.
  package var hasLightBackground: Bool {
    if let known = isLight { return known }
    let answer = BackgroundQuestion.answer(inEnvironment: Environment["COLORFGBG"])
    let isLight = answer ?? askBackground()
    self.isLight = isLight
    return isLight
  }

  /// Asks the terminal for its background, waits up to 0.1 s, and returns whether it is light.
  ///
  /// Keys that the user types meanwhile are read later.
  private func askBackground() -> Bool {
    guard terminal.isRich else { return false }
    terminal.enterCharacterMode()
    guard editLine.isIdle else { return false }
    terminal.put(BackgroundQuestion.text)
    var question = BackgroundQuestion()
    let deadline = ContinuousClock.now + .milliseconds(100)
    while question.isLight == nil, terminal.wait(until: deadline, toWrite: false) == .input {
      // A terminal that is gone is readable, and has nothing.
      guard !editLine.isIdle, let byte = editLine.readByte() else { break }
      question.take(byte)
    }
    for byte in question.keys.reversed() { editLine.unread(byte) }
    return question.isLight ?? false
  }

  /// Reads the bytes of input that already wait, and handles signals.
  ///
  /// Returns nil if a signal ends the reading, or if the terminal is gone.
  package func readWaitingBytes() -> [UInt8]? {
    guard watch.handleSignals() else { return nil }
    var bytes: [UInt8] = []
    while !editLine.isIdle {
      guard let byte = editLine.readByte() else { return nil }
      bytes.append(byte)
    }
    return bytes
  }

  /// Returns whether the user has typed keys that the program has not read yet.
  ///
  /// Check this before a question: keys typed before the question appeared are not its answer.
  package func hasKeysWaiting() -> Bool {
    terminal.enterCharacterMode()
    return !editLine.isIdle
  }

  /// Asks a yes-or-no question that a single key answers, and returns true for `y`.
  ///
  /// Any other key means no. The question must fit in a row and name its keys.
  package func ask(_ question: String) -> Bool {
    // At the start, no line was read yet, so the mode isn't set.
    if case .nothing = watch.activity { terminal.enterCharacterMode() }
    return questions.confirms(question)
  }

  /// Writes rows of text to the terminal, one screenful at a time if a phone is drawn there.
  ///
  /// `others` is the number of rows that will follow before the prompt. `taking` is called with the
  /// range of the rows that were written.
  package func show(
    _ rows: [String], before others: Int = 0, taking: (Range<Int>) -> Void = { _ in }
  ) {
    Pager(on: terminal, questions, below: watch.backdrop)
      .show(rows, before: others, taking: taking)
  }

  /// Runs a closure that may take long, such as an animation; a key should interrupt the closure.
  ///
  /// The next line that is read handles this key, and also a `^Z`.
  package func watchingKeys(_ body: () -> Void) { watch.holdingStop(body) }

  /// Handles terminal events, such as a new size, that have happened since the last line was read.
  ///
  /// Signals that end the session or a command are left for the code that runs commands.
  package func catchUp() { watch.catchUp() }
}

// MARK: - libedit callbacks

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

  package func take(_ mouse: MouseEvent) -> Bool {
    guard mouse.kind == .press, case .line(let reading) = watch.activity,
      let command = watch.backdrop?.command(at: mouse)
    else { return true }
    reading.end(by: command)
    return false
  }

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

  /// Opens a text in the user's text editor, which uses the terminal meanwhile; returns the edited
  /// text.
  package func openEditor(on text: String) throws(ExternalEditor.Failure) -> String {
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

  // libedit's own command would also clear the rows that don't scroll.
  private func clearScreen(_ reading: LineReading) -> EditLine.Answer {
    reading.forgetPainting()
    terminal.put(terminal.isRich ? LinePainter.clearedScreen : "\r\n")
    watch.backdrop?.redraw(after: .cleared)
    reading.paint()
    return .nothing
  }
}
