import Drawing
import Foundation
import Session

/// The writer for the `share` command: writes a picture or report of a session to a file.
package struct ShareWriter {
  private let request: ShareRequest
  /// Whether an animation begins when the form was opened, and not when the keyboard was last down.
  private let isWhole: Bool

  // As high as a usual terminal.
  private static let pictureLines = 24

  package init(_ request: ShareRequest, isWhole: Bool = false) {
    self.request = request
    self.isWhole = isWhole
  }

  /// Writes the picture or report to a file and returns a message.
  ///
  /// - Throws: ``CommandError`` if the picture can't be written, or a converter is missing.
  package func outcome(of session: Session) throws(CommandError) -> Outcome {
    let theme = request.theme ?? session.theme
    let picture = SharedPicture(try session.stories(for: request, isWhole: isWhole), theme: theme)
    let data: Data
    switch request.format {
    case .svg: data = Data(picture.svg.utf8)
    case .html: data = Data(picture.page.utf8)
    case .md:
      let drawn = Picture(session, lines: Self.pictureLines).text
      let lines = drawn.split(separator: "\n").map(String.init)
      data = Data(IssueReport(session.story(isWhole: true), picture: lines).text.utf8)
    case .cast: data = Data(SharedPicture([session.story(isWhole: true)], theme: theme).cast.utf8)
    case .gif, .png, .mp4: data = try PictureConversion(request).data(of: picture)
    }
    try session.keep(data, in: request.file)
    return Outcome(notices: ["wrote \(Session.quoted(request.file))"])
  }
}
