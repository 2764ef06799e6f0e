import Foundation
import Simulation

/// A receiver of an event's details, such as a function that writes the event's line or JSON.
///
/// The event passes its name first, and then the details one by one.
package protocol EventVisitor: ~Copyable {
  /// Receives the event's name, which is UIKit's name if there is one.
  mutating func name(_ name: String)

  /// Receives a detail of an event: its JSON key, its value, and its text for the printed line.
  mutating func visit(
    _ key: StaticString, _ value: some FigureValue, _ words: @autoclosure () -> String)

  /// Receives the index of the row that an event is about, counted from 0.
  ///
  /// Nil means the docked bar, such as a chat's input bar.
  mutating func row(_ row: Int?)

  /// Receives a text that belongs only in the event's printed line, and not in its JSON.
  mutating func words(_ words: @autoclosure () -> String)

  /// Receives the sentence that the command `why` prints to explain the event.
  ///
  /// The closure returns nil if the event needs no explanation.
  mutating func why(_ sentence: (Explanation) -> String?)
}

/// The default implementations, for writing an event as JSON, where rows are counted from 1.
extension EventVisitor where Self: ~Copyable {
  package mutating func name(_ name: String) { visit("name", name, "") }

  package mutating func row(_ row: Int?) { visit("row", row.map { $0 + 1 }, "") }

  package mutating func words(_ words: @autoclosure () -> String) {}

  package mutating func why(_ sentence: (Explanation) -> String?) {}
}

extension Event {
  /// Passes the event's name and details to a receiver, one by one.
  ///
  /// This function is the only list of the details of each kind of event.
  package func accept(_ visitor: inout some EventVisitor & ~Copyable) {
    switch kind {
    case .touch(let point, let target):
      visitor.name("touch")
      visitor.visit("at", point, "(\(point.x.inFourPlaces), \(point.y.inFourPlaces)) ")
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
      visitor.why { _ in "The tap recognizer on the table resigned the field." }
    case .offset(let from, let to, let asked, let author, let animation):
      let change = ChangedValue(from, to, author, animation, wording: .number)
      visitor.name("setContentOffset")
      visitor.values(change)
      visitor.visit("asked", asked, asked == to ? "" : " (asked \(asked.inFourPlaces))")
      visitor.manner(change)
      visitor.why { $0.scrolled(change, asked: asked, in: self) }
    case .outerOffset(let scroll, let from, let to, let author, let animation):
      let change = ChangedValue(from, to, author, animation, wording: .offset)
      visitor.take("setContentOffset", scroll: scroll, change)
      visitor.why {
        $0.did("scrolled the scroll view around the table (scrolls.\(scroll))", change, in: self)
      }
    case .outerInset(let scroll, let from, let to, let author, let animation):
      let change = ChangedValue(
        from, to, author, animation,
        wording: .insets("the", "content inset of scrolls.\(scroll)"))
      visitor.take("setContentInset", scroll: scroll, change)
      visitor.why { $0.did("changed", change, in: self) }
    case .outerFrame(let scroll, let from, let to, let author, let animation):
      let change = ChangedValue(
        from, to, author, animation, wording: .frame(of: "scrolls.\(scroll)"))
      visitor.take("setFrame", scroll: scroll, change)
      visitor.why { $0.did("changed", change, in: self) }
    case .clamped(let from, let to):
      visitor.take("clampContentOffset", ChangedValue(from, to, wording: .number))
      visitor.why { $0.clamped(from, to, in: self) }
    case .inset(let from, let to, let author, let animation):
      let change = ChangedValue(from, to, author, animation, wording: .insets())
      visitor.take("setContentInset", change)
      visitor.why { $0.did("changed", change, in: self) }
    case .systemInset(let from, let to):
      let change = ChangedValue(from, to, wording: .insets("its part of the", "inset"))
      visitor.take("adjustedContentInsetDidChange", change)
      visitor.why { $0.adjusted(change, in: self) }
    case .tableFrame(let from, let to, let author, let animation):
      let change = ChangedValue(from, to, author, animation, wording: .frame(of: "the table"))
      visitor.take("setTableFrame", change)
      visitor.why {
        $0.did(
          "changed", change, in: self,
          byUIKit:
            ", because the \($0.phone.scene.hasSheet ? "sheet" : "root view") laid out its table again."
        )
      }
    case .rootFrame(let from, let to, let author, let animation):
      let change = ChangedValue(
        from, to, author, animation, wording: .frame(of: "the root view"))
      visitor.take("setRootFrame", change)
      visitor.why { $0.did("changed", change, in: self) }
    case .fieldFrame(let row, let from, let to, let author, let animation):
      let change = ChangedValue(from, to, author, animation, wording: .frame(of: "it"))
      visitor.name("setFrame")
      visitor.row(row)
      visitor.words("  ")
      visitor.values(change)
      visitor.manner(change)
      visitor.why {
        let frame = ValueWording.frame(of: $0.state.name(ofRow: row))
        return $0.did(
          "changed", ChangedValue(from, to, author, animation, wording: frame), in: self,
          byUIKit: ", because of its layout.")
      }
    case .sheetFrame(let from, let to, let animation):
      let change = ChangedValue(from, to, .uikit, animation, wording: .frame(of: "the sheet"))
      visitor.take("setSheetFrame", change)
      visitor.why { $0.moved(change, in: self) }
    case .rowHeight(let row, let from, let to):
      let change = ChangedValue(from, to, wording: .number)
      visitor.name("beginUpdates endUpdates")
      visitor.row(row)
      visitor.words(" ")
      visitor.values(change)
      visitor.manner(change)
      visitor.why { $0.fitted(row: row, from, to) }
    case .rowUpdate(let inserted, let deleted):
      visitor.name("insertRows deleteRows")
      visitor.visit("inserted", inserted, "\(inserted) in")
      visitor.visit("deleted", deleted, "  \(deleted) out")
      visitor.words("  by \(Author.uikit.rawValue)")
      visitor.why { $0.updated(inserted: inserted, deleted: deleted) }
    case .contentSize(let from, let to):
      let change = ChangedValue(from, to, wording: .height)
      visitor.name("contentSize")
      visitor.words("height ")
      visitor.values(change)
      visitor.manner(change)
      visitor.why { _ in
        "Rows that came onto the screen were measured: the content is \(to.height.inWords) points "
          + "high, not the estimated \(from.height.inWords)."
      }
    case .fieldScroll(let row, let isNeeded):
      visitor.name("scrollTextFieldToVisible")
      visitor.row(row)
      visitor.words(isNeeded ? "" : " (already in the bounds)")
    case .keyboardPulled(let y):
      visitor.name("keyboardFollowsFinger")
      visitor.visit("to", y, "top at \(y.inFourPlaces)")
      visitor.why { _ in "The keyboard followed the finger to y \(y.inWords)." }
    case .selected(let row):
      visitor.name("tableViewDidSelectRow")
      visitor.row(row)
    case .timer(let delay):
      visitor.name("performAfterDelay")
      visitor.visit("delay", delay, "\(delay.inFourPlaces) s")
      visitor.why { $0.delayed(by: delay) }
    case .declined(let reason):
      visitor.name("declined")
      visitor.visit("reason", reason.inWords, reason.inWords)
      visitor.why { $0.declined(reason, in: self) }
    case .log(let text):
      visitor.name("log")
      visitor.visit("text", text, text)
    case .lifecycle(let call):
      visitor.name(call.rawValue)
      visitor.why { call.sentence(hasField: $0.phone.responder != nil) }
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
  /// Receives the old and the new value of a change as the details `from` and `to`.
  fileprivate mutating func values<Value>(_ change: ChangedValue<Value>) {
    visit("from", change.from, change.fromInLog)
    visit("to", change.to, " → \(change.toInLog)")
  }

  /// Receives the details `by` (who made a change) and, if there is one, the change's animation.
  fileprivate mutating func manner<Value>(_ change: ChangedValue<Value>) {
    visit("by", change.author.rawValue, "  by \(change.author.rawValue)")
    if let animation = change.animation { self.animation(animation) }
  }

  /// Receives the details of a changed value: its name, both values, who changed it, and how.
  ///
  /// `scroll` is the index of a scroll view around the table, or nil for the table itself.
  fileprivate mutating func take<Value>(
    _ name: String, scroll: Int? = nil, _ change: ChangedValue<Value>
  ) {
    self.name(name)
    if let scroll { visit("scroll", scroll, "scrolls.\(scroll)  ") }
    values(change)
    manner(change)
  }

  fileprivate mutating func animation(_ animation: Animation) {
    visit("duration", animation.duration, "  \(animation.duration.inFourPlaces) s")
    visit("curve", animation.curve.rawValue, " curve \(animation.curve.rawValue)")
  }
}

extension HitTarget {
  /// Whether this element of the phone's screen is a text field, which a tap makes active.
  package var isField: Bool {
    switch self {
    case .field, .barField: true
    case .statusBar, .navigationBar, .tabBar, .keyboard, .bottomBar, .control, .row, .header,
      .footer, .table, .background:
      false
    }
  }

  /// The index of the row whose switch, button or menu this element is, or nil for other elements.
  package var controlRow: Int? {
    if case .control(let row) = self { row } else { nil }
  }

  /// The name of the touched element as text, such as `header of section 1`.
  ///
  /// Rows and sections are counted from 1.
  package var inWords: String {
    switch self {
    case .statusBar: "status bar"
    case .navigationBar: "navigation bar"
    case .tabBar: "tab bar"
    case .keyboard: "keyboard"
    case .bottomBar: "bottom bar"
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
  /// The reason why a keyboard-avoidance strategy or an app's code did nothing, as a clause.
  package var inWords: String {
    switch self {
    case .notScrolledToBottom(let offset, let needed):
      "the table was not at its bottom (offset \(offset.inWords); the bottom is \(needed.inWords))"
    case .noOverlap: "the keyboard does not overlap the table"
    case .insetIsEnough: "the bottom inset was already large enough"
    case .insetIsSame: "the content inset that it set was already there"
    case .alreadyVisible: "the whole row was already in view"
    case .noActiveField: "no field of the form was active"
    case .barIsAboveKeyboard: "the active field is in the bar, which moves with the keyboard"
    case .fieldIsInNavigationBar: "the active field is in the navigation bar"
    case .noRows: "the fields are not in a table, so there is no row to scroll to"
    case .nullFrame:
      "CGRectInset made the frame null, and UIKit raises CALayerInvalidGeometry for a null frame"
    case .unusableNumber:
      "a number was infinite, not a number or above a billion, and UIKit raises "
        + "CALayerInvalidGeometry for it"
    case .noRow(let row):
      "there is no row \(row), counted from 0, and UIKit raises NSRangeException for it"
    }
  }
}
