/// The reason why the phone cannot take keys and the mouse.
package enum LiveObstacle: Equatable, Sendable {
  /// No conversation at a terminal, but a script or a pipe.
  case noConversation
  /// A terminal that takes no escape sequences.
  case plainTerminal
  case speech
  /// A terminal with fewer cells than a phone needs.
  case tooSmall(columns: Int, lines: Int)
  case json

  /// The fewest columns and lines of a terminal that shows a phone.
  package static let leastColumns = 20
  package static let leastLines = 12

  /// The reason in a sentence, with what does the same.
  package var words: String {
    switch self {
    case .noConversation:
      "live needs a conversation at a terminal; tap, drag and type do the same in a script"
    case .plainTerminal:
      "live needs a terminal that moves its cursor; tap, drag and type do the same here"
    case .speech: "live is to be looked at, and speech is on; focus, type and next do the same here"
    case .tooSmall(let columns, let lines):
      "live needs \(Self.leastColumns) × \(Self.leastLines) cells, and there are \(columns) × "
        + "\(lines); tap, drag and type do the same here"
    case .json: "live draws on the terminal, which has JSON on it; tap, drag and type do the same"
    }
  }
}
