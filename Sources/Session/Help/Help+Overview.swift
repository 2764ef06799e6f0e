import SessionCore
import TerminalText

extension Help {
  /// The commands that the help's overview lists for a newcomer, the most important ones first.
  ///
  /// A name without a command is left out, so that a feature can be removed easily.
  private static let firstCommands = [
    "focus", "next", "tap", "type", "why", "strategy", "compare", "device", "rotate", "fill",
    "share", "undo",
  ].compactMap { name in Command.all.first { $0.name == name } }

  /// The help topics, with a summary of each.
  private static let topicWords = [
    ("commands", "all commands, one line each"), ("keys", "the keys of the line editor"),
    ("view", "how to read the picture, and where it appears"),
    ("strategies", "the strategies and their decisions"),
    ("decisions", "the values of a strategy's decisions"),
    ("settings", "the settings of the phone and the program"),
    ("form", "the keys of a form file"),
  ]

  /// The names of the general help topics, such as `keys`; commands and settings are others.
  static let topics = topicWords.map(\.0)

  /// The help's overview, printed by `help`: the commands for the first hour, and the topics.
  ///
  /// It fits on a terminal with 80 columns and 24 lines.
  static var overview: [String] {
    let commands = firstCommands.map { ["  \($0.name)", $0.summary] }
    let topics = topicWords.map { ["  help \($0.0)", $0.1] }
    return ["To begin with (formlift tour shows most of these):"] + aligned(commands) + ["More:"]
      + aligned(topics)
      + ["help COMMAND explains one, apropos WORD searches. Names can be shortened."]
  }

  /// The help about all commands, with one line for each, by group.
  static var commands: [String] {
    let rows = Command.all.map { ["  \($0.name)", $0.summary] }
    let lines = zip(Command.all, aligned(rows))
    return Command.Group.allCases.flatMap { group in
      ["\(group.rawValue):"] + lines.filter { $0.0.group == group }.map(\.1)
    }
  }

  /// Returns the help's overview or its list of commands with one item per line.
  ///
  /// Screen readers and narrow terminals show it. Nil for another topic.
  static func list(about topic: String?) -> [String]? {
    switch topic {
    case nil:
      firstCommands.map { "\($0.name): \($0.summary)" }
        + topicWords.map { "help \($0.0): \($0.1)" }
    case "commands":
      Command.Group.allCases.flatMap { group in
        ["\(group.rawValue):"]
          + Command.all.filter { $0.group == group }.map { "\($0.name): \($0.summary)" }
      }
    default: nil
    }
  }

  /// Returns a paragraph as lines of at most 79 characters, wrapped at spaces.
  static func wrapped(_ text: String) -> [String] {
    WrappedLine.parts(of: text, columns: 79)
  }
}
