extension CommandSpec {
  static let sessionCommands: [CommandSpec] = [
    CommandSpec(
      "undo [N]", .session,
      "takes the last change back, or the last N", [[.free]]
    ) {
      arguments throws(CommandError) in .undo(try arguments.count("N"))
    },
    CommandSpec(
      "redo [N]", .session,
      "makes what was undone again", [[.free]]
    ) {
      arguments throws(CommandError) in .redo(try arguments.count("N"))
    },
    CommandSpec(
      "source FILE", .session,
      "runs a script, which stops at its first failure", [[.file]]
    ) { arguments throws(CommandError) in .source(file: try arguments.required("FILE").text) },
    CommandSpec(
      "echo TEXT", .session,
      "prints a text", [[.free]]
    ) {
      arguments throws(CommandError) in
      .echo(arguments.isEmpty ? "" : try arguments.text("TEXT"))
    },
    CommandSpec(
      "help [COMMAND]", .session,
      "lists the commands, or tells about one", [[.command]]
    ) { arguments throws(CommandError) in .help(topic: arguments.optional()?.text) },
    CommandSpec("quit", .session, "leaves") { _ throws(CommandError) in .quit },
  ]
}
