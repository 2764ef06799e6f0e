import Session

/// The caption of a phone: a headline in the colour of its mood, and details.
struct Caption: Equatable {
  enum Mood: String { case good, bad, even }

  let mood: Mood
  let headline: String
  let details: [String]

  /// Creates a caption that is neither good nor bad.
  init(_ headline: String) {
    mood = .even
    self.headline = headline
    details = []
  }

  /// Creates the caption of what a command left.
  init(_ verdict: Verdict) {
    mood = verdict.isInView.map { $0 ? .good : .bad } ?? .even
    headline = verdict.view
    details = (verdict.distance.map { [$0] } ?? []) + verdict.movements
  }

  /// The details in one line.
  var rest: String { details.joined(separator: " · ") }
}
