extension Command {
  static let source = Command(
    .source, .session,
    Words(
      summary: "runs a script, which stops at its first failure",
      examples: [
        Example("source forms/scripts/inset-top.formlift", "runs a script that is shipped"),
        Example("source -", "takes the lines of standard input"),
      ]),
    kind: Kind(runsScript: true), .file, file: { $0 }
  ) { _, file throws(CommandError) in Outcome(effect: .source(file: file)) }

  static let history = Command(
    .history, .session,
    Words(
      summary: "lists earlier lines, or the last N",
      details: ["Lines that begin with a blank, and those with secure values, are not kept."],
      examples: [
        Example("history", "all lines of this and earlier sessions"),
        Example("history 5", "the last five"),
      ]),
    kind: .program, Grammar<Int>.count("N").optional()
  ) { _, count throws(CommandError) in Outcome(effect: .history(count)) }

  static let echo = Command(
    .echo, .session,
    Words(
      summary: "prints a text",
      examples: [
        Example("echo The ZIP comes next.", "prints it"), Example("echo", "prints an empty line"),
      ]), kind: .remarks,
    Grammar<String>.text(Slot("TEXT")).optional(hasBrackets: false).map { $0 ?? "" }
  ) { _, text throws(CommandError) in Outcome(answer: [text]) }

  static let live = Command(
    .live, .session,
    Words(
      summary: "gives the phone the whole terminal, keys and mouse",
      details: [
        "A click is a tap at the cell's center, a click on a drawn key is that key, and press, move "
          + "and release drag the table. What is typed goes to the active field. Tab, Shift-Tab and "
          + "Return move on; Esc dismisses the keyboard, and leaves where none is up. F1 lists all "
          + "keys.",
        "Each touch is a command: it can be undone, is in the history, and is recorded.",
      ],
      examples: [Example("live", "the phone is there until Esc")]),
    kind: .program, .none
  ) { _, _ throws(CommandError) in Outcome(effect: .live) }

  static let help = Command(
    .help, .session,
    Words(
      summary: "lists the first commands, or explains one, or a topic",
      examples: [
        Example("help focus", "explains one command"), Example("help commands", "lists them all"),
        Example("help least-motion", "explains a strategy"),
      ]),
    topic.optional()
  ) { session, topic throws(CommandError) in
    Outcome(
      answer: try Help.lines(about: topic, isSpoken: session.isSpeaking),
      list: Help.list(about: topic))
  }

  static let apropos = Command(
    .apropos, .session,
    Words(
      summary: "searches the help for everyday words",
      examples: [
        Example("apropos keyboard", "lists commands, settings and strategies that mention it"),
        Example("apropos hide keyboard", "finds by everyday words"),
        Example("apropos password", "what has to do with secure fields"),
      ]),
    .text(Slot("WORD"))
  ) { _, word throws(CommandError) in Outcome(answer: try Help.lines(mentioning: word)) }

  static let quit = Command(
    .quit, .session,
    Words(
      summary: "leaves",
      details: [
        "STATUS, from 0 to 255, is the program's exit status; without it that says whether a command "
          + "failed. exit is quit by another name."
      ], examples: [Example("quit", "leaves"), Example("quit 3", "leaves with the exit status 3")]),
    kind: Kind(leaves: true), Grammar<Int>.count("STATUS", in: 0...255).optional()
  ) { _, status throws(CommandError) in Outcome(effect: .quit(status: status)) }

  private static var topic: Grammar<String> {
    var slot = Slot(oneOf: ["COMMAND", "STRATEGY"] + Help.topics)
    slot.accepts = { _ in true }
    slot.candidates = { context in
      Candidate.commands(startingWith: context.word)
        + Help.topics.filter { $0.hasPrefix(context.word) }.map { Candidate($0) }
        + context.strategyNames
    }
    return .word(slot)
  }
}
