import AvoidanceEngine
import Foundation
import Simulation

/// A plan for scrolling a row into view when the table is inside scroll views, for `least-motion`.
///
/// The table moves alone if its visible part has space for the row and it can scroll that far.
/// Otherwise it shows the row in its own bounds, and the next scroll view around it does the same.
/// Only the outermost view gets an inset for the keyboard, because everything inside can then be
/// scrolled away from the keyboard.
final class NestedMotion {
  /// The phone's state after the planned movement.
  private let goal: Phone
  /// The index of the outermost container around the table that scrolls vertically.
  private let outermost: Int
  private let keyboard: CGRect?
  private let margin: CGFloat
  /// Whether the row is already in view, so that nothing has to move.
  let isInView: Bool

  /// Plans the scrolling that shows the active row of a table inside scroll views.
  ///
  /// Returns nil if none of these views scrolls vertically.
  fileprivate init?(_ step: borrowing Step) {
    let phone = step.phone
    guard let outermost = phone.outermostVerticalScroll else { return nil }
    self.outermost = outermost
    keyboard = step.isKeyboardUp ? step.coverOnScreen : nil
    margin = step.margin
    guard let row = step.activeRow else {
      (goal, isInView) = (phone, true)
      return
    }
    let strips = Self.strips(of: phone, beside: keyboard)
    let views = NestedViews(
      step.sight(ofRow: row).span, ofRow: row, on: phone,
      isLifted: strips.count > 1, outermost: outermost, margin: step.margin)
    isInView = strips.contains { views.isInView(of: phone, strip: $0) }
    guard !isInView else {
      goal = phone
      return
    }
    let plans = strips.map { views.plan(from: phone, strip: $0) }
    goal =
      plans.min { ($0.fits ? 0 : 1, $0.way) < ($1.fits ? 0 : 1, $1.way) }?.phone ?? phone
  }

  /// Returns the uncovered areas of the screen between the bars: above and below the keyboard.
  ///
  /// Without a keyboard, it is the whole area between the bars.
  private static func strips(of phone: Phone, beside keyboard: CGRect?) -> [CGRect] {
    let free = phone.uncoveredScreen(above: .infinity)
    let table = phone.tableFrameOnScreen
    guard let keyboard, keyboard.minX < table.maxX, keyboard.maxX > table.minX else {
      return [free]
    }
    let above = CGRect(
      x: free.minX, y: free.minY, width: free.width, height: max(0, keyboard.minY - free.minY))
    guard keyboard.maxY < free.maxY else { return [above] }
    let below = CGRect(
      x: free.minX, y: keyboard.maxY, width: free.width, height: free.maxY - keyboard.maxY)
    return [above, below]
  }

  /// Returns whether a part of a row can be made visible by scrolling the views around the table.
  ///
  /// The table's visible part must be as high as `part`. The area above or below the keyboard must
  /// be as high as the row without header and footer. The outermost scroll view may end before the
  /// bars and the keyboard do.
  static func hasRoom(
    for part: ClosedRange<CGFloat>, ofRow row: Int, on phone: Phone, beside keyboard: CGRect?
  ) -> Bool {
    let views = NestedViews(part, ofRow: row, on: phone)
    guard part.length <= views.port(of: phone.table).length else { return false }
    let fixedCount = phone.outermostVerticalScroll.map { $0 + 1 } ?? 0
    let highest = strips(of: phone, beside: keyboard).reduce(0) { highest, strip in
      max(highest, views.seen(inside: fixedCount, phone, strip: strip)?.height ?? 0)
    }
    return views.row.length * phone.scaleOfTable <= highest
  }

  /// Sets the outermost scroll view's insets so that the row can be scrolled clear of the keyboard.
  func makeRoom(_ step: inout Step) {
    guard let scroll = goal.containers[outermost].scroll else { return }
    let first =
      step.memory.outers?.scrolls.first { $0.container == outermost }?.inset ?? scroll.contentInset
    let container = goal.containers[outermost]
    let offset = container.boundsOrigin.y
    let last =
      container.contentSize.height + scroll.systemInset.bottom - container.frame.height
    var inset = first
    inset.bottom = max(
      inset.bottom, offset - last, covered - scroll.systemInset.bottom)
    inset.top = max(inset.top, -offset - scroll.systemInset.top)
    step.explain(
      "the inset is just large enough to scroll the row and the content's end clear of the keyboard"
    )
    step.phone.setOuterInset(
      inset, ofContainer: outermost, by: .strategy, animation: step.roomAnimation)
  }

  /// The inset that the outermost scroll view needs for a docked keyboard, in points.
  ///
  /// It is the height that the keyboard covers, plus the distance between row and keyboard, at most
  /// the margin. It is 0 for an undocked keyboard.
  private var covered: CGFloat {
    guard let keyboard, keyboard.maxY >= goal.scene.screenSize.height else { return 0 }
    let top = goal.convertToContainer(outermost, fromScreen: keyboard).minY
    let bounds = goal.containers[outermost].bounds
    guard top < bounds.maxY else { return 0 }
    let row = goal.firstResponder.map {
      goal.convertToOuter(fromTable: goal.table.rect(forRow: $0), container: outermost)
    }
    let clearance = row.map { min(margin, max(0, top - $0.maxY)) } ?? margin
    return bounds.maxY - top + clearance
  }

  /// Scrolls the table and the views around it to the planned offsets.
  func scroll(_ step: inout Step) {
    for index in goal.outerScrolls {
      let offset = step.phone.containers[index].legalOffset(goal.containers[index].boundsOrigin)
      step.phone.setOuterOffset(
        offset, ofContainer: index, by: .strategy, animation: step.scrollAnimation)
    }
    let offset = goal.table.contentOffset.model.y
    if offset != step.phone.table.contentOffset.model.y { step.setContentOffset(offset) }
  }
}

/// A row's vertical range that must become visible by scrolling the table and the views around it.
///
/// Each of these views clips what is inside, so each may have to scroll.
private struct NestedViews {
  /// The vertical range of the table's content that should be visible.
  ///
  /// It includes the header and the footer that may float over the row at the table's own ends.
  let span: ClosedRange<CGFloat>
  private let header: CGFloat
  private let footer: CGFloat
  /// Whether the keyboard leaves uncovered areas both above and below itself.
  private let isLifted: Bool
  let outermost: Int
  let margin: CGFloat

  init(
    _ span: ClosedRange<CGFloat>, ofRow row: Int, on phone: Phone, isLifted: Bool = false,
    outermost: Int = 0, margin: CGFloat = 0
  ) {
    self.span = span
    self.isLifted = isLifted
    header = phone.table.headerHeight(aboveRow: row)
    footer = phone.table.footerHeight(belowRow: row)
    self.outermost = outermost
    self.margin = margin
  }

  /// The vertical range of the row itself in the table's content, without header and footer.
  var row: ClosedRange<CGFloat> {
    let start = span.lowerBound + header
    return start...max(start, span.upperBound - footer)
  }

  /// Returns whether the whole range is visible in `strip`, an area of the screen.
  func isInView(of phone: Phone, strip: CGRect) -> Bool {
    seenOfTable(phone, strip: strip).map { span.lies(within: $0) } ?? false
  }

  /// Plans the scrolling that shows the range in `strip`, an area of the screen.
  ///
  /// Returns the phone after the scrolling, whether the whole range is visible then, and the total
  /// scrolled distance in points.
  func plan(from phone: Phone, strip: CGRect) -> (phone: Phone, fits: Bool, way: CGFloat) {
    var goal = phone
    goal.isRecording = false
    if let seen = seenOfTable(goal, strip: strip), span.length <= seen.length {
      moveTable(of: &goal, into: seen, margin: margin)
    }
    if !isInView(of: goal, strip: strip) {
      goal = phone
      goal.isRecording = false
      let own = goal.table.unobscured
      moveTable(of: &goal, into: own, margin: 0)
      moveOuters(of: &goal, strip: strip)
    }
    return (goal, isInView(of: goal, strip: strip), way(from: phone, to: goal))
  }

  private func way(from phone: Phone, to goal: Phone) -> CGFloat {
    zip(phone.containers, goal.containers).reduce(
      abs(phone.table.contentOffset.model.y - goal.table.contentOffset.model.y)
    ) { $0 + abs($1.0.boundsOrigin.y - $1.1.boundsOrigin.y) }
  }

  private func moveTable(
    of phone: inout Phone, into visible: ClosedRange<CGFloat>, margin: CGFloat
  ) {
    let wanted =
      phone.table.contentOffset.model.y
      + Self.movement(of: span, into: visible, margin: margin)
    phone.setContentOffset(phone.table.legalOffset(wanted), by: .strategy)
  }

  private func moveOuters(of phone: inout Phone, strip: CGRect) {
    for index in phone.outerScrolls.reversed() where index >= outermost {
      let container = phone.containers[index]
      // With header and footer included, no inset made by other code can cover the row.
      let target = phone.convertToOuter(
        fromTable: phone.table.rect(of: span.length <= strip.height ? span : row),
        container: index)
      let seen = seen(of: index, phone, strip: strip)
      let isLast = index == outermost
      let fits = seen.map { $0.height >= target.height } ?? false
      let visible = isLast || fits ? seen ?? container.unobscured : container.unobscured
      var offset = container.boundsOrigin
      offset.y += Self.movement(
        of: target.minY...target.maxY, into: visible.minY...visible.maxY,
        margin: isLast || fits ? margin : 0)
      phone.setOuterOffset(
        isLast ? offset : container.legalOffset(offset), ofContainer: index, by: .strategy)
      if fits, isInView(of: phone, strip: strip) { return }
    }
  }

  /// Returns how many points the content has to move up to bring `span` into `visible`.
  ///
  /// The margin is kept as far as it fits, on the side that the range comes from. A range that is
  /// too tall shows its top.
  private static func movement(
    of span: ClosedRange<CGFloat>, into visible: ClosedRange<CGFloat>, margin: CGFloat
  ) -> CGFloat {
    let spare = visible.length - span.length
    if span.lies(within: visible) { return 0 }
    guard spare >= 0 else { return span.lowerBound - visible.lowerBound }
    let margin = min(margin, spare)
    return span.lowerBound < visible.lowerBound
      ? span.lowerBound - margin - visible.lowerBound
      : span.upperBound + margin - visible.upperBound
  }

  /// Returns the range of the table's content where the row counts as visible in `strip`.
  ///
  /// `strip` is an area of the screen; nil if nothing of it shows the table. Header and footer
  /// float at the table's own ends, visible or not. Above a docked keyboard, they are assumed to
  /// float in the strip if they fit. This is where they are after other code makes room in the
  /// table.
  private func seenOfTable(_ phone: Phone, strip: CGRect) -> ClosedRange<CGFloat>? {
    guard let onScreen = seen(inside: phone.containers.count, phone, strip: strip) else {
      return nil
    }
    let (port, seen) = (port(of: phone.table), phone.convertToTable(fromScreen: onScreen))
    let floatsApart = isLifted || span.length > strip.height
    let start = max(port.lowerBound, seen.minY - (floatsApart ? header : 0))
    let end = min(port.upperBound, seen.maxY + (floatsApart ? footer : 0))
    return start <= end ? start...end : nil
  }

  /// Returns the vertical range of the table's content that bars don't cover.
  func port(of table: TableView) -> ClosedRange<CGFloat> {
    let top = table.bounds.minY + table.adjustedContentInset.top
    return top...max(top, table.bounds.maxY - table.systemInset.bottom)
  }

  /// Returns the part of a container's content that `strip` (an area of the screen) shows, or nil.
  private func seen(of index: Int, _ phone: Phone, strip: CGRect) -> CGRect? {
    guard let onScreen = seen(inside: index, phone, strip: strip) else { return nil }
    return port(of: phone.containers[index]).part(
      in: phone.convertToContainer(index, fromScreen: onScreen))
  }

  /// Returns the part of `strip`, an area of the screen, that the outermost `count` containers of a
  /// phone leave visible.
  ///
  /// Nil if these containers clip the whole strip.
  func seen(inside count: Int, _ phone: Phone, strip: CGRect) -> CGRect? {
    var visible: CGRect? = strip
    for index in phone.containers.indices.prefix(count) {
      let container = phone.containers[index]
      let port = container.isScroll ? port(of: container) : container.contentBounds
      visible = visible?.part(in: phone.convertToScreen(port, fromContainer: index))
    }
    return visible
  }

  /// Returns the part of a scroll view's bounds that bars don't cover.
  ///
  /// The inset for the keyboard is ignored.
  private func port(of container: Container) -> CGRect {
    guard let scroll = container.scroll else { return container.bounds }
    var port = container.bounds
    let top = scroll.adjustedContentInset.top
    port.origin.y += top
    port.size.height = max(0, port.height - top - scroll.systemInset.bottom)
    return port
  }
}

extension Phone {
  /// The index of the outermost container that scrolls vertically, or nil.
  fileprivate var outermostVerticalScroll: Int? {
    outerScrolls.first { containers[$0].scroll?.isVertical == true }
  }

  /// How many points on the screen one point of the table's content measures.
  fileprivate var scaleOfTable: CGFloat {
    convertToScreen(fromTable: CGRect(x: 0, y: 0, width: 1, height: 1)).height
  }
}

extension Step {
  /// A plan for scrolling the views around the table to show the active row.
  ///
  /// Nil without scroll views around the table, or if none scrolls vertically.
  var nestedMotion: NestedMotion? { phone.scene.isNested ? NestedMotion(self) : nil }

  /// Scrolls the horizontal pages around the table to the page with the active row.
  mutating func turnPages() {
    guard phone.scene.isNested, let row = activeRow else { return }
    explain("the page with the row comes into view")
    for index in phone.outerScrolls.reversed() {
      let container = phone.containers[index]
      let target = phone.convertToOuter(
        fromTable: phone.table.rect(forRow: row), container: index)
      let offset = container.legalOffset(
        container.offset(showing: target, within: container.unobscured))
      phone.setOuterOffset(
        CGPoint(x: offset.x, y: container.boundsOrigin.y), ofContainer: index, by: .strategy,
        animation: scrollAnimation)
    }
  }
}
