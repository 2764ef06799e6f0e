import Foundation
import Simulation

extension [Event]: FigureValue {
  var stateValue: StateValue { .list(map(\.value)) }

  func write(to json: inout JSONWriter) {
    json.openList()
    for event in self {
      json.openObject()
      event.tell(&json)
      json.closeObject()
    }
    json.closeList()
  }
}

/// What is told the members of an event, one after the other.
private protocol MemberTaking: ~Copyable {
  mutating func take(_ name: StaticString, _ value: some FigureValue)
}

extension JSONWriter: MemberTaking {
  fileprivate mutating func take(_ name: StaticString, _ value: some FigureValue) {
    key(name)
    value.write(to: &self)
  }
}

/// Members as `get` knows them.
private struct StateMembers: MemberTaking {
  var all: [(key: String, value: StateValue)] = []

  mutating func take(_ name: StaticString, _ value: some FigureValue) {
    all.append((name.description, value.stateValue))
  }
}

extension Event {
  /// The event as the state record shows it: its time, its name, and what belongs to it.
  var value: StateValue {
    var members = StateMembers()
    tell(&members)
    return .object(members.all)
  }

  /// What happened, by the name that UIKit gives it where it has one.
  var name: String {
    switch kind {
    case .touch: "touch"
    case .call(let call, _, let isTextView): call.name(isTextView: isTextView)
    case .notification(let notification): notification.name.rawValue
    case .recognizer(let isAdded): isAdded ? "addGestureRecognizer" : "removeGestureRecognizer"
    case .recognized: "tapRecognized"
    case .offset, .outerOffset: "setContentOffset"
    case .clamped: "clampContentOffset"
    case .inset, .outerInset: "setContentInset"
    case .systemInset: "adjustedContentInsetDidChange"
    case .tableFrame: "setTableFrame"
    case .rootFrame: "setRootFrame"
    case .sheetFrame: "setSheetFrame"
    case .rowHeight: "beginUpdates endUpdates"
    case .rowUpdate: "insertRows deleteRows"
    case .contentSize: "contentSize"
    case .fieldScroll: "scrollTextFieldToVisible"
    case .keyboardPulled: "keyboardFollowsFinger"
    case .selected: "tableViewDidSelectRow"
    case .timer: "performAfterDelay"
    case .declined: "declined"
    case .log: "log"
    case .passage(let passage): passage.rawValue
    }
  }

  fileprivate func tell(_ members: inout some MemberTaking & ~Copyable) {
    members.take("time", time)
    members.take("name", name)
    switch kind {
    case .touch(let point, let target):
      members.take("at", point)
      members.take("target", target.inWords)
    case .call(_, let row, _): members.take("row", row.map { $0 + 1 })
    case .fieldScroll(let row, _), .selected(let row):
      members.take("row", row + 1)
    case .notification(let notification): notification.tell(&members)
    case .recognizer, .recognized, .passage: break
    case .offset(let from, let to, let asked, let author, let animation):
      members.take("from", from)
      members.take("to", to)
      members.take("asked", asked)
      author.tell(&members)
      animation?.tell(&members)
    case .outerOffset(let scroll, let from, let to, let author, let animation):
      members.take("scroll", scroll)
      Move(from, to, author, animation).tell(&members)
    case .outerInset(let scroll, let from, let to, let author, let animation):
      members.take("scroll", scroll)
      Move(from, to, author, animation).tell(&members)
    case .clamped(let from, let to): Move(from, to, .uikit).tell(&members)
    case .systemInset(let from, let to): Move(from, to, .uikit).tell(&members)
    case .inset(let from, let to, let author, let animation):
      Move(from, to, author, animation).tell(&members)
    case .tableFrame(let from, let to, let author, let animation),
      .rootFrame(let from, let to, let author, let animation):
      Move(from, to, author, animation).tell(&members)
    case .rowUpdate(let inserted, let deleted):
      members.take("inserted", inserted)
      members.take("deleted", deleted)
    case .sheetFrame(let from, let to, let animation):
      Move(from, to, .uikit, animation).tell(&members)
    case .rowHeight(let row, let from, let to):
      members.take("row", row + 1)
      Move(from, to, .uikit).tell(&members)
    case .contentSize(let from, let to): Move(from, to, .uikit).tell(&members)
    case .keyboardPulled(let y): members.take("to", y)
    case .timer(let delay): members.take("delay", delay)
    case .declined(let reason): members.take("reason", reason.inWords)
    case .log(let text): members.take("text", text)
    }
  }
}

/// What moved from where to where, by whom, and how.
private struct Move<Value: FigureValue> {
  let from: Value
  let to: Value
  let author: Author
  let animation: Animation?

  init(_ from: Value, _ to: Value, _ author: Author, _ animation: Animation? = nil) {
    self.from = from
    self.to = to
    self.author = author
    self.animation = animation
  }

  func tell(_ members: inout some MemberTaking & ~Copyable) {
    members.take("from", from)
    members.take("to", to)
    author.tell(&members)
    animation?.tell(&members)
  }
}

extension KeyboardNotification {
  fileprivate func tell(_ members: inout some MemberTaking & ~Copyable) {
    members.take("begin", begin)
    members.take("end", end)
    animation.tell(&members)
    if let isLocal { members.take("isLocal", isLocal) }
  }
}

extension Author {
  fileprivate func tell(_ members: inout some MemberTaking & ~Copyable) {
    members.take("by", rawValue)
  }
}

extension Animation {
  fileprivate func tell(_ members: inout some MemberTaking & ~Copyable) {
    members.take("duration", duration)
    members.take("curve", curve.rawValue)
  }
}

extension HitTarget {
  /// Whether a touch makes a field active.
  var isField: Bool {
    switch self {
    case .field, .barField: true
    case .statusBar, .navigationBar, .tabBar, .keyboard, .control, .row, .header, .footer, .table,
      .background:
      false
    }
  }

  /// The row whose switch or button is touched.
  var controlRow: Int? {
    if case .control(let row) = self { row } else { nil }
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
    case .control(let row): "control of row \(row + 1)"
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
    case .insetIsEnough: "the bottom inset was as large before"
    case .alreadyVisible: "the whole row was in view already"
    case .noActiveField: "no field was active any more"
    case .noRows: "the fields are in no table, so that there is no row to scroll to"
    case .nullFrame:
      "CGRectInset took more than the frame had: a null frame, for which UIKit raises "
        + "CALayerInvalidGeometry"
    }
  }
}
