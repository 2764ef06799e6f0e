import Drawing
import Foundation
import Session

/// The pictures of a session for the terminal at hand, or for a pipe of 80 × 24.
struct Screen {
  private let session: Session
  private let columns: Int
  private let lines: Int
  private let style: PictureStyle

  init(session: Session, options: Options, columns: Int = 80, lines: Int = 24) {
    self.session = session
    self.columns = columns
    self.lines = lines
    style = PictureStyle(
      isColored: options.usesColor, characters: Charset.isUnicode ? .unicode : .ascii)
  }

  /// The picture as what a terminal shows in place.
  var page: Page { picture.page }

  private var picture: Picture { Picture(session, columns: columns, lines: lines, style: style) }

  /// The picture, ending with a line's end.
  func text(of look: Command.Look) -> String {
    look == .map ? picture.map : picture.text
  }
}

extension Options {
  /// Whether colours may be used: as `--color` says, and by itself only for a terminal that has
  /// them and a user who has not refused them by NO_COLOR.
  var usesColor: Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      let isRefused = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      let terminal = environment["TERM"] ?? ""
      return !isRefused && !["", "dumb"].contains(terminal) && isatty(STDOUT_FILENO) != 0
    }
  }
}
