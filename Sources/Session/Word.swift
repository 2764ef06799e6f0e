/// One word of a command line.
public struct Word: Equatable, Sendable {
  /// The word without its quotes and escapes.
  public var text: String
  /// The position of its first Unicode scalar in the line, from 1.
  public var column: Int
  public var isQuoted: Bool
}
