import Foundation
import Simulation

/// The sentence of `why` about an animation that was running before the last command.
extension Explanation {
  /// A sentence that says what that animation moved during the last command, or nothing.
  var progress: [String] {
    guard let before else { return [] }
    let clauses = progressClauses(from: before, to: phone.presented)
    guard !clauses.isEmpty else { return [] }
    let end = phone.isAtRest ? "and ended" : "and continues"
    return ["The animation in progress \((clauses + [end]).joined(separator: ", "))."]
  }

  /// Returns one clause for each view that differs between two moments of a phone.
  private func progressClauses(from old: Phone, to new: Phone) -> [String] {
    var clauses: [String] = []
    func add(_ deed: String, _ from: CGFloat, _ to: CGFloat, after word: String = "") {
      let (from, to) = (
        FigureUnit.points.words(for: from, isMoving: true),
        FigureUnit.points.words(for: to, isMoving: !phone.isAtRest)
      )
      if from != to { clauses.append("\(deed) from \(word)\(from) to \(word)\(to)") }
    }
    func add(_ view: String, _ from: CGRect, _ to: CGRect) {
      let parts = ValueWording.frame(of: view).parts
      for (from, to) in zip(parts(from), parts(to)) {
        add("changed \(from.name)", from.number, to.number)
      }
    }
    let keyboards = (old.keyboard.frame.model, new.keyboard.frame.model)
    add("moved the keyboard", keyboards.0.minY, keyboards.1.minY, after: "y ")
    if new.scene.hasSheet, let from = old.containers.first, let to = new.containers.first {
      add("the sheet", from.frame, to.frame)
    }
    let set = Set(phone.events.compactMap(\.movedView))
    if !set.contains(.root) { add("the root view", old.rootView.model, new.rootView.model) }
    if !set.contains(.table) { add("the table", old.table.frame.model, new.table.frame.model) }
    let scrolls = (old.containers.filter(\.isScroll), new.containers.filter(\.isScroll))
    for (index, (from, to)) in zip(scrolls.0, scrolls.1).enumerated()
    where !set.contains(.outer(index)) {
      add(
        "scrolled the scroll view around the table (scrolls.\(index))", from.boundsOrigin.y,
        to.boundsOrigin.y)
    }
    if !set.contains(.content) {
      add("scrolled", old.table.contentOffset.model.y, new.table.contentOffset.model.y)
    }
    return clauses
  }
}

extension Container {
  fileprivate var isScroll: Bool { scroll != nil }
}

extension Event {
  /// A view whose frame or offset an event sets.
  fileprivate enum MovedView: Hashable {
    case root
    case table
    case content
    /// The scroll view around the table with the given index, from 0 for the outermost.
    case outer(Int)
  }

  /// The view whose frame or offset the event sets, or nil for another event.
  fileprivate var movedView: MovedView? {
    switch kind {
    case .rootFrame: .root
    case .tableFrame: .table
    case .offset, .clamped: .content
    case .outerOffset(let scroll, _, _, _, _): .outer(scroll)
    case .call, .touch, .notification, .recognizer, .recognized, .inset, .systemInset,
      .outerInset, .outerFrame, .fieldFrame, .sheetFrame, .rowHeight, .rowUpdate, .contentSize,
      .fieldScroll, .keyboardPulled, .selected, .timer, .declined, .log, .lifecycle:
      nil
    }
  }
}
