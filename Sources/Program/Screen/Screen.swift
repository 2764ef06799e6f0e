import Drawing
import Foundation
import Session

/// The pictures of a session for the terminal at hand, or for a pipe of 80 × 24.
struct Screen {
  private let session: Session
  private let columns: Int
  private let lines: Int
  private let style: PictureStyle

  init(
    _ session: Session, columns: Int = 80, lines: Int = usualLines, style: PictureStyle
  ) {
    self.session = session
    self.columns = min(columns, Self.greatestColumns)
    self.lines = min(lines, Self.greatestLines)
    self.style = style
  }

  /// The height of a picture that goes to no terminal.
  static let usualLines = 24

  /// What a picture takes at most: a terminal may claim to have 65,535 columns and lines.
  static let greatestColumns = 500
  static let greatestLines = 250

  /// The picture as what a terminal shows in place.
  var page: Page { picture.page }

  private var picture: Picture { Picture(session, columns: columns, lines: lines, style: style) }

  /// The picture, ending with a line's end.
  func text(of look: Look) -> String {
    look == .map ? picture.map : picture.text
  }
}

extension Options {
  /// The style of pictures.
  var style: PictureStyle {
    PictureStyle(
      isColored: usesColor, hasRules: Self.isForTerminal,
      characters: Charset.isUnicode ? .unicode : .ascii)
  }

  /// Whether colours may be used: as `--color` says, and by itself only for a terminal that has
  /// them and a user who has not refused them by NO_COLOR.
  var usesColor: Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto:
      let isRefused = Environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      return !isRefused && Self.isForTerminal
    }
  }

  /// Whether standard output is a terminal that takes escape sequences.
  private static var isForTerminal: Bool {
    !["", "dumb"].contains(Environment["TERM"] ?? "") && isatty(STDOUT_FILENO) != 0
  }
}
