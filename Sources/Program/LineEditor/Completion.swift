/// Something that may stand in the place of the word under the cursor.
struct Completion: Equatable, Sendable {
  /// The text that takes the place of the word, quoted as the line needs it.
  var text: String
  /// What it is, in a few words; empty when there is nothing to say.
  var description = ""
  /// Whether nothing can follow in the same word, so that a blank is added.
  var isFinal = true
  /// The characters of the line before the word.
  var wordStart: Int
}
