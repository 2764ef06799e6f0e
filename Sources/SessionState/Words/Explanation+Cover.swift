import Avoidance
import Foundation
import Simulation

/// The sentences of `why` about where the active row was, or where it would be without scrolling.
extension Explanation {
  /// A sentence for `why` that says where the active row would be without scrolling, or nothing.
  ///
  /// If neither the keyboard nor the active field changed, only a scroll needs this sentence.
  var coverSentences: [String] {
    guard phone.firstResponder != nil, phone.keyboardTop != nil else { return [] }
    guard !hasFieldOrKeyboardChanged else {
      let isAfterScroll = firstScroll(from: 0, to: indexOfChange) != nil
      return place(
        would: true, after: isAfterScroll ? "Without more scrolling" : "Without scrolling")
    }
    return switch firstScroll(from: 0, to: phone.events.count)?.author {
    case .user: place(would: false, after: "Before the drag")
    case .script: place(would: false, after: "Before the command")
    case .uikit, .strategy, .app: place(would: true, after: "Without scrolling")
    case nil: []
    }
  }

  /// The words "the drag" or "the command" if the last command's scroll hid the active row, or nil.
  ///
  /// Nil also if the row was not fully visible before the command.
  var hidingScroll: String? {
    guard let earlier, !hasFieldOrKeyboardChanged, let row = phone.firstResponder,
      earlier.firstResponder == row, ActivePlace(earlier)?.isInView == true,
      ActivePlace(settled.phone)?.isInView == false
    else { return nil }
    return switch firstScroll(from: 0, to: phone.events.count)?.author {
    case .user: "the drag"
    case .script: "the command"
    case .uikit, .strategy, .app, nil: nil
    }
  }

  /// Returns a sentence about where the active row is without the last command's scrolling.
  ///
  /// `would` is true if that position is hypothetical; `condition` is the sentence's beginning.
  private func place(would: Bool, after condition: String) -> [String] {
    guard let row = phone.firstResponder, let top = phone.coverTop, let name = phone.nameOfCover
    else { return [] }
    let cover = top == phone.keyboardTop ? name : "\(name), which begins at y \(top.inWords)"
    let (begin, end) = would ? ("would begin", "would end") : ("began", "ended")
    let start = "\(condition), \(state.name(ofRow: row))"
    let even = would ? "Even w\(start.dropFirst())" : start
    let frame = frameWithoutScrolling(ofRow: row)
    let visible = phone.visibleTableFrame
    if !visible.isEmpty, frame.minY < visible.minY, frame.minY < top {
      return [
        "\(start) \(begin) at y \(frame.minY.inWords), "
          + "\((visible.minY - frame.minY).inWords) points above the table's visible part."
      ]
    }
    if let lifted = phone.liftedKeyboardFrame, frame.minY >= lifted.maxY {
      return ["\(even) \(begin) at y \(frame.minY.inWords), below the keyboard."]
    }
    if let lifted = phone.liftedKeyboardFrame, frame.minY >= lifted.minY,
      frame.maxY > lifted.maxY
    {
      return [
        "\(start) \(begin) at y \(frame.minY.inWords), its top "
          + "\((lifted.maxY - frame.minY).inWords) under the keyboard."
      ]
    }
    let bottom = frame.maxY
    return (bottom - top).roundedForWords > 0
      ? ["\(start) \(end) at y \(bottom.inWords), \((bottom - top).inWords) under \(cover)."]
      : ["\(even) \(end) at y \(bottom.inWords), above \(cover)."]
  }

  /// Returns the frame in screen coordinates that a row would have if the last command had not
  /// scrolled.
  private func frameWithoutScrolling(ofRow row: Int) -> CGRect {
    let table = phone.table
    let scrolled = table.contentOffset.model.y - offsetBefore
    let frame = phone.convertToScreen(
      fromTable: table.rect(forRow: row).offsetBy(dx: 0, dy: scrolled))
    return frame.offsetBy(dx: 0, dy: lift + outerScroll)
  }

  /// The points that scroll views around the table scrolled after the keyboard or field changed.
  private var outerScroll: CGFloat {
    phone.events.dropFirst(indexOfChange).reduce(0) { sum, event in
      guard case .outerOffset(_, let from, let to, _, _) = event.kind else { return sum }
      return sum + to.y - from.y
    }
  }

  /// How far the strategy moved the table up by changing frames, in points.
  private var lift: CGFloat {
    var lift: CGFloat = 0
    for event in phone.events {
      if case .rootFrame(let from, let to, .strategy, _) = event.kind {
        lift += from.minY - to.minY
      }
      if case .tableFrame(let from, let to, .strategy, _) = event.kind {
        lift += from.minY - to.minY
      }
    }
    return lift
  }

  /// The table's vertical offset before the scroll for the active field or the keyboard.
  ///
  /// Without such a scroll, the offset before the last command.
  private var offsetBefore: CGFloat {
    firstScroll(from: indexOfChange, to: phone.events.count)?.offset
      ?? before?.table.contentOffset.model.y.rounded() ?? phone.table.contentOffset.model.y
  }

  /// Whether a field became active or the keyboard changed during the last command.
  private var hasFieldOrKeyboardChanged: Bool { changes.contains { $0 } }

  /// The index of the first event that makes a field active or changes the keyboard.
  ///
  /// After several changes of the keyboard, the index of the last one's announcement.
  var indexOfChange: Int {
    let keyboards = keyboardChanges
    guard keyboards.count > 1, let last = keyboards.last else {
      return changes.firstIndex(of: true) ?? 0
    }
    return phone.events.lastIndex {
      $0.notification.map { $0.name == .willChangeFrame && $0.hasSameEnd(as: last) } ?? false
    } ?? 0
  }

  /// For each event of the last command, whether a field becomes active or the keyboard changes.
  private var changes: [Bool] {
    // A floating keyboard may post only didChangeFrame.
    let isFloating = keyboardChanges.first?.name == .didChangeFrame
    return phone.events.map { event in
      switch event.kind {
      case .call(.shouldBeginEditing, _, _), .call(.didBeginEditing, _, _): true
      case .notification(let notification):
        notification.isAhead || isFloating
      case .call, .touch, .recognizer, .recognized, .offset, .clamped, .inset, .systemInset,
        .outerOffset, .outerInset, .outerFrame, .tableFrame, .rootFrame, .fieldFrame, .sheetFrame,
        .rowHeight, .rowUpdate, .contentSize, .fieldScroll, .keyboardPulled, .selected, .timer,
        .declined, .log, .lifecycle:
        false
      }
    }
  }

  /// Returns who made the first scroll in a range of events, and the offset before that scroll.
  private func firstScroll(from start: Int, to end: Int) -> (author: Author, offset: CGFloat)? {
    for event in phone.events[start..<end] {
      if case .offset(let from, let to, _, let author, _) = event.kind, from != to {
        return (author, from)
      }
      if case .clamped(let from, _) = event.kind { return (.uikit, from) }
    }
    return nil
  }
}
