import Foundation

/// A decision that cannot be made: bare data; ``description`` words it.
package enum StrategyError: Error, Hashable, Sendable {
  case notADecision(String)
  case unknownDecision(String, known: [String])
  case unknownChoice(decision: String, given: String, choices: [String])
  case notANumber(decision: String, given: String, wants: String)

  /// The words that a misspelt one is compared with.
  package var candidates: [String] {
    switch self {
    case .notADecision, .notANumber: []
    case .unknownDecision(_, let known): known
    case .unknownChoice(_, _, let choices): choices
    }
  }

  /// The word that was given.
  package var given: String {
    switch self {
    case .notADecision(let given), .unknownDecision(let given, _): given
    case .unknownChoice(_, let given, _), .notANumber(_, let given, _): given
    }
  }
}

extension StrategyError: CustomStringConvertible {
  private static let longestWord = 60

  private static func cut(_ word: String) -> String {
    word.count > longestWord ? word.prefix(longestWord) + "…" : word
  }

  package var description: String {
    switch self {
    case .notADecision(let given):
      "a decision is written name=value, such as reveal=bottom, not \"\(Self.cut(given))\""
    case .unknownDecision(let given, let known):
      "no decision \"\(Self.cut(given))\": there are " + known.joined(separator: ", ")
    case .unknownChoice(let decision, let given, let choices):
      "\(decision) must be one of \(choices.joined(separator: ", ")), not \"\(Self.cut(given))\""
    case .notANumber(let decision, let given, let wants):
      "\(decision) must be \(wants), not \"\(Self.cut(given))\""
    }
  }
}

extension StrategyError: LocalizedError {
  package var errorDescription: String? { description }
}
