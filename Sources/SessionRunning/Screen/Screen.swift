import AppCode
import Drawing
import Foundation
import Session
import Terminal
import TerminalCells

/// The drawing of a session's phone for a terminal of some size, or for 80 × 24 in a pipe.
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

  /// The height of a picture in lines if the output is no terminal.
  static let usualLines = 24

  /// The maximum width of a picture in columns.
  ///
  /// A terminal may claim to have 65,535 columns and lines.
  static let greatestColumns = 500
  static let greatestLines = 250

  /// The picture of the phone as a page of cells that can be redrawn in place.
  var page: Page { picture.page }

  /// Returns the part of the phone's picture at a cell, if a click there has an effect, or nil.
  ///
  /// Line and column count from 0 in the picture.
  func target(line: Int, column: Int) -> PictureTarget? {
    picture.target(line: line, column: column)
  }

  private var picture: Picture { Picture(session, columns: columns, lines: lines, style: style) }

  /// Returns the picture that `look` selects as text with a final line break.
  func text(of look: ShowTopic) -> String {
    look == .map ? picture.map : picture.text
  }
}

extension Options {
  /// The style of the phone's pictures, such as their colors and characters, as the options say.
  var style: PictureStyle {
    PictureStyle(
      isColored: usesColor, hasRules: Self.isForTerminal,
      characters: Charset.isUnicode ? .unicode : .ascii)
  }

  /// Whether the phone's pictures use colors, as the option `--color` says.
  ///
  /// By default, standard output must be a terminal with escape sequences, and NO_COLOR unset.
  var usesColor: Bool {
    switch color {
    case .always: return true
    case .never: return false
    case .auto:
      let isRefused = Environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      return !isRefused && Self.isForTerminal
    }
  }

  /// Whether standard output is a terminal that supports escape sequences.
  private static var isForTerminal: Bool {
    !["", "dumb"].contains(Environment["TERM"] ?? "") && isatty(STDOUT_FILENO) != 0
  }
}
