import CEditline

extension LineEditor {
  /// What libedit's callbacks find the editor by; libedit outlives neither.
  final class Owner {
    weak var editor: LineEditor?

    static func editor(at context: UnsafeMutableRawPointer?) -> LineEditor? {
      guard let context else { return nil }
      return Unmanaged<Owner>.fromOpaque(context).takeUnretainedValue().editor
    }
  }

  /// Opens libedit's handle; its owner lives as long as the process, as the editor does.
  static func open(
    _ program: String, _ terminal: String, input: Int32, output: Int32
  ) -> (handle: OpaquePointer, owner: Owner)? {
    let owner = Owner()
    let context = Unmanaged.passRetained(owner)
    let handle = ceditline_open(
      program, terminal, input, output, ceditline_signals_wake(), callbacks, context.toOpaque()
    )
    guard let handle else {
      context.release()
      return nil
    }
    return (handle, owner)
  }

  private static var callbacks: ceditline_callbacks {
    ceditline_callbacks(
      command: { context, slot in
        guard let command = EditorCommand(rawValue: slot) else { return Answer.beep.code }
        return (Owner.editor(at: context)?.run(command) ?? .beep).code
      },
      before_read: { context, isIdle in
        Owner.editor(at: context)?.prepareToRead(isIdle: isIdle != 0) ?? 0
      },
      after_read: { context in Owner.editor(at: context)?.hideHint() },
      wake: { context in
        guard let editor = Owner.editor(at: context) else { return -1 }
        return editor.handleSignals() ? 0 : -1
      },
      zero_width: { context, scalar in
        Owner.editor(at: context)?.pending = [scalar, 0]
        return EditorCommand.pendingKey
      }
    )
  }

  /// What a command answers to libedit.
  enum Answer {
    case nothing, refresh, moveCursor, endLine, beep

    var code: Int32 {
      switch self {
      case .nothing: Int32(CEDITLINE_NOTHING.rawValue)
      case .refresh: Int32(CEDITLINE_REFRESH.rawValue)
      case .moveCursor: Int32(CEDITLINE_MOVE_CURSOR.rawValue)
      case .endLine: Int32(CEDITLINE_END_OF_INPUT.rawValue)
      case .beep: Int32(CEDITLINE_BEEP.rawValue)
      }
    }
  }

  /// The line being edited.
  var line: EditedLine {
    guard let handle else { return EditedLine("") }
    var count: Int32 = 0
    var cursor: Int32 = 0
    let start = ceditline_line(handle, &count, &cursor)
    return EditedLine(
      buffer: UnsafeBufferPointer(start: start, count: Int(count)), cursor: Int(cursor)
    )
  }

  private func prepareToRead(isIdle: Bool) -> Int32 {
    guard activity == .line else { return 0 }
    if !pending.isEmpty { return EditorCommand.pendingKey }
    if isIdle { paint() }
    return 0
  }
}
