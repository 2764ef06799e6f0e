import Forms

/// What a session can be sent as: the ending of the file's name, what it is, and what makes it.
package enum ShareFormat: String, CaseIterable, Sendable {
  case svg, html, md, cast, gif, png, mp4

  package var ending: String { ".\(rawValue)" }

  private var summary: String { facts.summary }

  /// The programs that make it of points, in their order; none where it is written as it is.
  package var converters: [PictureConverter] { facts.converters }

  private var facts: (summary: String, converters: [PictureConverter]) {
    switch self {
    case .svg: ("plays in a README, and stands still as it ends elsewhere", [])
    case .html: ("one page to play, scrub and step, strategies side by side", [])
    case .md: ("form, script and figures for an issue", [])
    case .cast: ("the session at a terminal, for asciinema", [])
    case .gif:
      ("the same as .svg for what shows no SVG", [.rsvgConvert, .ffmpeg, .gifsicle])
    case .png: ("how it ends", [.rsvgConvert])
    case .mp4: ("the same as .svg for what shows no SVG", [.rsvgConvert, .ffmpeg])
    }
  }

  /// All of them, each with its ending.
  package static var list: String {
    allCases.map { "\($0.ending) \($0.summary)" }.joined(separator: "; ") + "."
  }

  /// What is made by other programs, and by which.
  package static var makers: String {
    let made = allCases.filter { !$0.converters.isEmpty }.map(\.ending)
    let makers = PictureConverter.allCases.map(\.rawValue)
    return "\(made.conjunction) are made by \(makers.conjunction)."
  }
}

/// A program that makes pictures of other kinds, where it is installed.
package enum PictureConverter: String, CaseIterable, Sendable {
  case rsvgConvert = "rsvg-convert"
  case ffmpeg
  case gifsicle

  /// The Debian package that has it.
  package var package: String {
    switch self {
    case .rsvgConvert: "librsvg2-bin"
    case .ffmpeg: "ffmpeg"
    case .gifsicle: "gifsicle"
    }
  }
}
