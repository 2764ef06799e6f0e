import Foundation
import Session
import Simulation
import TerminalText

/// The part of a web page that plays animated phones side by side, such as one for each strategy.
///
/// It has playback controls and a list of the events.
struct WebPlayer {
  private let boards: [Storyboard]

  init(_ stories: [Story]) { boards = Storyboard.boards(of: stories) }

  /// The duration of the longest animation in the player, in seconds.
  private var duration: TimeInterval { max(0.1, boards.map(\.duration).max() ?? 0) }

  private static let playIcon = icon(
    "<path class=\"one\" d=\"M6 3l12 7-12 7z\"/><path class=\"two\" d=\"M5 3h4v14H5zM11 3h4v14h-4z\"/>"
  )
  private static let backIcon = icon("<path d=\"M4 4h2v12H4zM17 4v12L7 10z\"/>")
  private static let forthIcon = icon("<path d=\"M14 4h2v12h-2zM3 4v12l10-6z\"/>")

  private static func icon(_ paths: String) -> String {
    "<svg width=\"20\" height=\"20\" viewBox=\"0 0 20 20\" aria-hidden=\"true\">\(paths)</svg>"
  }

  /// The player as HTML elements, to be put in the body of a page.
  var html: String {
    let figures = boards.enumerated().map(figure).joined()
    let tellings = boards.enumerated().map(telling).joined()
    let end = duration.written(places: 3)
    return """
      <div class="player" data-duration="\(end)">
      <div class="phones">\(figures)</div>
      <div class="controls">
      <button class="play" aria-label="Play">\(Self.playIcon)</button>
      <button class="back" aria-label="Notification before">\(Self.backIcon)</button>
      <button class="forth" aria-label="Next notification">\(Self.forthIcon)</button>
      <input class="scrub" type="range" min="0" max="\(end)" step="0.001" value="0" aria-label="Time">
      <output>0.000 s</output>
      <select aria-label="Speed"><option value="1">1×</option><option value="0.25">¼×</option>\
      <option value="0.1">⅒×</option></select>
      </div>
      <div class="tellings">\(tellings)</div>
      </div>
      """
  }

  private func figure(_ number: Int, _ board: Storyboard) -> String {
    let states = PlayerStates(of: board)
    let caption = states.lastCaption
    return "<figure data-story=\"\(number)\" tabindex=\"0\"><figcaption>"
      + "<h2>\(board.story.strategy.name.inMarkup)</h2>"
      + "<p class=\"verdict \(caption.rating.rawValue)\">\(caption.headline.inMarkup)</p>"
      + "<p class=\"small\">\(caption.rest.inMarkup)</p></figcaption>"
      + "\(states.html)\(svg(of: board))</figure>\n"
  }

  private func svg(of board: Storyboard) -> String {
    let phones = board.moments.map { moment in
      let phone = Poster.phone(at: moment)
      return Layer(frame: phone.frame, children: [phone])
    }
    guard let last = phones.last else { return "" }
    return SVGDocument(
      times: board.moments.map(\.time) + [duration], duration: duration,
      layer: MovingLayer(phones + [last]), repeats: false,
      title: "\(board.story.ending.form.title), \(board.story.strategy.name)", isEmbedded: true
    ).text
  }

  private func telling(_ number: Int, _ board: Storyboard) -> String {
    let scenes = board.scenes.map(telling).joined()
    let rows = PlayerStates.rows(of: ScreenScene(board.story.ending)).map { row in
      "<tr><th>\(row[0].inMarkup)</th><td>\(row[1].inMarkup)</td></tr>"
    }
    return
      "<section class=\"telling\" data-story=\"\(number)\"><div class=\"steps\">\(scenes)</div>"
      + "<table class=\"figures\">\(rows.joined())</table></section>\n"
  }

  /// Returns the HTML about one command: its line, its explanation, and its events with their
  /// times.
  private func telling(_ scene: Storyboard.Scene) -> String {
    let step = scene.step
    let why = step.explanation.map { "<li>\($0.inMarkup)</li>" }.joined()
    let clock = step.start.phone.clock
    let events = step.events.map { event in
      let time = scene.start + max(0, event.time - clock)
      let mark = event.isNotification ? " class=\"note\"" : ""
      return "<li><button data-time=\"\(time.written(places: 3))\"\(mark)>"
        + "<time>\(event.time.written(places: 3))</time> <b>\(event.name.inMarkup)</b> "
        + "<span>\(event.figures.inMarkup)</span></button></li>"
    }
    return "<article><h3><code>\(step.line.inMarkup)</code></h3>"
      + "<p>\(step.verdict.line.inMarkup)</p>"
      + "<ul class=\"why\">\(why)</ul><details open><summary>Events</summary>"
      + "<ol class=\"events\">\(events.joined())</ol></details></article>"
  }
}
