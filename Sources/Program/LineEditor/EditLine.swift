import CEditline

/// The owner of an ``EditLine``, which is asked while keys are read.
protocol EditLineHandler: AnyObject {
  /// Carries out a command that a key stands for.
  func run(_ command: EditorCommand) -> EditLine.Answer
  /// Runs when no key is waiting.
  func willWait()
  /// Does what the signals that came ask for; returns whether the reading goes on.
  func handleSignals() -> Bool
}

/// libedit's editor, behind the C library's handle: all that is unsafe about it is here.
///
/// It finds out what keys mean, and holds the line; it draws nothing.
///
/// It is used from one thread. After ``close()`` nothing can be read, and everything else does
/// nothing.
final class EditLine {
  /// What a command answers to libedit.
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
  /// Sends the terminal what libedit has to say.
  private let say: (ScreenText) -> Void
  /// Text that is inserted when libedit first asks for a key.
  private var prefill = EditedLine("")

  /// Opens the editor; nil when the terminal cannot be used.
  ///
  /// `initFile` stands for the user's `~/.editrc`.
  init?(
    program: String, terminal: String, input: Int32, initFile: String?,
    say: @escaping (ScreenText) -> Void
  ) {
    self.say = say
    // Callbacks come only while one of the methods below runs, so that the editor is there.
    let context = Unmanaged.passUnretained(self).toOpaque()
    handle = ceditline_open(
      program, terminal, input, Signals.wakeDescriptor, Self.callbacks, context)
    guard handle != nil else { return nil }
    configure(initFile: initFile)
  }

  deinit { close() }

  /// Closes the editor; what was typed ahead stays to be read by the next program.
  ///
  /// - Returns: whether it was open.
  @discardableResult func close() -> Bool {
    guard let handle else { return false }
    self.handle = nil
    ceditline_close(handle)
    return true
  }

  /// Whether the terminal is known to clear to the end of a row.
  var canClearRow: Bool { handle.map { ceditline_can_clear_row($0) != 0 } ?? false }

  /// Whether there is no terminal any more to read from.
  var isGone: Bool { handle.map { ceditline_is_gone($0) != 0 } ?? true }

  /// Adds a line to those that `^R` searches.
  func remember(_ line: String) {
    if let handle { ceditline_add_history(handle, Self.wide(line)) }
  }

  // `~/.editrc` comes between: `bind -e` there would take away what was bound before.
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

  private func bind(_ keys: [(key: String, command: String)]) {
    guard let handle else { return }
    for (key, command) in keys { ceditline_bind(handle, key, command) }
  }

  /// Returns the text as libedit takes it, with its NUL.
  private static func wide(_ text: String) -> [wchar_t] {
    text.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
  }
}

// MARK: - Reading

extension EditLine: KeySource {
  /// The most scalars and ends of lines that a text may have to be edited.
  static let longestLine = Int(CEDITLINE_LONGEST_LINE)
  static let mostLineEnds = Int(CEDITLINE_MOST_LINE_ENDS)

  /// Reads a line with `prefill` in it; nil at the end of input, or when the handler ended it.
  func readLine(prefill: EditedLine) -> String? {
    guard let handle else { return nil }
    self.prefill = prefill
    var count: Int32 = 0
    guard let line = ceditline_read(handle, &count) else { return nil }
    let scalars = UnsafeBufferPointer(start: line, count: Int(count))
    let text = EditedLine(buffer: scalars, cursor: 0).text
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Reads one byte; nil at the end of input, or when the handler ended it.
  func readByte() -> UInt8? { handle.flatMap { UInt8(exactly: ceditline_read_byte($0)) } }

  var hasMore: Bool { handle.map { ceditline_has_more($0) != 0 } ?? false }

  /// Whether no byte is there to be read.
  var isIdle: Bool { handle.map { ceditline_is_idle($0) != 0 } ?? true }

  /// Takes a byte back, to be read next.
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
      beep: { context in EditLine.editor(at: context)?.say("\u{7}") },
      complain: { context, bytes, count in
        let message = UnsafeRawBufferPointer(start: bytes, count: count)
        EditLine.editor(at: context)?.complain(message)
      }
    )
  }
}

// MARK: - The line being edited

extension EditLine {
  /// The line with its cursor.
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

  /// Deletes so many scalars before the cursor.
  func delete(before count: Int) {
    if let handle { ceditline_delete_before_cursor(handle, Int32(count)) }
  }

  /// Puts another line in the place of the line; where it has no room, its beginning.
  func replace(with line: EditedLine) {
    guard let handle else { return }
    let now = self.line
    ceditline_move_cursor(handle, Int32(now.scalars.count - now.cursor))
    ceditline_delete_before_cursor(handle, Int32(now.scalars.count))
    let kept = line.scalars.prefix(Self.longestLine)
    ceditline_insert(handle, kept.map { wchar_t(bitPattern: $0.value) } + [0])
    ceditline_move_cursor(handle, Int32(min(line.cursor, kept.count) - kept.count))
  }

  /// Inserts text at the cursor; returns whether there was room for it.
  @discardableResult func insert(_ text: String) -> Bool {
    handle.map { ceditline_insert($0, Self.wide(text)) == 0 } ?? false
  }
}
