import CEditline

/// What the owner of an ``EditLine`` is asked while keys are read.
protocol EditLineHandler: AnyObject {
  /// Carries out a command that a key stands for.
  func run(_ command: EditorCommand) -> EditLine.Answer
  /// Runs when the line was drawn and no key is waiting.
  func willWait()
  /// Runs when a key has come, before libedit sees it.
  func didRead()
  /// Does what the signals that came ask for; returns whether the reading goes on.
  func handleSignals() -> Bool
}

/// libedit's editor, behind the C library's handle: all that is unsafe about it is here.
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
  private let output: TerminalOutput
  /// Text that is inserted when libedit next asks for a key, with its NUL.
  private var pending: [wchar_t] = []

  /// Opens the editor; nil when a descriptor cannot be used.
  ///
  /// `initFile` stands for the user's `~/.editrc`.
  init?(program: String, terminal: String, input: Int32, output: TerminalOutput, initFile: String?)
  {
    self.output = output
    // Callbacks come only while one of the methods below runs, so that the editor is there.
    let context = Unmanaged.passUnretained(self).toOpaque()
    handle = ceditline_open(
      program, terminal, input, output.number, Signals.wakeDescriptor, Self.callbacks, context)
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

  /// Takes over the terminal's size.
  func resize() { if let handle { ceditline_resize(handle) } }

  /// Switches the terminal between its editing mode and its ordinary one.
  func setRaw(_ isRaw: Bool) { if let handle { ceditline_set_raw(handle, isRaw ? 1 : 0) } }

  func beep() { if let handle { ceditline_beep(handle) } }

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
    ceditline_add_command(handle, Self.insertSlot, Self.insertName, "Insert the text at hand")
    bind(EditorCommand.ordinaryKeys + EditorCommand.essentialKeys)
    ceditline_source(handle, initFile)
    bind(EditorCommand.essentialKeys + [("\\236", Self.insertName)])
    ceditline_set_editing(handle, 1)
    ceditline_set_raw(handle, 0)
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
  /// Reads a line with `prefill` in it; nil at the end of input, or when the handler ended it.
  func readLine(prompt: PromptText, prefill: String) -> String? {
    guard let handle else { return nil }
    ceditline_set_prompt(handle, Self.wide(prompt.wrapped))
    pending = prefill.isEmpty ? [] : Self.wide(prefill)
    var count: Int32 = 0
    guard let line = ceditline_read(handle, &count) else { return nil }
    let scalars = UnsafeBufferPointer(start: line, count: Int(count))
    let text = EditedLine(buffer: scalars, cursor: 0).text
    return text.hasSuffix("\n") ? String(text.dropLast()) : text
  }

  /// Reads one byte without drawing; nil at the end of input, or when the handler ended it.
  func readByte() -> UInt8? { handle.flatMap { UInt8(exactly: ceditline_read_byte($0)) } }

  /// Takes a byte back, to be read next.
  func unread(_ byte: UInt8) { if let handle { ceditline_unread_byte(handle, Int32(byte)) } }

  // libedit cannot draw a scalar of no width that it reads itself, nor begin with a text: both are
  // inserted by a command of ours, for which this key stands; no typed key gives it.
  private static let insertKey: Int32 = 0x9e
  private static let insertSlot: Int32 = 15
  private static let insertName = "formlift-insert"

  private func insertPending() -> Answer {
    defer { pending = [] }
    guard let handle, !pending.isEmpty else { return .beep }
    return ceditline_insert(handle, pending) == 0 ? .refresh : .beep
  }

  private func run(slot: Int32) -> Answer {
    if slot == Self.insertSlot { return insertPending() }
    guard let command = EditorCommand(rawValue: slot) else { return .beep }
    return handler?.run(command) ?? .beep
  }

  private func keyBeforeRead(isIdle: Bool) -> Int32 {
    if !pending.isEmpty { return Self.insertKey }
    if isIdle { handler?.willWait() }
    return 0
  }

  private static func editor(at context: UnsafeMutableRawPointer?) -> EditLine? {
    context.map { Unmanaged<EditLine>.fromOpaque($0).takeUnretainedValue() }
  }

  private static var callbacks: ceditline_callbacks {
    ceditline_callbacks(
      command: { context, slot in (EditLine.editor(at: context)?.run(slot: slot) ?? .beep).code },
      before_read: { context, isIdle in
        EditLine.editor(at: context)?.keyBeforeRead(isIdle: isIdle != 0) ?? 0
      },
      after_read: { context in EditLine.editor(at: context)?.handler?.didRead() },
      wake: { context in EditLine.editor(at: context)?.handler?.handleSignals() == true ? 0 : -1 },
      zero_width: { context, scalar in
        EditLine.editor(at: context)?.pending = [scalar, 0]
        return EditLine.insertKey
      },
      write: { context, bytes, count in
        let bytes = UnsafeRawBufferPointer(start: bytes, count: count)
        try? EditLine.editor(at: context)?.output.write(bytes)
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

  /// Inserts text at the cursor; returns whether there was room for it.
  @discardableResult func insert(_ text: String) -> Bool {
    handle.map { ceditline_insert($0, Self.wide(text)) == 0 } ?? false
  }

  /// Forgets what is on the screen, and draws prompt and line from the cursor's row on.
  func draw() { if let handle { ceditline_draw_afresh(handle) } }
}
