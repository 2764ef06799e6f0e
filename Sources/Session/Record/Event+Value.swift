import Foundation
import Simulation

extension Event {
  /// The event as the state record shows it: its time, its name, and what belongs to it.
  var value: StateValue {
    .object([("time", .number(time)), ("name", .text(name))] + members)
  }

  /// What happened, by the name that UIKit gives it where it has one.
  var name: String {
    switch kind {
    case .touch: "touch"
    case .call(let call, _, let isTextView): call.name(isTextView: isTextView)
    case .notification(let notification): notification.name.rawValue
    case .recognizer(let isAdded): isAdded ? "addGestureRecognizer" : "removeGestureRecognizer"
    case .recognized: "tapRecognized"
    case .offset: "setContentOffset"
    case .clamped: "clampContentOffset"
    case .inset: "setContentInset"
    case .systemInset: "adjustedContentInsetDidChange"
    case .tableFrame: "setTableFrame"
    case .rootFrame: "setRootFrame"
    case .fieldScroll: "scrollTextFieldToVisible"
    case .keyboardPulled: "keyboardFollowsFinger"
    case .selected: "tableViewDidSelectRow"
    case .timer: "performAfterDelay"
    case .declined: "declined"
    case .log: "log"
    }
  }

  private var members: [(key: String, value: StateValue)] {
    switch kind {
    case .touch(let point, let target):
      [("at", .point(point)), ("target", .text(target.inWords))]
    case .call(_, let row, _): [("row", row.map { .number(Double($0 + 1)) } ?? .null)]
    case .fieldScroll(let row, _), .selected(let row): [("row", .number(Double(row + 1)))]
    case .notification(let notification):
      [("begin", .rect(notification.begin)), ("end", .rect(notification.end))]
        + notification.animation.members
        + (notification.isLocal.map { [("isLocal", .bool($0))] } ?? [])
    case .recognizer, .recognized: []
    case .offset(let from, let to, let asked, let author, let animation):
      [("from", .points(from)), ("to", .points(to)), ("asked", .points(asked))]
        + author.members + animation.members
    case .clamped(let from, let to):
      [("from", .points(from)), ("to", .points(to))] + Author.uikit.members
    case .inset(let from, let to, let author, let animation):
      [("from", .insets(from)), ("to", .insets(to))] + author.members + animation.members
    case .systemInset(let from, let to):
      [("from", .insets(from)), ("to", .insets(to))] + Author.uikit.members
    case .tableFrame(let from, let to, let author, let animation),
      .rootFrame(let from, let to, let author, let animation):
      [("from", .rect(from)), ("to", .rect(to))] + author.members + animation.members
    case .keyboardPulled(let y): [("to", .points(y))]
    case .timer(let delay): [("delay", .number(delay))]
    case .declined(let reason): [("reason", .text(reason.inWords))]
    case .log(let text): [("text", .text(text))]
    }
  }
}

extension Author {
  fileprivate var members: [(key: String, value: StateValue)] { [("by", .text(rawValue))] }
}

extension Animation {
  fileprivate var members: [(key: String, value: StateValue)] {
    [("duration", .number(duration)), ("curve", .number(Double(curve.rawValue)))]
  }
}

extension Optional where Wrapped == Animation {
  fileprivate var members: [(key: String, value: StateValue)] { self?.members ?? [] }
}

extension HitTarget {
  /// Whether a touch makes a field active.
  var isField: Bool {
    switch self {
    case .field, .barField: true
    default: false
    }
  }

  /// What is touched, in words; rows and sections count from 1.
  var inWords: String {
    switch self {
    case .statusBar: "status bar"
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .keyboard: "keyboard"
    case .barField: "text field of the bar"
    case .field(let row): "text field of row \(row + 1)"
    case .row(let row): "row \(row + 1)"
    case .header(let section): "header of section \(section + 1)"
    case .footer(let section): "footer of section \(section + 1)"
    case .table: "table"
    case .background: "background"
    }
  }
}

extension Event.Reason {
  /// The reason as a clause.
  var inWords: String {
    switch self {
    case .notScrolledToBottom(let offset, let needed):
      "the table was not scrolled to its bottom: offset \(offset.inWords), "
        + "needed \(needed.inWords)"
    case .noOverlap: "the keyboard's frame does not meet the table's bounds"
    case .alreadyVisible: "the whole row was in view already"
    case .noActiveField: "no field was active any more"
    case .nullFrame:
      "CGRectInset took more than the frame had: a null frame, for which UIKit raises "
        + "CALayerInvalidGeometry"
    }
  }
}
