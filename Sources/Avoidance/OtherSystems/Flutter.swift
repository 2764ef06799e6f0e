import AvoidanceEngine
import Foundation
import Simulation

extension Strategy {
  /// The strategy of Flutter's Scaffold with a list of text fields, since Flutter 3.13.
  ///
  /// Flutter needs iOS 11, according to its project template.
  ///
  /// The body ends at the top of the keyboard or the bottom bar, whichever is higher. When the
  /// keyboard grows or the focus changes, the caret's rectangle with `scrollPadding` (20) is
  /// scrolled into view. The list scrolls by the least movement within its range. A caret that
  /// fills the body stays. The simulated caret is as high as its row.
  ///
  /// `resizeToAvoidBottomInset=false` leaves the body unchanged. A keyboard that ends above the
  /// screen's bottom is ignored (the engine's FlutterViewController, pull request 37719).
  package static let flutter = Strategy(
    .flutter,
    rule: "body ends at the keyboard; least movement of the caret with padding around it",
    source: "Flutter 3.13, Scaffold and EditableText", support: Support(.flutter, iOS: 11),
    setup: .flutter,
    flaws: [
      "a floating keyboard may cover the field",
      "the offset stays on hide",
      "the last row gets no padding, because the list ends there",
      "version=3.3 subtracts the keyboard's height even when the keyboard is undocked (issues "
        + "86847, 104689), and shows the nearer edge of a row that fills the body",
    ],
    when: .layout, room: .frameToKeyboard, reveal: .viewport, motion: .keyboard, hide: .mirror,
    margin: 20, undocked: .ignoreAboveBottom,
    options: [
      Option(
        "resizeToAvoidBottomInset", for: .room, true: Room.frameToKeyboard, false: .none
      ) { $0.room = $1 },
      Option("scrollPadding", for: .margin),
    ],
    versions: [
      Version("3.13", "an undocked keyboard does not count"),
      Version(
        "3.3", "every keyboard takes its height from the body",
        rule: "body loses the keyboard's height; least movement of the caret with padding around it"
      ) {
        $0.when = .anyChange
        $0.room = .frameLessKeyboard
        $0.reveal = .viewEdge
        $0.undocked = .follow
      },
    ])
}

extension Setup {
  fileprivate static let flutter = Setup(taking: [.margin, .room]) { strategy in
    """
    // Flutter 3.13 or later
    Scaffold(
      resizeToAvoidBottomInset: \(strategy.room != .none),
      body: ListView(children: [
        TextField(scrollPadding: const EdgeInsets.all(\(strategy.margin.inDigits))),
      ]),
    )
    """
  }
}

extension Room {
  /// A strategy's decision to end the table's frame a keyboard's height above the screen's bottom.
  ///
  /// Only the keyboard's height matters, and not the keyboard's position.
  package static let frameLessKeyboard = Room(
    "frameLessKeyboard", "the table's frame ends a keyboard's height above the screen's bottom",
    by: .frame
  ) { step in
    var docked = step.keyboardOnScreen
    docked.origin.y = step.phone.scene.screenSize.height - docked.height
    guard !step.phone.isNested else {
      step.endBody(atTopOf: step.phone.scene.windowRect(fromScreen: docked))
      return
    }
    step.rememberTableFrame()
    step.endTable(atTopOf: step.phone.scene.windowRect(fromScreen: docked))
  }
}

extension Reveal {
  /// A strategy's decision to scroll by the least movement that shows the row and its margin.
  ///
  /// A row that fills the viewport stays.
  ///
  /// This is Flutter's RenderViewportBase.showInViewport since 3.13.
  package static let viewport = Reveal(
    "viewport",
    "the least movement that shows the row with its margin"
  ) { step in
    guard let edges = step.edgesInViewport() else { return }
    let now = step.phone.table.contentOffset.model.y
    step.scroll(within: min(max(now, edges.lowest), edges.highest))
  }

  /// A strategy's decision to scroll by the least movement, as Flutter did up to release 3.10.
  ///
  /// The movement shows the active row and its margin. For a row that is too tall for the viewport,
  /// it shows the nearer edge.
  package static let viewEdge = Reveal(
    "viewEdge", "the least movement that shows the row with its margin, or at least its nearer edge"
  ) { step in
    guard let edges = step.edgesInViewport() else { return }
    let now = step.phone.table.contentOffset.model.y
    guard edges.top < edges.bottom else {
      step.scroll(within: min(max(now, edges.lowest), edges.highest))
      return
    }
    let isTopNearer = abs(now - edges.top) < abs(now - edges.bottom)
    step.scroll(within: isTopNearer ? edges.top : edges.bottom)
  }
}

/// The offsets that align the active row's edges, including its margin, with the viewport's edges.
private struct ViewportEdges {
  let top: CGFloat
  let bottom: CGFloat

  var lowest: CGFloat { min(top, bottom) }
  var highest: CGFloat { max(top, bottom) }
}

extension Step {
  fileprivate mutating func edgesInViewport() -> ViewportEdges? {
    guard let row = rowToReveal() else { return nil }
    let span = phone.table.rows.span(ofRow: row)
    let visible = phone.table.unobscured
    let now = phone.table.contentOffset.model.y
    return ViewportEdges(
      top: now + span.lowerBound - margin - visible.lowerBound,
      bottom: now + span.upperBound + marginBelow - visible.upperBound)
  }

  /// Scrolls the table to an offset, limited to the legal range.
  ///
  /// Then the scroll views around the table scroll to the active row, the innermost first, as in
  /// Flutter's RenderViewportBase.showOnScreen.
  fileprivate mutating func scroll(within offset: CGFloat) {
    setContentOffset(phone.table.legalOffset(offset))
    guard let row = activeRow else { return }
    scrollOutersToShow(phone.table.rect(forRow: row).insetBy(dx: 0, dy: -margin))
  }
}
