/// The reason why the live mode, where the phone receives keys and mouse clicks, can't start.
package enum LiveObstacle: Equatable, Sendable {
  /// The program reads commands from a script or a pipe, and not from a user at a terminal.
  case noConversation
  /// The terminal can't move its cursor, so a drawn phone can't be updated in the same place.
  case plainTerminal
  case speech
  /// The terminal has fewer columns or lines than a drawn phone needs.
  case tooSmall(columns: Int, lines: Int)
  case json

  /// The smallest number of columns that a terminal needs to show a phone.
  package static let leastColumns = 20
  package static let leastLines = 12

  /// The reason why live mode can't start, and the commands to use instead, as one sentence.
  package var words: String {
    switch self {
    case .noConversation:
      "`live` needs an interactive session in a terminal; use `tap`, `drag` and `type` in a script"
    case .plainTerminal:
      "`live` needs a terminal that can move its cursor; use `tap`, `drag` and `type` instead"
    case .speech: "`live` shows a picture, and speech is on; use `focus`, `type` and `next` instead"
    case .tooSmall(let columns, let lines):
      "`live` needs a terminal of \(Self.leastColumns) × \(Self.leastLines) cells, not \(columns) × "
        + "\(lines); use `tap`, `drag` and `type` instead"
    case .json:
      "`live` cannot draw on a terminal that shows JSON; use `tap`, `drag` and `type` instead"
    }
  }
}
