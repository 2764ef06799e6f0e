/// A decision of a keyboard-avoidance strategy, such as `room`, that commands can change by name.
package struct Decision: Sendable {
  package let key: Name
  /// What the decision of a strategy is about, in a few words for help.
  package let summary: String
  /// Whether the decision is mentioned in the sentence that describes a strategy's rule.
  ///
  /// Decisions with a number as their value are not mentioned.
  let isInRule: Bool
  /// Returns the word that commands use for a strategy's current value of the decision, such as
  /// `top`.
  package let word: @Sendable (Strategy) -> String

  package var name: String { key.rawValue }

  private init(
    _ key: Name, _ summary: String, isInRule: Bool = false,
    word: @escaping @Sendable (Strategy) -> String
  ) {
    self.key = key
    self.summary = summary
    self.isInRule = isInRule
    self.word = word
  }
}

extension Decision {
  package static let when = Decision(.when, "the event that triggers it", isInRule: true) {
    $0.when.name
  }

  package static let room = Decision(.room, "how it makes room for the keyboard", isInRule: true) {
    $0.room.name
  }

  package static let reveal = Decision(
    .reveal, "how it brings the row into view", isInRule: true
  ) { $0.reveal.name }

  package static let motion = Decision(.motion, "how it moves") { $0.motion.word }

  package static let hide = Decision(
    .hide, "what it does when the keyboard leaves", isInRule: true
  ) { $0.hide.name }

  package static let margin = Decision(
    .margin, "points kept free between the row and what would cover it"
  ) { Double($0.margin).word }

  package static let spacing = Decision(
    .spacing, "points added to the keyboard's height when room is made"
  ) { Double($0.spacing).word }

  package static let delay = Decision(
    .delay, "seconds from didBeginEditing until the row is revealed"
  ) { $0.delay?.word ?? "none" }

  package static let lag = Decision(.lag, "seconds by which everything is delayed") {
    $0.lag.word
  }

  package static let undocked = Decision(.undocked, "whether an undocked keyboard counts") {
    $0.undocked.name
  }

  /// Every decision of a strategy, in the order of help and reports.
  package static let all: [Decision] = Name.allCases.map { $0.decision }

  /// Returns the decision of a strategy with a name such as `margin`, or nil for another name.
  package static func named(_ name: String) -> Decision? { all.first { $0.name == name } }

  /// The name of a decision of a strategy, such as `room`, in the order of help and reports.
  ///
  /// A switch requires a decision for each name, and each decision requires a name.
  package enum Name: String, CaseIterable, Sendable {
    case when, room, reveal, motion, hide, margin, spacing, delay, lag, undocked

    /// The decision of a strategy with this name.
    var decision: Decision {
      switch self {
      case .when: .when
      case .room: .room
      case .reveal: .reveal
      case .motion: .motion
      case .hide: .hide
      case .margin: .margin
      case .spacing: .spacing
      case .delay: .delay
      case .lag: .lag
      case .undocked: .undocked
      }
    }
  }
}

extension Motion {
  /// The motion's name in commands, or its duration in seconds as text.
  fileprivate var word: String {
    if case .duration(let seconds) = kind { seconds.word } else { description }
  }
}

extension Double {
  /// The number as text for commands, without a fraction if it is whole.
  fileprivate var word: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension Decision: CustomStringConvertible {
  package var description: String { name }
}
