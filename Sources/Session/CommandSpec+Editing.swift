extension CommandSpec {
  static let editingCommands: [CommandSpec] = [
    CommandSpec(
      "type TEXT", .editing,
      "types into the active field through its keyboard", brief: "use keys",
      details: [
        "A character that the keyboard does not have is refused; nothing is typed then. Without TEXT "
          + "a terminal asks for a secure field's, unseen."
      ],
      examples: [("type 90210", "appends 90210 to the active field's value")], [[.free]]
    ) { arguments throws(CommandError) in
      .type(arguments.isEmpty ? nil : try arguments.text("TEXT"))
    },
    CommandSpec(
      "paste TEXT", .editing,
      "pastes into the active field, around its keyboard", brief: "around keys",
      details: [
        "As UIKit's paste does, it asks no keyboard for its keys. A field with options takes one of "
          + "them only."
      ],
      examples: [("paste 90-210", "appends it, though a number pad has no hyphen")], [[.free]]
    ) { arguments throws(CommandError) in .paste(try arguments.text("TEXT")) },
    CommandSpec(
      "delete [N]", .editing,
      "deletes the last character, or the last N", brief: "backspace", [[.free]]
    ) { arguments throws(CommandError) in .delete(try arguments.count("N")) },
    CommandSpec("clear", .editing, "empties the active field", brief: "empty field") {
      _ throws(CommandError) in .clear
    },
    CommandSpec(
      "set FIELD TEXT", .editing,
      "gives a field a value, around the keyboard", brief: "give value",
      details: ["set FIELD '' empties it. A field with options takes one of them only."],
      examples: [("set name Ada Lovelace", "fills in the field name")], [[.field], [.free]]
    ) { arguments throws(CommandError) in
      let field = try arguments.required("FIELD").text
      return .set(field: field, text: try arguments.text("TEXT"))
    },
    CommandSpec(
      "edit [FIELD]", .editing,
      "opens a field's value in the line editor", brief: "edit value",
      details: [
        "Return takes the line, ^C leaves the value as it was. A pad of digits refuses other "
          + "characters, and a secure value is neither shown nor echoed."
      ],
      examples: [("edit zip", "opens the value of zip"), ("edit", "opens the active field's")],
      [[.field]]
    ) { arguments throws(CommandError) in
      .edit(field: arguments.isEmpty ? nil : try arguments.text("FIELD"))
    },
    CommandSpec(
      "fill", .editing,
      "asks for one value after the other, from the active field, or the first, through the last",
      brief: "ask for all",
      details: [
        "Return takes the value and goes on to the next field, as the phone's Next key would. A value "
          + "that breaks a rule is asked for again; an empty one is passed over. ^P, or Up on an "
          + "empty or untouched line, goes back; ^C stops and keeps what was given. At the end it "
          + "says what is still missing.",
        "In a script the lines that follow are the answers, one a field: an empty line keeps the "
          + "value, a line with a full stop alone ends the answers, and so does the script's end.",
      ],
      examples: [("fill", "fills in the form")]
    ) { _ throws(CommandError) in .fill },
    CommandSpec("values", .editing, "lists the answers", brief: "list them") {
      _ throws(CommandError) in .values
    },
    CommandSpec(
      "validate", .editing, "says field by field which rule its value breaks", brief: "check rules",
      details: ["It fails when there is one, so that a script can stop before it saves."]
    ) { _ throws(CommandError) in .validate },
    CommandSpec(
      "save [FILE]", .editing,
      "writes the answers to a file as one JSON object", brief: "to a file",
      details: [
        "The file is replaced in one step or not at all, and keeps its permissions. Without FILE it "
          + "is the form's name with .answers.json in place of its ending, in the present folder."
      ], [[.file]]
    ) { arguments throws(CommandError) in
      .save(file: arguments.isEmpty ? nil : try arguments.file())
    },
  ]
}
