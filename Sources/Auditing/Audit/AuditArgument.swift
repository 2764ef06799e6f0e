import SessionCore
import SessionState
import TerminalText

/// One argument of the command `audit`: a form's file, or an option with its value.
package enum AuditArgument: Equatable, Sendable {
  /// The file of a form to audit.
  case form(String)
  case option(name: String, value: String)
}

extension Grammar<[AuditArgument]> {
  /// The grammar of the arguments of `audit`, both in a session and in the program's command line.
  package static var audit: Grammar {
    let options = AuditOption.all.flatMap { [Element.option($0), .joined($0)] }
    return Element.alternatives([.form] + options, missing: "FORM") { word, _ in
      let name = String(word.text.prefix { $0 != "=" })
      if shellOptions.contains(name) {
        return CommandError(
          .refused("\(name) is an option of formlift audit in a shell"), column: word.column)
      }
      return CommandError.unknown(.option, name, among: AuditOption.all.map(\.name))
    }
    .named("FORM|--OPTION VALUE").repeated().optional().map { $0 ?? [] }
  }

  /// The options of the subcommand `formlift audit` that the command `audit` doesn't have.
  private static var shellOptions: [String] { ["--own", "--as"] }

  private typealias Element = Grammar<AuditArgument>
}

extension Grammar<AuditArgument> {
  fileprivate static var form: Grammar {
    var slot = Slot("FORM")
    slot.takesFile = true
    slot.accepts = { !$0.hasPrefix("-") || $0 == "-" || $0 == "--" }
    return Grammar(slot) { word, _ in .form(word.text) }
  }

  /// Returns a grammar for an option of `audit` whose value is the next word.
  fileprivate static func option(_ option: AuditOption) -> Grammar {
    let name = Grammar<String>.word(.option(option.name, option.summary))
    let value = Grammar<String>(option.slot, usage: option.usage) {
      word, arguments throws(CommandError) in try option.checked(word.text, arguments)
    }
    return name.then(value).map { .option(name: $0, value: $1) }
  }

  /// Returns a grammar for an option of `audit` whose value is in the same word: `--law=visible`.
  fileprivate static func joined(_ option: AuditOption) -> Grammar {
    let start = option.name + "="
    var slot = Slot(start + option.argument)
    slot.accepts = { $0.hasPrefix(start) }
    slot.candidates = { context in
      guard context.word.hasPrefix(start) else { return [] }
      return option.candidates(for: String(context.word.dropFirst(start.count)))
        .map { Candidate(start + $0.text, $0.description) }
    }
    return Grammar(slot) { word, arguments throws(CommandError) in
      let value = try option.checked(String(word.text.dropFirst(start.count)), arguments)
      return .option(name: option.name, value: value)
    }
    .unlisted()
  }
}

extension AuditOption {
  fileprivate var usage: String { "audit \(name) \(argument)" }

  /// Returns the value of an option of `audit`, and throws an error if the value is empty.
  fileprivate func checked(
    _ value: String, _ arguments: Arguments
  ) throws(CommandError) -> String {
    guard !value.isEmpty else { throw arguments.missing(argument, usage: usage) }
    return value
  }

  /// The option's value as a word of the command's grammar, for parsing and completion.
  fileprivate var slot: Slot {
    var slot = Slot(argument)
    slot.takesFile = takesFile
    slot.candidates = { candidates(for: $0.word) }
    return slot
  }

  /// Returns the option's values that begin with `word`, as completion candidates.
  ///
  /// In a comma-separated list, only the last item is completed.
  fileprivate func candidates(for word: String) -> [Candidate] {
    let comma = takesList ? word.lastIndex(of: ",") : nil
    let start = comma.map(word.index(after:)) ?? word.startIndex
    return choices().filter { $0.hasPrefix(word[start...]) }
      .map { Candidate(word[..<start] + $0) }
  }
}
