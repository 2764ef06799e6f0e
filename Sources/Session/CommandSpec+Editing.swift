extension CommandSpec {
  static let editingCommands: [CommandSpec] = [
    CommandSpec(
      "type TEXT", .editing,
      "types into the active field through its keyboard",
      details: ["A character that the keyboard does not have is refused; nothing is typed then."],
      examples: [("type 90210", "appends 90210 to the active field's value")], [[.free]]
    ) { arguments throws(CommandError) in .type(try arguments.text("TEXT")) },
    CommandSpec(
      "delete [N]", .editing,
      "deletes the last character, or the last N", [[.free]]
    ) { arguments throws(CommandError) in .delete(try arguments.count("N")) },
    CommandSpec("clear", .editing, "empties the active field") { _ throws(CommandError) in .clear },
    CommandSpec(
      "set FIELD TEXT", .editing,
      "gives a field a value, around the keyboard",
      details: ["set FIELD '' empties it. A field with options takes one of them only."],
      examples: [("set name Ada Lovelace", "fills in the field name")], [[.field], [.free]]
    ) { arguments throws(CommandError) in
      let field = try arguments.required("FIELD").text
      return .set(field: field, text: try arguments.text("TEXT"))
    },
    CommandSpec(
      "edit [FIELD]", .editing,
      "opens a field's value in the line editor",
      details: ["Return takes the line, ^C leaves the value as it was."], [[.field]]
    ) { arguments throws(CommandError) in
      .edit(field: arguments.isEmpty ? nil : try arguments.text("FIELD"))
    },
    CommandSpec("values", .editing, "lists the answers") { _ throws(CommandError) in .values },
    CommandSpec(
      "validate", .editing, "says field by field which rule its value breaks",
      details: ["It fails when there is one, so that a script can stop before it saves."]
    ) { _ throws(CommandError) in .validate },
    CommandSpec(
      "save [FILE]", .editing,
      "writes the answers to a file as one JSON object",
      details: [
        "The file is replaced in one step or not at all, and keeps its permissions. Without FILE it "
          + "is the form's name with .answers.json in place of its ending, in the present folder."
      ], [[.file]]
    ) { arguments throws(CommandError) in .save(file: arguments.optional()?.text) },
  ]
}
