import Avoidance

extension Completer {
  /// The decisions of the strategy that is being named, or of the present one, or the words that
  /// one of them takes.
  func decisions(startingWith word: String, after words: [String]) -> [Candidate] {
    let strategy = words.first.flatMap(Strategy.named) ?? session.engine.strategy
    guard let equals = word.firstIndex(of: "=") else {
      return strategy.decisionNames.filter { $0.hasPrefix(word) }
        .map { Candidate("\($0)=", Self.summary(ofDecision: $0), isFinal: false) }
    }
    let name = String(word[..<equals])
    return strategy.choices(of: name)
      .map { Candidate("\(name)=\($0)", Self.summary(of: $0, as: Decision(rawValue: name))) }
      .filter { $0.text.hasPrefix(word) }
  }

  private static func summary(ofDecision name: String) -> String {
    if let decision = Decision(rawValue: name) { return decision.summary }
    return Option(rawValue: name).map { "the system's word for \($0.decision.rawValue)" } ?? ""
  }

  private static func summary(of choice: String, as decision: Decision?) -> String {
    switch decision {
    case .room: Room(rawValue: choice)?.summary ?? ""
    case .reveal: Reveal(rawValue: choice)?.summary ?? ""
    case .hide: Hide(rawValue: choice)?.summary ?? ""
    default: ""
    }
  }
}
