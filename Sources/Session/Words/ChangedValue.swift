import Simulation

/// A value that an event has changed: what it was, what it became, and who changed it how.
struct ChangedValue<Value: FigureValue> {
  let from: Value
  let to: Value
  /// Who changed it.
  let author: Author
  /// Nil where it happened at once.
  let animation: Animation?
  private let words: (Value) -> String

  init(
    _ from: Value, _ to: Value, _ author: Author = .uikit, _ animation: Animation? = nil,
    words: @escaping (Value) -> String
  ) {
    self.from = from
    self.to = to
    self.author = author
    self.animation = animation
    self.words = words
  }

  var fromInWords: String { words(from) }
  var toInWords: String { words(to) }

  /// The change as a part of a sentence.
  var inWords: String { "from \(fromInWords) to \(toInWords)" }
}
