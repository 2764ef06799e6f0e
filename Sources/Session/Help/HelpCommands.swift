import FileErrors
import SessionCore
import SessionState
import TerminalText

extension Command {
  static let help = Command(
    "help", .session,
    Words(
      summary: "List the first commands, or explain a command or a topic",
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
    "apropos", .session,
    Words(
      summary: "Search the help for everyday words",
      examples: [
        Example("apropos keyboard", "lists commands, settings and strategies that mention it"),
        Example("apropos hide keyboard", "finds by everyday words"),
        Example("apropos password", "what has to do with secure fields"),
      ]),
    .text(Slot("WORD"))
  ) { _, word throws(CommandError) in Outcome(answer: try Help.lines(mentioning: word)) }

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
