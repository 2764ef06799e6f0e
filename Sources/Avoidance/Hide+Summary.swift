extension Hide {
  /// What it does, as a clause.
  package var summary: String {
    switch self {
    case .none: "nothing is given back"
    case .mirror: "the same arithmetic with the keyboard gone"
    case .saved: "what it saved when it made room comes back"
    case .savedOffset: "what it saved comes back, the offset too"
    case .savedWithinContent: "what it saved comes back, the offset cut to the content"
    case .zero: "insets go to zero"
    case .giveBack: "it gives back what it took"
    }
  }
}
