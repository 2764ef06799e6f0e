/// One entry of the table of commands, from which parser, help and completion are made.
package struct CommandSpec: Sendable {
  package var name: String
  package var group: Group
  /// The name with its arguments, as help shows it.
  package var usage: String
  /// What it does, in one line.
  package var summary: String
  /// The same in a word or two, for the list of all commands.
  package var brief: String
  /// What else there is to know, a paragraph a line.
  package var details: [String]
  /// Lines that can be typed, each with what it does.
  package var examples: [(line: String, meaning: String)]
  /// What each word after the name may be; the last one repeats.
  package var parameters: [[Parameter]]
  let parse: @Sendable (inout Arguments) throws(CommandError) -> Command

  /// The parts of help.
  package enum Group: String, CaseIterable, Sendable {
    case form = "The form"
    case focus = "Focus and touch"
    case editing = "Editing and answers"
    case avoidance = "Strategies and the phone"
    case looking = "Looking"
    case session = "The session"
  }

  init(
    _ usage: String, _ group: Group, _ summary: String,
    brief: String = "", details: [String] = [], examples: [(line: String, meaning: String)] = [],
    _ parameters: [[Parameter]] = [],
    parse: @escaping @Sendable (inout Arguments) throws(CommandError) -> Command
  ) {
    self.name = String(usage.prefix { $0 != " " })
    self.usage = usage
    self.group = group
    self.summary = summary
    self.brief = brief
    self.details = details
    self.examples = examples
    self.parameters = parameters
    self.parse = parse
  }

  /// Returns what the word of that number after the name may be, from 0.
  func parameters(at number: Int) -> [Parameter] {
    parameters.indices.contains(number) ? parameters[number] : parameters.last ?? []
  }
}
