import FileErrors
import Foundation
import SessionCore
import SessionState
import Simulation

/// The arguments of the command `scroll`: a scroll as an app's code makes it, without a finger.
package struct Scroll: Equatable, Sendable {
  package var way: Target
  /// Whether the scroll is animated, as with UIKit's `animated: true`.
  package var isAnimated = false

  /// The target of a scroll: an offset, an edge, or a row, in the table or a scroll view around it.
  package enum Target: Equatable, Sendable {
    case to(CGFloat)
    case by(CGFloat)
    case row(field: String, ScrollPosition)
    case rect(CGRect)
    /// Scrolls a scroll view around the table to an offset.
    ///
    /// The number is the view's index among these scroll views, from 0 for the outermost.
    case outer(Int, to: CGPoint)
    case top
    case bottom
  }
}

extension Command {
  package static let scroll = Command(
    "scroll", .focus,
    Words(
      summary: "Scroll as an app's code does, at once or animated",
      details: [
        "to and by set contentOffset, which UIKit does not clamp. row is scrollToRow(at:at:), "
          + "and rect is scrollRectToVisible in content coordinates. top and bottom are the "
          + "ends of the legal range. outer N X Y sets the contentOffset of scrolls.N, a "
          + "scroll view around the table. animated moves like UIKit's own scrolling; hold "
          + "on and step show it."
      ],
      examples: [
        Example("scroll row zip middle", "scrolls the row of zip to the middle"),
        Example("scroll bottom", "scrolls to the end"),
      ]),
    .moves, grammar
  ) { state, scroll throws(CommandError) in
    let (offset, containers) = (
      state.phone.table.contentOffset.model.y, state.phone.containers
    )
    try state.move(scroll.way, animation: scroll.isAnimated ? .scroll : nil)
    if state.phone.table.contentOffset.model.y != offset || state.phone.containers != containers {
      state.simulator.willScroll()
    }
    return .none
  }

  private static var grammar: Grammar<Scroll> {
    let ways = Grammar<Scroll.Target>.keywords(
      "the word after `scroll`",
      [
        ("to", offset.map { .to(CGFloat($0)) }),
        ("by", Grammar<Double>.number("DY").map { .by(CGFloat($0)) }),
        ("row", toRow), ("rect", Grammar<CGRect>.rect.map { .rect($0) }),
        ("outer", outer), ("top", Grammar.none.map { .top }),
        ("bottom", Grammar.none.map { .bottom }),
      ])
    return ways.modified(by: Grammar<String>.keyword("animated").ifBegun())
      .map { Scroll(way: $0, isAnimated: $1 != nil) }
  }

  private static var offset: Grammar<Double> {
    var slot = Slot("Y")
    slot.accepts = { Double($0) != nil }
    return Grammar(slot) { word, arguments throws(CommandError) in
      do throws(CommandError) {
        return try arguments.number(word, "Y", in: -1e6...1e6)
      } catch {
        var error = error
        if ["top", "bottom"].contains(word.text) { error.suggestions = ["scroll \(word.text)"] }
        throw error
      }
    }
  }

  private static var outer: Grammar<Scroll.Target> {
    Grammar<Int>.count("N", in: 0...100)
      .then(Grammar<Double>.number("X").then(.number("Y")))
      .map { .outer($0, to: CGPoint(x: $1.0, y: $1.1)) }
  }

  private static var toRow: Grammar<Scroll.Target> {
    Grammar<String>.word(.field).then(Grammar<ScrollPosition>.choice("the position").optional())
      .map { .row(field: $0, $1 ?? ScrollPosition.none) }
  }
}

extension State {
  fileprivate mutating func move(
    _ way: Scroll.Target, animation: Animation?
  ) throws(CommandError) {
    let table = phone.table
    switch way {
    case .to(let y): phone.setContentOffset(y, by: .script, animation: animation)
    case .by(let distance):
      phone.setContentOffset(
        table.contentOffset.model.y + distance, by: .script, animation: animation)
    case .row(let field, let position):
      let row = try row(ofRowNamed: field)
      phone.scrollToRow(row, at: position, by: .script, animation: animation)
    case .outer(let number, let offset):
      let outers = phone.outerScrolls
      guard outers.indices.contains(number) else {
        throw CommandError(
          .nothingTo(
            outers.isEmpty
              ? "scroll: no scroll view is around the table"
              : "scroll: the scroll views around the table are 0 to \(outers.count - 1)"))
      }
      phone.setOuterOffset(
        offset, ofContainer: outers[number], by: .script, animation: animation)
    case .rect(let rect): phone.scrollRectToVisible(rect, by: .script, animation: animation)
    case .top: phone.setContentOffset(table.minimumOffset, by: .script, animation: animation)
    case .bottom: phone.setContentOffset(table.maximumOffset, by: .script, animation: animation)
    }
  }

  /// Returns the index of the row with a name, even of a row without a field; throws for the field
  /// in a chat's input bar.
  private func row(ofRowNamed name: String) throws(CommandError) -> Int {
    if case .notAField(let row) = form.find(name) { return row }
    let row = try form.row(named: name)
    guard row != form.barRow else {
      throw CommandError(.nothingTo("scroll to: \(self.name(ofRow: row)) is in no row"))
    }
    return row
  }
}
