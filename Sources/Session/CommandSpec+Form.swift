extension CommandSpec {
  static let formCommands: [CommandSpec] = [
    CommandSpec(
      "load FILE", .form,
      "opens a form", brief: "open a form",
      details: [
        "Device, orientation, strategy and settings stay, unless the form names its own. The table "
          + "is scrolled to the top, nothing is focused, the answers are the form's."
      ],
      examples: [("load forms/checkout.yaml", "opens a shipped form")], [[.file]]
    ) { arguments throws(CommandError) in
      .load(file: try arguments.file())
    },
    CommandSpec("reload", .form, "reads the form's file again", brief: "read anew") {
      _ throws(CommandError) in
      .reload
    },
    CommandSpec(
      "fields", .form, "lists the fields with row number, id, label and value", brief: "list fields"
    ) { _ throws(CommandError) in .fields },
  ]
}
