import Session

/// The caption of a phone: a headline with a color for its result, and details.
struct Caption: Equatable {
  /// The evaluation of a command's result, which decides the caption's color.
  enum Tone: String { case good, bad, even }

  let mood: Tone
  let headline: String
  let details: [String]

  /// Creates a caption of neutral color without details.
  init(_ headline: String) {
    mood = .even
    self.headline = headline
    details = []
  }

  /// Creates a phone's caption for a command's verdict.
  init(_ verdict: Verdict) {
    mood = verdict.isInView.map { $0 ? .good : .bad } ?? .even
    headline = verdict.view
    details = (verdict.distance.map { [$0] } ?? []) + verdict.movements
  }

  /// The caption's details in one line.
  var rest: String { details.joined(separator: " · ") }
}
