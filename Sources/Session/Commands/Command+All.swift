extension Command {
  /// Every command, in the order of the help.
  package static let all: [Command] = Name.allCases.map { $0.command }

  /// Other names for commands: names from other programs, and abbreviations that became ambiguous
  /// when commands were added.
  private static let aliases = [
    "exit": "quit", "?": "help", "n": "next", "w": "why", "sh": "show", "exp": "expect",
    "settings": "setting", "l": "load",
  ]

  private static let byName: [String: Command] = {
    let commands = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    return commands.merging(aliases.compactMapValues { commands[$0] }) { name, _ in name }
  }()

  /// Returns the command with a name or an unambiguous prefix.
  ///
  /// - Throws: ``CommandError`` for an unknown or ambiguous name.
  package static func named(
    _ name: String, column: Int? = nil
  ) throws(CommandError) -> Command {
    if let exact = byName[name] { return exact }
    let candidates = all.filter { $0.name.hasPrefix(name) }
    if candidates.count == 1 { return candidates[0] }
    guard candidates.isEmpty else {
      throw CommandError(.ambiguous(.command, name, candidates.map(\.name)), column: column)
    }
    throw CommandError.unknown(.command, name, among: all.map(\.name), column: column)
  }
}

extension Command {
  /// The name of a command as the user types it, in the order of the help.
  ///
  /// The switch below requires a command for each name, and each command requires a name.
  enum Name: String, CaseIterable {
    case load, reload, fields, new, row, section, form, write, importForm = "import"
    case focus, next, previous, pressReturn = "return", dismiss, tap, drag, scroll
    case type, paste, delete, clear, set, edit, fill, values, validate, save
    case restore, recover
    case strategy, strategies, export, device, devices, rotate, keyboard, setting, frame, inset
    case present, close, push, pop, background, foreground
    case show, why, compare, audit, advise, replay, notifications, share, get, expect
    case hold, step
    case undo, redo, checkpoint, diff, revert, source, record, history, echo, live, help, apropos,
      quit

    /// The command with this name.
    var command: Command {
      switch self {
      case .load: .load
      case .reload: .reload
      case .fields: .fields
      case .new: .new
      case .row: .row
      case .section: .section
      case .form: .form
      case .write: .write
      case .importForm: .importForm
      case .focus: .focus
      case .next: .next
      case .previous: .previous
      case .pressReturn: .pressReturn
      case .dismiss: .dismiss
      case .tap: .tap
      case .drag: .drag
      case .scroll: .scroll
      case .type: .type
      case .paste: .paste
      case .delete: .delete
      case .clear: .clear
      case .set: .set
      case .edit: .edit
      case .fill: .fill
      case .values: .values
      case .validate: .validate
      case .save: .save
      case .restore: .restore
      case .recover: .recover
      case .strategy: .strategy
      case .strategies: .strategies
      case .export: .export
      case .device: .device
      case .devices: .devices
      case .rotate: .rotate
      case .keyboard: .keyboard
      case .setting: .setting
      case .frame: .frame
      case .inset: .inset
      case .present: .present
      case .close: .close
      case .push: .push
      case .pop: .pop
      case .background: .background
      case .foreground: .foreground
      case .show: .show
      case .why: .why
      case .compare: .compare
      case .audit: .audit
      case .advise: .advise
      case .replay: .replay
      case .notifications: .notifications
      case .share: .share
      case .get: .get
      case .expect: .expect
      case .hold: .hold
      case .step: .step
      case .undo: .undo
      case .redo: .redo
      case .checkpoint: .checkpoint
      case .diff: .diff
      case .revert: .revert
      case .source: .source
      case .record: .record
      case .history: .history
      case .echo: .echo
      case .live: .live
      case .help: .help
      case .apropos: .apropos
      case .quit: .quit
      }
    }
  }
}
