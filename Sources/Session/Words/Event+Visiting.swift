import Foundation
import Simulation

/// A visitor of an event's parts: its name first, then its figures one after the other.
protocol EventVisitor: ~Copyable {
  /// Takes what happened, by the name that UIKit gives it where it has one.
  mutating func name(_ name: String)

  /// Takes a figure under its name in the state record, and as a line shows it.
  mutating func visit(
    _ key: StaticString, _ value: some FigureValue, _ words: @autoclosure () -> String)

  /// Takes a row, counted from 0; none is the docked bar.
  mutating func row(_ row: Int?)

  /// Takes what only a line shows.
  mutating func words(_ words: @autoclosure () -> String)
}

/// As the state record has it, where rows count from 1.
extension EventVisitor where Self: ~Copyable {
  mutating func name(_ name: String) { visit("name", name, "") }

  mutating func row(_ row: Int?) { visit("row", row.map { $0 + 1 }, "") }

  mutating func words(_ words: @autoclosure () -> String) {}
}

extension Event {
  /// Lets a visitor have the event: the one place that says what belongs to each kind.
  func accept(_ visitor: inout some EventVisitor & ~Copyable) {
    switch kind {
    case .touch(let point, let target):
      visitor.name("touch")
      visitor.visit("at", point, "(\(point.x.inWords), \(point.y.inWords)) ")
      visitor.visit("target", target.inWords, target.inWords)
    case .call(let call, let row, let isTextView):
      visitor.name(call.name(isTextView: isTextView))
      visitor.row(row)
    case .notification(let notification): notification.accept(&visitor)
    case .recognizer(let isAdded):
      visitor.name(isAdded ? "addGestureRecognizer" : "removeGestureRecognizer")
      visitor.words("table")
    case .recognized:
      visitor.name("tapRecognized")
      visitor.words("table")
    case .offset(let from, let to, let asked, let author, let animation):
      visitor.name("setContentOffset")
      visitor.move(from, to) { $0.inWords }
      visitor.visit("asked", asked, asked == to ? "" : " (asked \(asked.inWords))")
      visitor.by(author, animation)
    case .outerOffset(let scroll, let from, let to, let author, let animation):
      visitor.name("setContentOffset")
      visitor.visit("scroll", scroll, "scrolls.\(scroll)  ")
      visitor.move(from, to) { $0.inWords }
      visitor.by(author, animation)
    case .outerInset(let scroll, let from, let to, let author, let animation):
      visitor.name("setContentInset")
      visitor.visit("scroll", scroll, "scrolls.\(scroll)  ")
      visitor.move(from, to) { $0.inWords }
      visitor.by(author, animation)
    case .outerFrame(let scroll, let from, let to, let author, let animation):
      visitor.name("setFrame")
      visitor.visit("scroll", scroll, "scrolls.\(scroll)  ")
      visitor.move(from, to) { $0.inBraces }
      visitor.by(author, animation)
    case .clamped(let from, let to):
      visitor.moved("clampContentOffset", from, to, by: .uikit) { $0.inWords }
    case .inset(let from, let to, let author, let animation):
      visitor.moved("setContentInset", from, to, by: author, animation) { $0.inWords }
    case .systemInset(let from, let to):
      visitor.moved("adjustedContentInsetDidChange", from, to, by: .uikit) { $0.inWords }
    case .tableFrame(let from, let to, let author, let animation):
      visitor.moved("setTableFrame", from, to, by: author, animation) { $0.inBraces }
    case .rootFrame(let from, let to, let author, let animation):
      visitor.moved("setRootFrame", from, to, by: author, animation) { $0.inBraces }
    case .fieldFrame(let row, let from, let to, let author, let animation):
      visitor.name("setFrame")
      visitor.row(row)
      visitor.words("  ")
      visitor.move(from, to) { $0.inBraces }
      visitor.by(author, animation)
    case .sheetFrame(let from, let to, let animation):
      visitor.moved("setSheetFrame", from, to, by: .uikit, animation) { $0.inBraces }
    case .rowHeight(let row, let from, let to):
      visitor.name("beginUpdates endUpdates")
      visitor.row(row)
      visitor.words(" ")
      visitor.move(from, to) { $0.inWords }
      visitor.by(.uikit)
    case .rowUpdate(let inserted, let deleted):
      visitor.name("insertRows deleteRows")
      visitor.visit("inserted", inserted, "\(inserted) in")
      visitor.visit("deleted", deleted, "  \(deleted) out")
      visitor.words("  by \(Author.uikit.rawValue)")
    case .contentSize(let from, let to):
      visitor.name("contentSize")
      visitor.words("height ")
      visitor.move(from, to) { $0.height.inWords }
      visitor.by(.uikit)
    case .fieldScroll(let row, let isNeeded):
      visitor.name("scrollTextFieldToVisible")
      visitor.row(row)
      visitor.words(isNeeded ? "" : " (in the bounds already)")
    case .keyboardPulled(let y):
      visitor.name("keyboardFollowsFinger")
      visitor.visit("to", y, "top at \(y.inWords)")
    case .selected(let row):
      visitor.name("tableViewDidSelectRow")
      visitor.row(row)
    case .timer(let delay):
      visitor.name("performAfterDelay")
      visitor.visit("delay", delay, "\(delay.inWords) s")
    case .declined(let reason):
      visitor.name("declined")
      visitor.visit("reason", reason.inWords, reason.inWords)
    case .log(let text):
      visitor.name("log")
      visitor.visit("text", text, text)
    case .lifecycle(let call): visitor.name(call.rawValue)
    }
  }
}

extension KeyboardNotification {
  fileprivate func accept(_ visitor: inout some EventVisitor & ~Copyable) {
    visitor.name(name.rawValue)
    visitor.visit("begin", begin, "B: \(begin.inBraces)")
    visitor.visit("end", end, "  E: \(end.inBraces)")
    visitor.animation(animation)
    if let isLocal { visitor.visit("isLocal", isLocal, "") }
  }
}

extension EventVisitor where Self: ~Copyable {
  /// Takes what moved from where to where.
  fileprivate mutating func move<Value: FigureValue>(
    _ from: Value, _ to: Value, words: (Value) -> String
  ) {
    visit("from", from, words(from))
    visit("to", to, " → \(words(to))")
  }

  /// Takes what happened where that is all there is to it.
  fileprivate mutating func moved<Value: FigureValue>(
    _ name: String, _ from: Value, _ to: Value, by author: Author,
    _ animation: Animation? = nil, words: (Value) -> String
  ) {
    self.name(name)
    move(from, to, words: words)
    by(author, animation)
  }

  /// Takes who moved it, and how.
  fileprivate mutating func by(_ author: Author, _ animation: Animation? = nil) {
    visit("by", author.rawValue, "  by \(author.rawValue)")
    if let animation { self.animation(animation) }
  }

  fileprivate mutating func animation(_ animation: Animation) {
    visit("duration", animation.duration, "  \(animation.duration.inWords) s")
    visit("curve", animation.curve.rawValue, " curve \(animation.curve.rawValue)")
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
    case .barIsAboveKeyboard: "the bar's field goes with the keyboard, and is in no row"
    case .noRows: "the fields are in no table, so that there is no row to scroll to"
    case .nullFrame:
      "CGRectInset took more than the frame had: a null frame, for which UIKit raises "
        + "CALayerInvalidGeometry"
    case .unusableNumber:
      "a number was infinite, beyond a billion or none at all, for which UIKit raises "
        + "CALayerInvalidGeometry"
    case .noRow(let row):
      "there is no row \(row), counted from 0, for which UIKit raises NSRangeException"
    }
  }
}
