import Foundation
import Simulation

/// What takes an event apart: its name first, then its figures one after the other.
protocol EventReader: ~Copyable {
  /// Takes what happened, by the name that UIKit gives it where it has one.
  mutating func name(_ name: String)

  /// Takes a figure under its name in the state record, and as a line shows it.
  mutating func take(
    _ key: StaticString, _ value: some FigureValue, _ words: @autoclosure () -> String)

  /// Takes a row, counted from 0; none is the docked bar.
  mutating func row(_ row: Int?)

  /// Takes what only a line shows.
  mutating func words(_ words: @autoclosure () -> String)
}

/// As the state record has it, where rows count from 1.
extension EventReader where Self: ~Copyable {
  mutating func name(_ name: String) { take("name", name, "") }

  mutating func row(_ row: Int?) { take("row", row.map { $0 + 1 }, "") }

  mutating func words(_ words: @autoclosure () -> String) {}
}

extension Event {
  /// Lets a reader have the event: the one place that says what belongs to each kind.
  func tell(_ reader: inout some EventReader & ~Copyable) {
    switch kind {
    case .touch(let point, let target):
      reader.name("touch")
      reader.take("at", point, "(\(point.x.inWords), \(point.y.inWords)) ")
      reader.take("target", target.inWords, target.inWords)
    case .call(let call, let row, let isTextView):
      reader.name(call.name(isTextView: isTextView))
      reader.row(row)
    case .notification(let notification): notification.tell(&reader)
    case .recognizer(let isAdded):
      reader.name(isAdded ? "addGestureRecognizer" : "removeGestureRecognizer")
      reader.words("table")
    case .recognized:
      reader.name("tapRecognized")
      reader.words("table")
    case .offset(let from, let to, let asked, let author, let animation):
      reader.name("setContentOffset")
      reader.move(from, to) { $0.inWords }
      reader.take("asked", asked, asked == to ? "" : " (asked \(asked.inWords))")
      reader.by(author, animation)
    case .outerOffset(let scroll, let from, let to, let author, let animation):
      reader.name("setContentOffset")
      reader.take("scroll", scroll, "scrolls.\(scroll)  ")
      reader.move(from, to) { $0.inWords }
      reader.by(author, animation)
    case .outerInset(let scroll, let from, let to, let author, let animation):
      reader.name("setContentInset")
      reader.take("scroll", scroll, "scrolls.\(scroll)  ")
      reader.move(from, to) { $0.inWords }
      reader.by(author, animation)
    case .outerFrame(let scroll, let from, let to, let author, let animation):
      reader.name("setFrame")
      reader.take("scroll", scroll, "scrolls.\(scroll)  ")
      reader.move(from, to) { $0.inBraces }
      reader.by(author, animation)
    case .clamped(let from, let to):
      reader.moved("clampContentOffset", from, to, by: .uikit) { $0.inWords }
    case .inset(let from, let to, let author, let animation):
      reader.moved("setContentInset", from, to, by: author, animation) { $0.inWords }
    case .systemInset(let from, let to):
      reader.moved("adjustedContentInsetDidChange", from, to, by: .uikit) { $0.inWords }
    case .tableFrame(let from, let to, let author, let animation):
      reader.moved("setTableFrame", from, to, by: author, animation) { $0.inBraces }
    case .rootFrame(let from, let to, let author, let animation):
      reader.moved("setRootFrame", from, to, by: author, animation) { $0.inBraces }
    case .sheetFrame(let from, let to, let animation):
      reader.moved("setSheetFrame", from, to, by: .uikit, animation) { $0.inBraces }
    case .rowHeight(let row, let from, let to):
      reader.name("beginUpdates endUpdates")
      reader.row(row)
      reader.words(" ")
      reader.move(from, to) { $0.inWords }
      reader.by(.uikit)
    case .rowUpdate(let inserted, let deleted):
      reader.name("insertRows deleteRows")
      reader.take("inserted", inserted, "\(inserted) in")
      reader.take("deleted", deleted, "  \(deleted) out")
      reader.words("  by \(Author.uikit.rawValue)")
    case .contentSize(let from, let to):
      reader.name("contentSize")
      reader.words("height ")
      reader.move(from, to) { $0.height.inWords }
      reader.by(.uikit)
    case .fieldScroll(let row, let isNeeded):
      reader.name("scrollTextFieldToVisible")
      reader.row(row)
      reader.words(isNeeded ? "" : " (in the bounds already)")
    case .keyboardPulled(let y):
      reader.name("keyboardFollowsFinger")
      reader.take("to", y, "top at \(y.inWords)")
    case .selected(let row):
      reader.name("tableViewDidSelectRow")
      reader.row(row)
    case .timer(let delay):
      reader.name("performAfterDelay")
      reader.take("delay", delay, "\(delay.inWords) s")
    case .declined(let reason):
      reader.name("declined")
      reader.take("reason", reason.inWords, reason.inWords)
    case .log(let text):
      reader.name("log")
      reader.take("text", text, text)
    case .lifecycle(let call): reader.name(call.rawValue)
    }
  }
}

extension KeyboardNotification {
  fileprivate func tell(_ reader: inout some EventReader & ~Copyable) {
    reader.name(name.rawValue)
    reader.take("begin", begin, "B: \(begin.inBraces)")
    reader.take("end", end, "  E: \(end.inBraces)")
    reader.animation(animation)
    if let isLocal { reader.take("isLocal", isLocal, "") }
  }
}

extension EventReader where Self: ~Copyable {
  /// Takes what moved from where to where.
  fileprivate mutating func move<Value: FigureValue>(
    _ from: Value, _ to: Value, words: (Value) -> String
  ) {
    take("from", from, words(from))
    take("to", to, " → \(words(to))")
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
    take("by", author.rawValue, "  by \(author.rawValue)")
    if let animation { self.animation(animation) }
  }

  fileprivate mutating func animation(_ animation: Animation) {
    take("duration", animation.duration, "  \(animation.duration.inWords) s")
    take("curve", animation.curve.rawValue, " curve \(animation.curve.rawValue)")
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
