extension CommandSpec {
  static let sessionCommands: [CommandSpec] = [
    CommandSpec(
      "undo [N]", .session,
      "takes the last change back, or the last N", brief: "take back", [[.free]]
    ) {
      arguments throws(CommandError) in .undo(try arguments.count("N"))
    },
    CommandSpec(
      "redo [N]", .session,
      "makes what was undone again", brief: "do again", [[.free]]
    ) {
      arguments throws(CommandError) in .redo(try arguments.count("N"))
    },
    CommandSpec(
      "source FILE", .session,
      "runs a script, which stops at its first failure", brief: "run script", [[.file]]
    ) { arguments throws(CommandError) in .source(file: try arguments.file()) },
    CommandSpec(
      "record start FILE | stop [FILE]", .session,
      "writes the session as a script that checks itself", brief: "to script",
      details: [
        "The script holds what was done from the session's beginning, so that it can be run anew, and "
          + "from start on what was then true, as expect lines. Left out are what only looks, what "
          + "was undone, save, and secure values.",
        "The file is written at stop, or when the program is left.",
      ],
      examples: [
        ("record start zip.formlift", "begins"), ("record stop", "writes zip.formlift"),
      ],
      [[.choice(["start", "stop"])], [.file]]
    ) { arguments throws(CommandError) in .record(try recording(&arguments)) },
    CommandSpec(
      "history [N]", .session,
      "lists earlier lines, or the last N", brief: "past lines",
      details: ["Lines that begin with a blank, and those with secure values, are not kept."],
      [[.free]]
    ) { arguments throws(CommandError) in
      .history(arguments.isEmpty ? nil : try arguments.count("N"))
    },
    CommandSpec(
      "echo TEXT", .session,
      "prints a text", brief: "print text", [[.free]]
    ) {
      arguments throws(CommandError) in
      .echo(arguments.isEmpty ? "" : try arguments.text("TEXT"))
    },
    CommandSpec(
      "help [COMMAND|keys|strategies|settings]", .session,
      "lists the commands, or tells about one, the keys, strategies or settings",
      brief: "about one",
      [[.command, .choice(Help.topics)]]
    ) { arguments throws(CommandError) in .help(topic: arguments.optional()?.text) },
    CommandSpec(
      "apropos WORD", .session,
      "lists what has to do with a word", brief: "search help",
      examples: [("apropos keyboard", "lists commands, settings and strategies that mention it")],
      [[.free]]
    ) { arguments throws(CommandError) in .apropos(try arguments.text("WORD")) },
    CommandSpec("quit", .session, "leaves", brief: "leave") { _ throws(CommandError) in .quit },
  ]

  private static func recording(
    _ arguments: inout Arguments
  ) throws(CommandError) -> Command.Recording {
    let word = try arguments.required("start or stop")
    switch word.text {
    case "start": return .start(file: try arguments.file())
    case "stop": return .stop(file: arguments.isEmpty ? nil : try arguments.file())
    default: throw arguments.wrong("what to do", word, among: ["start", "stop"])
    }
  }
}
