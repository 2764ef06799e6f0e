/// A part of the line that is drawn in a style of its own.
struct StyledRange: Equatable, Sendable {
  /// The characters of the line; ranges are in order and do not overlap.
  var range: Range<Int>
  /// The parameters of the SGR sequence, such as `31` or `1;38;5;208`.
  var style: String
}
