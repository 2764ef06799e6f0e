import Session

/// The caption of a phone in a picture: a headline, colored by a command's result, and details.
struct Caption: Equatable {
  /// The evaluation of a command's result, which selects the caption's color; `even` is neutral.
  enum Rating: String { case good, bad, even }

  let rating: Rating
  let headline: String
  let details: [String]

  /// Creates a caption in a neutral color, without details.
  init(_ headline: String) {
    rating = .even
    self.headline = headline
    details = []
  }

  /// Creates a phone's caption from a command's verdict: whether the row is visible, and what
  /// moved.
  init(_ verdict: Verdict) {
    rating = verdict.isInView.map { $0 ? .good : .bad } ?? .even
    headline = verdict.view
    details = (verdict.distance.map { [$0] } ?? []) + verdict.movements
  }

  /// The caption's details joined to one line.
  var rest: String { details.joined(separator: " · ") }
}
