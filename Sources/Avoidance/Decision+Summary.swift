extension Decision {
  /// What it decides, in a few words.
  package var summary: String {
    switch self {
    case .when: "what it answers"
    case .room: "how it makes room for the keyboard"
    case .reveal: "how it brings the row into view"
    case .motion: "how it moves"
    case .hide: "what it does when the keyboard leaves"
    case .margin: "points kept free between the row and what would cover it"
    case .spacing: "points by which the keyboard counts as higher where room is made"
    case .delay: "seconds from didBeginEditing until the row is revealed"
    case .lag: "seconds by which everything is put off"
    case .undocked: "whether an undocked keyboard counts"
    }
  }
}
