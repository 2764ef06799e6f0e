import Foundation
import TerminalText

/// The reason why a strategy can't be created; ``description`` is the message for the user.
public struct StrategyError: Error, Hashable, Sendable {
  package let kind: Kind

  /// The kind of mistake that prevents the creation of a strategy.
  package enum Kind: Hashable, Sendable {
    /// The name for a new strategy has characters that are not allowed.
    case notAName(String)
    /// The name for a new strategy is already the name of another one.
    case nameIsTaken(String)
    case notADecision(String)
    case unknownDecision(String, known: [String])
    /// The decision `version` for a strategy that has no versions.
    case noVersions(strategy: String)
    case unknownChoice(decision: String, given: String, choices: [String])
    case notANumber(decision: String, given: String, wants: String)
  }

  package init(_ kind: Kind) { self.kind = kind }

  /// The valid words that the user may have meant instead of the wrong one, to suggest them.
  package var candidates: [String] {
    switch kind {
    case .notAName, .nameIsTaken, .notADecision, .noVersions, .notANumber: []
    case .unknownDecision(_, let known): known
    case .unknownChoice(_, _, let choices): choices
    }
  }

  /// The word of the user's text that is wrong.
  package var given: String {
    switch kind {
    case .notAName(let given), .nameIsTaken(let given), .notADecision(let given),
      .unknownDecision(let given, _):
      given
    case .noVersions: "version"
    case .unknownChoice(_, let given, _), .notANumber(_, let given, _): given
    }
  }
}

extension StrategyError: CustomStringConvertible {
  private static let longestWord = 60

  private static func cut(_ word: String) -> String {
    word.count > longestWord ? word.prefix(longestWord) + "…" : word
  }

  public var description: String {
    switch kind {
    case .unknownDecision(_, let known):
      "\(statement); the decisions are \(known.conjunction)"
    case .unknownChoice(let decision, let given, let choices) where choices.count <= 6:
      "\(decision) must be \(choices.alternatives), not \"\(Self.cut(given))\""
    case .unknownChoice(_, _, let choices):
      "\(statement); it must be \(choices.alternatives)"
    case .notAName, .nameIsTaken, .notADecision, .noVersions, .notANumber: statement
    }
  }

  /// What is wrong, as a sentence for the user; the list of all decisions isn't included.
  package var statement: String {
    switch kind {
    case .notAName(let given):
      "a strategy's name is made of letters, digits, - and _, not \(Self.cut(given).debugDescription)"
    case .nameIsTaken(let given): "\(given) is the name of another strategy"
    case .notADecision(let given) where given.hasPrefix("-"):
      "unknown option \(Self.cut(given))"
    case .notADecision(let given):
      "a decision is written name=value, such as reveal=bottom, not \"\(Self.cut(given))\""
    case .unknownDecision(let given, _): "no decision \"\(Self.cut(given))\""
    case .noVersions(let strategy): "\(strategy) has no versions"
    case .unknownChoice(let decision, let given, _):
      "no \(decision) \"\(Self.cut(given))\""
    case .notANumber(let decision, let given, let wants):
      "\(decision) must be \(wants), not \"\(Self.cut(given))\""
    }
  }
}

extension StrategyError: LocalizedError {
  public var errorDescription: String? { description }
}
