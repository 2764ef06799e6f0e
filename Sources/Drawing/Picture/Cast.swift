import Forms
import Foundation
import Session
import Simulation
import TerminalText
import TerminalCells

/// A recording of a session as a terminal shows it, in asciinema's asciicast format, version 2.
///
/// The file has a header, and then one event per line with its time in seconds.
struct Cast {
  private let story: Story
  private let style: PictureStyle
  private var events: [(time: TimeInterval, text: String)] = []
  private var time: TimeInterval = 0
  /// The phone's picture that the recording shows now, so that only changes are written; nil at
  /// first.
  private var page: Page?

  static let columns = 100
  static let lines = 30
  /// The number of terminal lines for the phone's picture in the recording.
  ///
  /// Below it are a blank line, the command and its output.
  static let pictureLines = 26
  /// The pauses between typed keys, and before and after a command, in seconds.
  private static let keyPause = 0.06
  private static let pause = 0.8
  private static let rest = 2.0

  init(_ story: Story, isLight: Bool = false) {
    self.story = story
    var style = PictureStyle(isColored: true)
    style.isLight = isLight
    self.style = style
    write("\u{1B}[2J\u{1B}[?25l")
    show(story.opening)
    prompt()
    for step in story.steps { play(step) }
    time += Self.rest
    write("\u{1B}[\(Self.lines);1H\u{1B}[?25h")
  }

  /// The contents of the recording's file, as asciinema reads it.
  var text: String { ([header] + events.map(Self.line)).joined() }

  private static func line(_ event: (time: TimeInterval, text: String)) -> String {
    var json = JSONWriter()
    json.write(.list([.number(event.time), .text("o"), .text(event.text)]))
    json.endLine()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private var header: String {
    var json = JSONWriter()
    json.openObject()
    json.key("version")
    json.write(2.0)
    json.key("width")
    json.write(Double(Self.columns))
    json.key("height")
    json.write(Double(Self.lines))
    json.key("title")
    json.write("\(story.ending.form.title), \(story.strategy.name)")
    json.key("env")
    json.write(.object([("TERM", .text("xterm-256color"))]))
    json.closeObject()
    json.endLine()
    return String(decoding: json.bytes, as: UTF8.self)
  }

  private mutating func write(_ text: String) {
    guard !text.isEmpty else { return }
    events.append(((time * 1e6).rounded() / 1e6, text))
  }

  private mutating func show(_ session: Session) {
    let next = Picture(
      session, columns: Self.columns, lines: Self.pictureLines, style: style
    ).page
    write(next.text(over: page))
    page = next
  }

  private mutating func prompt() {
    write("\u{1B}[\(Self.pictureLines + 2);1H\u{1B}[J\u{1B}[1mformlift>\u{1B}[0m ")
  }

  private mutating func play(_ step: Story.Step) {
    time += Self.pause
    for character in Escaping.literal.escaped(step.line) {
      write(String(character))
      time += Self.keyPause
    }
    let start = time
    if let playback = step.playback {
      for frame in playback.frameTimes(rate: 30) {
        time = start + frame
        show(playback.session(at: frame))
      }
      time = start + playback.duration
    }
    show(step.end)
    let verdict = ShownText.start(of: step.verdict.line, columns: Self.columns - 1).text
    write("\u{1B}[\(Self.pictureLines + 3);1H\(verdict)")
    time += Self.pause
    prompt()
    write("\u{1B}[\(Self.pictureLines + 3);1H\(verdict)\u{1B}[\(Self.pictureLines + 2);11H")
  }
}
