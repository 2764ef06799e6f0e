import Avoidance
import SessionCore
import SessionState
import TerminalText

/// The texts of the command `help`, made from the tables of commands, strategies and settings.
enum Help {
  /// Returns the lines that the command `help` prints: the overview, or the help about a topic.
  ///
  /// A topic may be a command, a strategy, a setting, a key of a form's definition, or one of the
  /// general topics. If `isSpoken` is true, for a screen reader, the picture is not explained.
  static func lines(
    about topic: String?, isSpoken: Bool = false
  ) throws(CommandError) -> [String] {
    switch topic {
    case nil: return overview
    case "commands": return commands
    case "keys": return keys
    case "strategies":
      return lines(about: try Command.named("strategies")).prefix(2) + [""] + strategies
    case "decisions": return decisions
    case "settings": return settings
    case "form": return lines(about: try Command.named("form")) + [""] + formKeys
    case "view": return view(isSpoken: isSpoken)
    case let name?:
      if let strategy = Strategy.named(name) { return strategy.linesWithFlaws }
      do throws(CommandError) {
        return lines(about: try Command.named(name))
      } catch {
        let lines = (Setting.named(name).map(lines) ?? []) + formKeys(named: name)
        if lines.isEmpty { throw error }
        return lines
      }
    }
  }

  private static var settings: [String] {
    Setting.all.flatMap(lines)
  }

  private static func lines(about setting: Setting) -> [String] {
    [
      "\(setting.name) (\(setting.domain))", "    \(setting.summary)",
      "    default: \(setting.source)",
    ]
  }

  /// The help about all strategies: a table of their options (decisions), and the versions of
  /// systems that have several.
  private static var strategies: [String] {
    let head = ["strategy", "when", "room", "reveal"]
    let rows = Strategy.all.map { strategy in
      [
        strategy.name, strategy.whenInWords.replacing("didBeginEditing", with: ""),
        strategy.room.name, strategy.reveal.name,
      ]
    }
    return aligned([head] + rows) + [""]
      + wrapped(
        "anyChange+0.01: everything happens 0.01 seconds after the notification. didShow, +0.5: "
          + "the row is revealed 0.5 seconds after didBeginEditing. help decisions explains the "
          + "words, and `strategies` lists the rules.")
      + [""]
      + wrapped(
        "Some systems have several versions: strategy NAME version=VALUE. The first one is the "
          + "default.")
      + list(Strategy.all.flatMap(versions))
  }

  /// The help about the options (decisions) of strategies, each with its values.
  private static var decisions: [String] {
    Decision.all.flatMap { decision in
      let values = decision.choices.map { Command.Term($0, decision.summary(of: $0)) }
      let isExplained = values.contains { !$0.meaning.isEmpty }
      let names = WrappedLine.parts(of: decision.domain, columns: 75).map { "    \($0)" }
      return ["\(decision.name): \(decision.summary)"] + (isExplained ? list(values) : names)
    } + [""] + wrapped("For example: strategy inset-top reveal=bottom margin=8.")
  }

  private static func versions(of strategy: Strategy) -> [Command.Term] {
    strategy.versions.map { .init("\(strategy.name) \($0.name)", $0.summary) }
  }
}
