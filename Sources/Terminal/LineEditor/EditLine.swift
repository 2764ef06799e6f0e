import CEditline

/// The receiver of an ``EditLine``'s calls while it reads keys, to run commands and handle signals.
protocol EditLineHandler: AnyObject {
  /// Runs the editing command that is bound to the pressed key.
  func run(_ command: EditorCommand) -> EditLine.Answer
  /// Draws the line if necessary; called before the line editor waits for the next key.
  func willWait()
  /// Handles signals that the process gets while a line is being read.
  ///
  /// Returns whether reading continues.
  func handleSignals() -> Bool
  /// Handles a mouse event that the terminal reports while a line is being read.
  ///
  /// Returns whether reading continues.
  func take(_ mouse: MouseEvent) -> Bool
}

/// A line editor built on the library libedit; all unsafe code is here.
///
/// libedit decodes the keys and stores the line. It draws nothing.
///
/// Use it from one thread. After ``close()``, reading returns nil and other calls do nothing.
final class EditLine {
  /// The result of an editing command, which says how libedit continues.
  enum Answer {
    case nothing, refresh, moveCursor, endLine, beep

    fileprivate var code: Int32 {
      switch self {
      case .nothing: Int32(CEDITLINE_NOTHING.rawValue)
      case .refresh: Int32(CEDITLINE_REFRESH.rawValue)
      case .moveCursor: Int32(CEDITLINE_MOVE_CURSOR.rawValue)
      case .endLine: Int32(CEDITLINE_END_OF_INPUT.rawValue)
      case .beep: Int32(CEDITLINE_BEEP.rawValue)
      }
    }
  }

  weak var handler: (any EditLineHandler)?
  private var handle: OpaquePointer?
  /// A closure that shows libedit's messages on the terminal.
  private let say: (ScreenText) -> Void
  /// The text at the beginning of the next line, before the first key is read.
  private var prefill = EditedLine("")

  /// Opens libedit's line editor, or returns nil if the terminal can't be used.
  ///
  /// `initFile` replaces the user's `~/.editrc`.
  init?(
    program: String, terminal: String, input: Int32, initFile: String?,
    say: @escaping (ScreenText) -> Void
  ) {
    self.say = say
    // The unretained pointer is safe, because callbacks run only during the methods below.
    let context = Unmanaged.passUnretained(self).toOpaque()
    handle = ceditline_open(
      program, terminal, input, Signals.wakeDescriptor, Self.callbacks, context)
    guard handle != nil else { return nil }
    configure(initFile: initFile)
  }

  deinit { close() }

  /// Closes the line editor and restores the terminal's modes.
  ///
  /// Keys that the user typed ahead are left for the next program.
  ///
  /// - Returns: whether the editor was open.
  @discardableResult func close() -> Bool {
    guard let handle else { return false }
    self.handle = nil
    ceditline_close(handle)
    return true
  }

  /// Whether the terminal can clear a row from the cursor to its end.
  var canClearRow: Bool { handle.map { ceditline_can_clear_row($0) != 0 } ?? false }

  /// Whether the connection to the terminal is lost.
  var isGone: Bool { handle.map { ceditline_is_gone($0) != 0 } ?? true }

  /// Adds a line to the history that libedit itself stores.
  func remember(_ line: String) {
    if let handle { ceditline_add_history(handle, Self.wide(line)) }
  }

  // Some keys are bound before `~/.editrc` is read and some after it: `bind -e` there would remove
  // earlier ones.
  private func configure(initFile: String?) {
    guard let handle else { return }
    for command in EditorCommand.allCases {
      ceditline_add_command(handle, command.rawValue, command.name, command.help)
    }
    bind(EditorCommand.ordinaryKeys + EditorCommand.essentialKeys)
    ceditline_source(handle, initFile)
    if ceditline_has_vi_keys(handle) != 0 {
      bind(EditorCommand.commonKeys)
      for (key, command) in EditorCommand.viCommandKeys {
        ceditline_bind_vi_command(handle, key, command)
      }
      for (key, keys) in EditorCommand.viKeySequences {
        ceditline_bind_vi_keys(handle, key, keys)
      }
    }
    bind(EditorCommand.essentialKeys)
    ceditline_set_editing(handle, 1)
  }

  /// Binds the Space key to an editing command; nil makes the key insert a space again.
  func bindSpace(to command: EditorCommand?) {
    bind([(" ", command?.name ?? "ed-insert")])
  }

  private func bind(_ keys: [(key: String, command: String)]) {
    guard let handle else { return }
    for (key, command) in keys { ceditline_bind(handle, key, command) }
  }

  /// Returns a text as wide characters with a null at the end, as libedit needs it.
  private static func wide(_ text: String) -> [wchar_t] {
    text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
  }
}

// MARK: - Reading

extension EditLine: KeySource {
  /// The maximum number of Unicode scalars in an edited text.
  static let longestLine = Int(CEDITLINE_LONGEST_LINE)
  static let mostLineEnds = Int(CEDITLINE_MOST_LINE_ENDS)

  /// Reads a line that the user types; the line begins with `prefill`.
  ///
  /// Returns nil at the end of input, or when the handler ended the line.
  func readLine(prefill: EditedLine) -> String? {
    guard let handle else { return nil }
    self.prefill = prefill
    var count: Int32 = 0
    guard let line = ceditline_read(handle, &count) else { return nil }
    let scalars = UnsafeBufferPointer(start: line, count: Int(count))
    let text = EditedLine(buffer: scalars, cursor: 0).text
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Reads one byte of typed input, while no line is being edited.
  ///
  /// Returns nil at the end of input, or when the handler ended the reading.
  func readByte() -> UInt8? { handle.flatMap { UInt8(exactly: ceditline_read_byte($0)) } }

  var hasMore: Bool { handle.map { ceditline_has_more($0) != 0 } ?? false }

  /// Ignores the Esc key for a second, without the sequences of other keys.
  ///
  /// libedit would take the key after an Esc for a Meta key, and no letter would appear.
  func dropEscapes() { if let handle { ceditline_drop_escapes(handle, 1000) } }

  /// Whether no typed input waits to be read, so that there is time to draw.
  var isIdle: Bool { handle.map { ceditline_is_idle($0) != 0 } ?? true }

  /// Puts a byte of input back, so that it will be read next.
  func unread(_ byte: UInt8) { if let handle { ceditline_unread_byte(handle, Int32(byte)) } }

  private func run(slot: Int32) -> Answer {
    guard let command = EditorCommand(rawValue: slot) else { return .beep }
    return handler?.run(command) ?? .beep
  }

  private func willRead(isIdle: Bool) {
    if !prefill.scalars.isEmpty {
      replace(with: prefill)
      prefill = EditedLine("")
      if let handle { ceditline_redraw(handle) }
    }
    if isIdle { handler?.willWait() }
  }

  private func complain(_ message: UnsafeRawBufferPointer) {
    let lines = String(decoding: message, as: UTF8.self).split(separator: "\n")
    say(.rows(lines.map(String.init)))
  }

  private func take(_ report: [UInt8]) -> Bool {
    var decoder = InputDecoder()
    guard case .mouse(let mouse)? = decoder.take(report).first else { return true }
    return handler?.take(mouse) ?? true
  }

  private static func editor(at context: UnsafeMutableRawPointer?) -> EditLine? {
    context.map { Unmanaged<EditLine>.fromOpaque($0).takeUnretainedValue() }
  }

  private static var callbacks: ceditline_callbacks {
    ceditline_callbacks(
      command: { context, slot in (EditLine.editor(at: context)?.run(slot: slot) ?? .beep).code },
      before_read: { context, isIdle in
        EditLine.editor(at: context)?.willRead(isIdle: isIdle != 0)
      },
      wake: { context in EditLine.editor(at: context)?.handler?.handleSignals() == true ? 0 : -1 },
      mouse: { context, start, count in
        let report = [0x1b] + Array(UnsafeBufferPointer(start: start, count: count))
        return EditLine.editor(at: context)?.take(report) == false ? -1 : 0
      },
      beep: { context in EditLine.editor(at: context)?.say("\u{7}") },
      complain: { context, bytes, count in
        let message = UnsafeRawBufferPointer(start: bytes, count: count)
        EditLine.editor(at: context)?.complain(message)
      }
    )
  }
}

// MARK: - Current line

extension EditLine {
  /// The line that the user is editing now, with its cursor.
  var line: EditedLine {
    guard let handle else { return EditedLine("") }
    var count: Int32 = 0
    var cursor: Int32 = 0
    let start = ceditline_line(handle, &count, &cursor)
    return EditedLine(
      buffer: UnsafeBufferPointer(start: start, count: Int(count)), cursor: Int(cursor))
  }

  func moveCursor(by distance: Int) {
    if let handle { ceditline_move_cursor(handle, Int32(distance)) }
  }

  /// Deletes `count` Unicode scalars before the cursor of the edited line.
  func delete(before count: Int) {
    if let handle { ceditline_delete_before_cursor(handle, Int32(count)) }
  }

  /// Replaces the whole line that is being edited.
  ///
  /// If the new line is too long, only its beginning is used.
  func replace(with line: EditedLine) {
    guard let handle else { return }
    let now = self.line
    ceditline_move_cursor(handle, Int32(now.scalars.count - now.cursor))
    ceditline_delete_before_cursor(handle, Int32(now.scalars.count))
    let kept = line.scalars.prefix(Self.longestLine)
    ceditline_insert(handle, kept.map { wchar_t(bitPattern: $0.value) } + [0])
    ceditline_move_cursor(handle, Int32(min(line.cursor, kept.count) - kept.count))
  }

  /// Inserts a text at the cursor of the line that is being edited.
  ///
  /// Returns whether there was room for the text.
  @discardableResult func insert(_ text: String) -> Bool {
    handle.map { ceditline_insert($0, Self.wide(text)) == 0 } ?? false
  }
}
