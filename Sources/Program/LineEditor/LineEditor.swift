import CEditline
import Foundation

/// The line editor of a terminal: libedit, with what it lacks added.
///
/// One for the whole run. It is used from one thread and must be closed, or the process end by
/// `exit`, for the terminal to be as it was.
final class LineEditor {
  /// What a reading came to.
  enum Line: Equatable, Sendable {
    case text(String)
    /// The lines of a paste of more than one, with what was already typed; nothing has run yet.
    case pasted([String])
    /// Up or `^P` on a value that is empty or as it was, where one can go back.
    case back
    /// `^C`; the line is dropped.
    case interrupted
    /// `^D` on an empty line, or the terminal is gone.
    case endOfInput
    /// SIGTERM or SIGHUP.
    case terminated(signal: Int32)
  }

  /// What the editor is about, which decides what a signal does.
  enum Activity: Equatable {
    case nothing, line, paste, secret
    /// With what is asked.
    case question(String)
  }

  /// What a line is for: a command has hints, colours, completion and history; a value has not, but
  /// Tab completes the texts that it may be picked from.
  enum Purpose: Equatable {
    case command
    case value(options: [String], canGoBack: Bool)
  }

  /// Why what stands above the prompt has to be drawn.
  enum Redrawing {
    /// By `^L`.
    case cleared
    case resized
    /// Another program has had the terminal since.
    case resumed
  }

  /// Returns the hint for a line whose cursor is at its end.
  var hint: (String) -> Hint? = { _ in nil }
  /// Returns the parts of the line that have a style; the rest is plain.
  var highlight: (String) -> [StyledRange] = { _ in [] }
  /// Draws what stands above the prompt anew; the cursor is at the beginning of a cleared row, and
  /// is left at one.
  var redrawAbove: (Redrawing) -> Void = { _ in }
  /// The rows at the terminal's top that do not scroll.
  var rowsAbove = 0
  /// What else gives the terminal back its looks, written when the process ends in any way.
  var farewell = "" { didSet { setFarewell() } }

  /// Whether the terminal takes escape sequences, so that hints, colours and pastes are possible.
  let isRich: Bool

  let completer: (String, Int) -> [Completion]
  let input: Int32
  let output: Int32
  let historyFile: HistoryFile?
  let warn: (String) -> Void
  let screen: TerminalOutput
  var handle: OpaquePointer?

  var activity = Activity.nothing
  /// Whether the terminal has its ordinary mode until the next line is read.
  var handsOverLines = false
  var purpose = Purpose.command
  /// The text that a line began with.
  var prefill = ""
  /// The line that the last `^C` dropped.
  var droppedLine = ""
  var outcome: Line?
  var prompt = PromptText("")
  /// Text to be inserted when libedit next asks for a key.
  var pending: [wchar_t] = []
  var history: History
  var search: HistorySearch?
  /// The line as the last Tab left it, so that a second Tab is known.
  var lineAfterTab: EditedLine?
  var shownHint: (hint: Hint, line: EditedLine)?
  var isPasteBracketed = false { didSet { setFarewell() } }

  /// Opens the editor; nil when input and output are not both a terminal.
  ///
  /// `Signals.install()` comes before, or no signal is seen while a line is read. The completer is
  /// given the line and the number of characters before the cursor; `initFile` stands for the
  /// user's `~/.editrc`.
  init?(
    programName: String,
    input: Int32 = STDIN_FILENO,
    output: Int32 = STDOUT_FILENO,
    terminal: String? = ProcessInfo.processInfo.environment["TERM"],
    historyFile: HistoryFile? = HistoryFile(),
    initFile: String? = nil,
    warn: @escaping (String) -> Void = { _ in },
    completer: @escaping (String, Int) -> [Completion]
  ) {
    guard isatty(input) != 0, isatty(output) != 0, ceditline_terminal_save(input) == 0 else {
      return nil
    }
    self.completer = completer
    self.input = input
    self.output = output
    self.historyFile = historyFile
    self.warn = warn
    screen = TerminalOutput(descriptor: output, name: "the terminal")
    history = History(file: historyFile, warn: warn)
    ceditline_set_locale()
    let name = terminal.flatMap { $0.isEmpty ? nil : $0 } ?? "dumb"
    let opened = Self.open(programName, name, input: input, output: output)
    let canClearRow = opened.map { ceditline_can_clear_row($0.handle) != 0 } ?? false
    isRich = canClearRow && !["dumb", "unknown"].contains(name)
    guard let opened else { return nil }
    handle = opened.handle
    opened.owner.editor = self
    configure(initFile: initFile)
    for entry in history.entries { addToEditline(entry) }
  }

  deinit { close() }

  /// Gives the terminal back; what was typed ahead stays to be read by the next program.
  func close() {
    guard let handle else { return }
    self.handle = nil
    ceditline_close(handle)
    ceditline_terminal_restore()
  }

  /// Adds a line to the history in memory and file.
  ///
  /// Left out are a line equal to the last, and one that begins with a blank.
  func remember(_ line: String) {
    guard history.admits(line) else { return }
    history.remember(line)
    addToEditline(line)
  }

  /// The terminal's width now.
  var columns: Int { size.columns }
  /// The rows that scroll: the terminal's height now, less what stands at its top.
  var lines: Int { max(1, size.lines - rowsAbove) }

  /// The rows that the prompt takes, with the line that is edited behind it.
  var rowsOfLine: Int { activity == .line ? layout(of: line).end.row + 1 : 1 }

  /// The terminal's size now.
  var size: (columns: Int, lines: Int) {
    var columns: Int32 = 80
    var lines: Int32 = 24
    ceditline_terminal_size(output, &columns, &lines)
    return (Int(columns), Int(lines))
  }

  private func addToEditline(_ line: String) {
    guard let handle else { return }
    ceditline_add_history(handle, Self.wide(line))
  }

  // `~/.editrc` comes between: `bind -e` there would take away what was bound before.
  private func configure(initFile: String?) {
    guard let handle else { return }
    for command in EditorCommand.allCases {
      ceditline_add_command(handle, command.rawValue, command.name, command.help)
    }
    bind(EditorCommand.ordinaryKeys + EditorCommand.essentialKeys)
    ceditline_source(handle, initFile)
    bind(EditorCommand.essentialKeys)
    ceditline_set_editing(handle, 1)
    ceditline_set_raw(handle, 0)
  }

  private func bind(_ keys: [(key: String, command: String)]) {
    guard let handle else { return }
    for (key, command) in keys { ceditline_bind(handle, key, command) }
  }

  /// Says what the terminal gets when the process ends now.
  func setFarewell() {
    let text = (isPasteBracketed ? "\u{1b}[?2004l" : "") + farewell
    ceditline_terminal_set_farewell(text, text.utf8.count)
  }

  /// Returns the text as libedit takes it, with its NUL.
  static func wide(_ text: String) -> [wchar_t] {
    text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
  }
}
