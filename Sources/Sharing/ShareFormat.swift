import Forms

/// A file format for sharing a session, with its extension, its summary, and its converters.
package enum ShareFormat: String, CaseIterable, Sendable {
  case svg, html, md, cast, gif, png, mp4

  package var ending: String { ".\(rawValue)" }

  /// The description of the file format, for help.
  package var summary: String { facts.summary }

  /// The programs that convert a picture to the format, in order.
  ///
  /// Empty if the format is written directly.
  package var converters: [PictureConverter] { facts.converters }

  private var facts: (summary: String, converters: [PictureConverter]) {
    switch self {
    case .svg: ("a picture that plays in a README, and shows its last frame elsewhere", [])
    case .html: ("a page to play, scrub and step through, with strategies side by side", [])
    case .md: ("a report for an issue, with the form, the script and the figures", [])
    case .cast: ("the session in a terminal, for asciinema", [])
    case .gif:
      ("like .svg, for places without SVG", [.rsvgConvert, .ffmpeg, .gifsicle])
    case .png: ("the last frame", [.rsvgConvert])
    case .mp4: ("like .svg, for places without SVG", [.rsvgConvert, .ffmpeg])
    }
  }

  /// A sentence for help that says which formats need other programs, and which programs.
  package static var makers: String {
    let made = allCases.filter { !$0.converters.isEmpty }.map(\.ending)
    let makers = PictureConverter.allCases.map(\.rawValue)
    return "\(made.conjunction) need \(makers.conjunction)."
  }
}

/// An external program that converts pictures to a file format.
package enum PictureConverter: String, CaseIterable, Sendable {
  case rsvgConvert = "rsvg-convert"
  case ffmpeg
  case gifsicle

  /// The Debian package to install for the program.
  package var package: String {
    switch self {
    case .rsvgConvert: "librsvg2-bin"
    case .ffmpeg: "ffmpeg"
    case .gifsicle: "gifsicle"
    }
  }
}
