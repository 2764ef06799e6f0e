/// What may follow the line, shown dim after its end.
struct Hint: Equatable, Sendable {
  /// The text shown; one line without control characters.
  var shown: String
  /// The text that `^F` or Right at the line's end inserts; nil when there is nothing to insert.
  var accepted: String?
}
