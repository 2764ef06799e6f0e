import FileErrors
import Forms
import SessionCore
import SessionState

extension Command {
  package static let type = Command(
    "type", .editing,
    Words(
      summary: "Type into the active field through its keyboard",
      details: [
        "If the keyboard has no key for a character, nothing is typed. Without TEXT, a terminal "
          + "asks for a secure field's text without showing it."
      ],
      examples: [
        Example("type 90210", "appends 90210 to the active field's value", after: "focus zip"),
        Example("type Ada Lovelace", "types into the field name", after: "focus name"),
      ]),
    kind: .types, Grammar<String>.text(.value(of: .activeField)).optional(hasBrackets: false)
  ) { session, text throws(CommandError) in
    if let text { return try session.typed(text) }
    return try session.state.typeSecretly(row: session.state.activeRow(for: "type"))
  }

  package static let paste = Command(
    "paste", .editing,
    Words(
      summary: "Paste into the active field, without its keyboard",
      details: [
        "Like UIKit's paste, it ignores which keys the keyboard has. A field with options "
          + "accepts only one of them."
      ],
      examples: [
        Example(
          "paste 90-210", "appends it, although a number pad has no hyphen", after: "focus zip"),
        Example("paste 90210", "pastes a ZIP", after: "focus zip"),
      ]),
    .types, Grammar<String>.text(.value(of: .activeField))
  ) { state, text throws(CommandError) in
    try state.paste(text, row: state.activeRow(for: "paste"))
    return .changes(orRefused: text)
  }

  package static let delete = Command(
    "delete", .editing,
    Words(
      summary: "Delete the last character, or the last N",
      examples: [
        Example("delete", "deletes the last character", after: "focus zip", "type 90210"),
        Example("delete 3", "deletes the last three", after: "focus zip", "type 90210"),
      ]),
    .types, Grammar<Int>.count("N").optional().map { $0 ?? 1 }
  ) { state, count throws(CommandError) in
    try state.delete(count, row: state.activeRow(for: "delete"))
    return .changes(orRefused: "")
  }

  package static let clear = Command(
    "clear", .editing,
    Words(
      summary: "Empty the active field",
      examples: [Example("clear", "empties the active field", after: "focus zip", "type 90210")]),
    Kind(report: .ifMoved, mayMeanScreen: true), .none
  ) { state, _ throws(CommandError) in
    try state.clear(row: state.activeRow(for: "clear"))
    return .changes(orRefused: "")
  }

  package static let set = Command(
    "set", .editing,
    Words(
      summary: "Set a field's value, without the keyboard",
      details: [
        "set FIELD '' empties it. In double quotes, \\n begins a new line. A field with options "
          + "accepts only one of them.",
        "Outside quotes, several blanks become one, and # after a blank begins a comment.",
      ],
      examples: [
        Example("set name Ada Lovelace", "fills in the field name"),
        Example("set nickname ''", "empties it", after: "set nickname Ada"),
      ]),
    .edits, Grammar<String>.word(.field).then(.text(.value(of: .namedField)))
  ) { state, arguments throws(CommandError) in
    try state.set(row: state.form.row(named: arguments.0), to: arguments.1)
    return .changes
  }
}

extension State {
  /// Returns a request to the program to ask for a secure field's text without echo; throws for a
  /// field that isn't secure.
  fileprivate func typeSecretly(row: Int) throws(CommandError) -> Outcome {
    guard form.isSecure(row: row) else {
      throw CommandError(.missing(argument: "TEXT", usage: "type TEXT"))
    }
    return Outcome(effect: .typeSecretly(row: row))
  }
}
