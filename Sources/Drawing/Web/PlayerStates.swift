import Foundation
import Session

/// The texts beside an animated phone on a web page: captions and figures, each with its time.
struct PlayerStates {
  private let board: Storyboard

  init(of board: Storyboard) { self.board = board }

  /// The caption beside the phone at the end of the animation.
  var lastCaption: Caption { captions.last?.caption ?? Self.nothing }

  private static let nothing = Caption("nothing moved")

  /// The captions of the animation, each with the time in seconds when it appears.
  ///
  /// During a command's animation, the caption is the command's line, because the result isn't
  /// known yet.
  private var captions: [(time: TimeInterval, caption: Caption)] {
    guard !board.scenes.isEmpty else { return [] }
    return [(0, Caption("nothing moved yet"))]
      + board.scenes.flatMap { scene in
        let moving = scene.end > scene.start ? [(scene.start, Caption("\(scene.step.line) …"))] : []
        return moving + [(scene.end, Caption(scene.step.verdict))]
      }
  }

  /// Returns the names and values to list beside the phone at one time, as rows of a table.
  static func rows(of scenery: ScreenScene) -> [[String]] {
    Figures(scenery).lines.compactMap { $0 }.compactMap { figure in
      figure.value.map { [figure.name, $0] }
    }
  }

  /// The figures beside the phone at each time when one changes, as JSON.
  ///
  /// At first and after a change of names, all are listed. Else only changed values are, by index.
  private var figures: [StateValue] {
    var before: [[String]] = []
    return board.moments.compactMap { moment in
      let rows = Self.rows(of: moment.scenery)
      guard rows != before else { return nil }
      defer { before = rows }
      let time = Self.value(of: moment.time)
      guard rows.map(\.[0]) == before.map(\.[0]) else {
        return .list([time, .list(rows.map { .list($0.map { .text($0) }) })])
      }
      let changes = rows.indices.filter { rows[$0] != before[$0] }
      return .list([time, .object(changes.map { ("\($0)", .text(rows[$0][1])) })])
    }
  }

  private static func value(of time: TimeInterval) -> StateValue {
    .number((time * 1000).rounded() / 1000)
  }

  /// The captions and figures as an HTML element, which the page's script reads.
  var html: String {
    let told = captions.map { time, caption in
      StateValue.list([
        Self.value(of: time), .text(caption.rating.rawValue), .text(caption.headline),
        .text(caption.rest),
      ])
    }
    let json = StateValue.object([("captions", .list(told)), ("figures", .list(figures))]).json
    return "<script type=\"application/json\" class=\"states\">"
      + json.replacing("<", with: "\\u003c") + "</script>"
  }
}
