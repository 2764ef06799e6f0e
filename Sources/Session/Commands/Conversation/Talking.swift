extension Command {
  static let source = Command(
    .source, .session,
    Words(summary: "runs a script, which stops at its first failure", brief: "run script"),
    kind: Kind(runsScript: true), .file, file: { $0 }
  ) { _, file throws(CommandError) in Outcome(effect: .source(file: file)) }

  static let history = Command(
    .history, .session,
    Words(
      summary: "lists earlier lines, or the last N", brief: "past lines",
      details: ["Lines that begin with a blank, and those with secure values, are not kept."]),
    kind: .program, Grammar<Int>.count("N").optional()
  ) { _, count throws(CommandError) in Outcome(effect: .history(count)) }

  static let echo = Command(
    .echo, .session, Words(summary: "prints a text", brief: "print text"), kind: .remarks,
    Grammar<String>.text(Slot("TEXT")).optional(hasBrackets: false).map { $0 ?? "" }
  ) { _, text throws(CommandError) in Outcome(answer: [text]) }

  static let help = Command(
    .help, .session,
    Words(
      summary: "lists the commands, or tells about one, a strategy, or one of the topics",
      brief: "about one"),
    topic.optional()
  ) { session, topic throws(CommandError) in
    Outcome(
      answer: try Help.lines(about: topic, isSpoken: session.isSpeaking),
      list: topic == nil ? Help.list : nil)
  }

  static let apropos = Command(
    .apropos, .session,
    Words(
      summary: "lists what has to do with a word", brief: "search help",
      examples: [("apropos keyboard", "lists commands, settings and strategies that mention it")]),
    .text(Slot("WORD"))
  ) { _, word throws(CommandError) in Outcome(answer: try Help.lines(mentioning: word)) }

  static let quit = Command(
    .quit, .session,
    Words(
      summary: "leaves", brief: "leave",
      details: [
        "STATUS, from 0 to 255, is the program's exit status; without it that says whether a command "
          + "failed. exit is quit by another name."
      ]),
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
