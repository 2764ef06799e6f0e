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
      "live needs an interactive session in a terminal; use tap, drag and type in a script"
    case .plainTerminal:
      "live needs a terminal that can move its cursor; use tap, drag and type instead"
    case .speech: "live shows a picture, and speech is on; use focus, type and next instead"
    case .tooSmall(let columns, let lines):
      "live needs a terminal of \(Self.leastColumns) × \(Self.leastLines) cells, not \(columns) × "
        + "\(lines); use tap, drag and type instead"
    case .json: "live cannot draw on a terminal that shows JSON; use tap, drag and type instead"
    }
  }
}
