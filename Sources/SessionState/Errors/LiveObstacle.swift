/// The reason why the live mode, where the phone receives keys and mouse clicks, can't start.
package enum LiveObstacle: Equatable, Sendable {
  /// The program's input is a script or a pipe, and not a user who types at a terminal.
  case noConversation
  /// The terminal doesn't support escape sequences, so a phone can't be redrawn in place.
  case plainTerminal
  case speech
  /// The terminal has fewer columns or lines than a drawn phone needs.
  case tooSmall(columns: Int, lines: Int)
  case json

  /// The smallest number of columns that a terminal needs to show a phone.
  package static let leastColumns = 20
  package static let leastLines = 12

  /// The reason as a sentence, which also names another command with the same effect.
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
