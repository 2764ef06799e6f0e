import Session

/// The caption of a phone: a headline with a color for its result, and details.
struct Caption: Equatable {
  /// The evaluation of a result, which decides the color.
  enum Tone: String { case good, bad, even }

  let mood: Tone
  let headline: String
  let details: [String]

  /// Creates a neutral caption.
  init(_ headline: String) {
    mood = .even
    self.headline = headline
    details = []
  }

  /// Creates the caption for a command's verdict.
  init(_ verdict: Verdict) {
    mood = verdict.isInView.map { $0 ? .good : .bad } ?? .even
    headline = verdict.view
    details = (verdict.distance.map { [$0] } ?? []) + verdict.movements
  }

  /// The details in one line.
  var rest: String { details.joined(separator: " · ") }
}
