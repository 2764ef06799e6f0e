import Avoidance
import Forms
import Simulation
import Terminal
import TerminalText

extension Options {
  /// A command-line option of the program, as described to the parser and in the help.
  package struct Entry: Sendable {
    package var short: Character?
    package var long: String
    /// The name of the option's value in help, or nil for a flag.
    package var argument: String?
    package var summary: String
    /// The option's possible values, for shell completion.
    package var values = ArgumentValues.any
    var apply: @Sendable (inout Options, String) throws(UsageError) -> Void
  }

  package static let all: [Entry] = [
    Entry(
      short: "f", long: "file", argument: "SCRIPT",
      summary: "Run a script (repeatable; - is standard input)",
      values: .files([".formlift"])
    ) { options, path throws(UsageError) in options.scripts.append(path) },
    Entry(
      short: "c", long: "command", argument: "COMMAND",
      summary: "Run one command, after the scripts (repeatable)",
      values: .command
    ) { options, line throws(UsageError) in options.commands.append(line) },
    Entry(
      short: "i", long: "interactive", summary: "Continue interactively afterwards"
    ) { options, _ throws(UsageError) in options.isInteractive = true },
    Entry(
      long: "live", summary: "Continue on the live phone, with keys and mouse"
    ) { options, _ throws(UsageError) in options.isLive = true },
    Entry(
      long: "answers", argument: "FILE",
      summary: "Start with the answers in this file; save writes there",
      values: .files([".json"])
    ) { options, path throws(UsageError) in options.answers = path },
    Entry(
      short: "s", long: "strategy", argument: "NAME",
      summary: "Avoid the keyboard with this strategy (default: the form's, or least-motion)",
      values: .words { Strategy.all.map(\.name) }
    ) { options, name throws(UsageError) in options.strategy = name },
    Entry(
      short: "d", long: "device", argument: "NAME",
      summary: "Show the form on this phone (default: the form's, or iphone-16)",
      values: .words { Device.all.map(\.name) }
    ) { options, name throws(UsageError) in options.device = name },
    Entry(
      short: "o", long: "orientation", argument: "NAME",
      summary: "Turn the phone: \(Orientation.names.alternatives)",
      values: .words { Orientation.names }
    ) { options, name throws(UsageError) in options.orientation = name },
    Entry(
      long: "json", summary: "Print only JSON on standard output, one object per command"
    ) { options, _ throws(UsageError) in options.isJSON = true },
    Entry(
      long: "output", argument: "FORMAT",
      summary: "Write the answers as \(AnswersFormat.choices) (default: json)",
      values: .words { AnswersFormat.all.map(\.name) }
    ) { options, name throws(UsageError) in
      guard let format = AnswersFormat.named(name) else {
        let choices = AnswersFormat.all.map(\.name)
        throw UsageError(.wrongValue(option: "--output", given: name, choices: choices))
      }
      options.format = format
    },
    Entry(
      long: "color", argument: "WHEN",
      summary: "Color the output: auto, always or never (default: auto)",
      values: .words { ["auto", "always", "never"] }
    ) { options, value throws(UsageError) in
      guard let when = Options.Color(rawValue: value) else {
        throw UsageError(
          .wrongValue(option: "--color", given: value, choices: ["auto", "always", "never"]))
      }
      options.color = when
    },
    Entry(
      short: "k", long: "keep-going", summary: "Continue after a failed command"
    ) { options, _ throws(UsageError) in options.keepsGoing = true },
    Entry(
      short: "q", long: "quiet", summary: "Print no picture and no notice after a command"
    ) { options, _ throws(UsageError) in options.isQuiet = true },
    Entry(
      long: "large", summary: "Accept forms of up to 256 MB, instead of 64 MB"
    ) { options, _ throws(UsageError) in options.takesLarge = true },
    Entry(
      long: "echo", summary: "Print each command before its answer"
    ) { options, _ throws(UsageError) in options.echoes = true },
    Entry(short: "h", long: "help", summary: "Show this help") {
      options, _ throws(UsageError) in options.request = .help
    },
    Entry(long: "version", summary: "Show the version") { options, _ throws(UsageError) in
      options.request = .version
    },
  ]
}
