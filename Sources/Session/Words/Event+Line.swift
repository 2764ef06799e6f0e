import Foundation
import Simulation

extension Event {
  /// The event as a line of `show events`: its time in seconds, its name, its figures.
  func line(in session: State) -> String {
    let stamp = time.written(places: 3, width: 8)
    let figures = figures(in: session)
    return figures.isEmpty ? "\(stamp)  \(name)" : "\(stamp)  \(name)  \(figures)"
  }

  /// What is told of it besides its time and its name.
  func figures(in session: State) -> String {
    switch kind {
    case .touch(let point, let target):
      "(\(point.x.inWords), \(point.y.inWords)) \(target.inWords)"
    case .call(_, let row, _): (row ?? session.form.barRow).map(session.name) ?? ""
    case .selected(let row): session.name(ofRow: row)
    case .keyboardPulled(let y): "top at \(y.inWords)"
    case .notification(let notification):
      "B: \(notification.begin.inBraces)  E: \(notification.end.inBraces)"
        + "  \(notification.animation.inWords)"
    case .recognizer, .recognized: "table"
    case .passage: ""
    case .offset(let from, let to, let asked, let author, let animation):
      "\(from.inWords) → \(to.inWords)" + (asked == to ? "" : " (asked \(asked.inWords))")
        + by(author, animation)
    case .outerOffset(let scroll, let from, let to, let author, let animation):
      "scrolls.\(scroll)  \(from.inWords) → \(to.inWords)" + by(author, animation)
    case .outerInset(let scroll, let from, let to, let author, let animation):
      "scrolls.\(scroll)  \(from.inWords) → \(to.inWords)" + by(author, animation)
    case .clamped(let from, let to): "\(from.inWords) → \(to.inWords)" + by(.uikit, nil)
    case .inset(let from, let to, let author, let animation):
      "\(from.inWords) → \(to.inWords)" + by(author, animation)
    case .systemInset(let from, let to): "\(from.inWords) → \(to.inWords)" + by(.uikit, nil)
    case .tableFrame(let from, let to, let author, let animation),
      .rootFrame(let from, let to, let author, let animation):
      "\(from.inBraces) → \(to.inBraces)" + by(author, animation)
    case .rowUpdate(let inserted, let deleted): "\(inserted) in  \(deleted) out" + by(.uikit, nil)
    case .sheetFrame(let from, let to, let animation):
      "\(from.inBraces) → \(to.inBraces)" + by(.uikit, animation)
    case .rowHeight(let row, let from, let to):
      "\(session.name(ofRow: row)) \(from.inWords) → \(to.inWords)" + by(.uikit, nil)
    case .contentSize(let from, let to):
      "height \(from.height.inWords) → \(to.height.inWords)" + by(.uikit, nil)
    case .fieldScroll(let row, let isNeeded):
      session.name(ofRow: row) + (isNeeded ? "" : " (in the bounds already)")
    case .timer(let delay): "\(delay.inWords) s"
    case .declined(let reason): reason.inWords
    case .log(let text): text
    }
  }

  private func by(_ author: Author, _ animation: Animation?) -> String {
    "  by \(author.rawValue)" + (animation.map { "  \($0.inWords)" } ?? "")
  }
}

extension Animation {
  /// The duration and the curve's raw value.
  fileprivate var inWords: String { "\(duration.inWords) s curve \(curve.rawValue)" }
}

extension CGPoint {
  /// The point as NSStringFromCGPoint writes it.
  var inWords: String { "{\(x.inWords), \(y.inWords)}" }
}

extension EdgeInsets {
  /// The insets as NSStringFromUIEdgeInsets writes them: top, left, bottom, right.
  var inWords: String {
    "{\(top.inWords), \(left.inWords), \(bottom.inWords), \(right.inWords)}"
  }
}
