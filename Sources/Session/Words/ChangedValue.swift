import Simulation

/// A value that an event changed: its old and new value, the author, and the animation.
struct ChangedValue<Value: FigureValue> {
  let from: Value
  let to: Value
  /// The author of the change.
  let author: Author
  /// The animation, or nil if the change was immediate.
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

  /// The change as part of a sentence.
  var inWords: String { "from \(fromInWords) to \(toInWords)" }
}
