import SessionCore
import SessionState

extension Command {
  /// Every command of a session, in the order of the help.
  ///
  /// This is the only place that names the features' commands.
  package static let all: [Command] = [
    .load, .reload, .fields, .new, .row, .section, .form, .write, .importForm,
    .focus, .next, .previous, .pressReturn, .dismiss, .tap, .drag, .scroll,
    .type, .paste, .delete, .clear, .set, .edit, .fill, .values, .validate, .save,
    .restore, .recover,
    .strategy, .strategies, .export, .device, .devices, .rotate, .keyboard, .setting, .frame,
    .inset,
    .present, .close, .push, .pop, .background, .foreground,
    .show, .why, .compare, .audit, .advise, .replay, .notifications, .share, .get, .expect,
    .hold, .step,
    .undo, .redo, .checkpoint, .diff, .revert, .source, .record, .history, .echo, .live, .help,
    .apropos, .quit,
  ]

  /// Other names that the user may type for commands, with the commands' names.
  ///
  /// Some are names in other programs. Others are abbreviations that became ambiguous when commands
  /// were added.
  private static let aliases = [
    "exit": "quit", "?": "help", "n": "next", "w": "why", "sh": "show", "exp": "expect",
    "settings": "setting", "l": "load",
  ]

  private static let byName: [String: Command] = {
    let commands = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })
    return commands.merging(aliases.compactMapValues { commands[$0] }) { name, _ in name }
  }()

  /// Returns the command with a name, an unambiguous beginning of a name, or an alias.
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
