import Foundation
import Simulation

extension Law {
  /// All laws (rules for strategies) that an audit checks, the serious ones first.
  ///
  /// The indices of laws refer to this list.
  package static let all: [Law] = Name.allCases.map { $0.law }

  /// The indices in `all` of the laws (rules) that a strategy can break.
  ///
  /// The remaining laws can only be broken by an app's own code.
  package static let forStrategies = all.indices.filter { !all[$0].isAboutOwnCode }

  /// The indices in `all` of the laws (rules for strategies) whose breaks are serious failures.
  package static let failures = all.indices.filter { all[$0].kind == .failure }

  /// The indices in `all` of the laws (rules for strategies) whose breaks are no failures.
  ///
  /// Such a break is a matter of taste or comfort, which an audit only remarks on.
  package static let remarks = all.indices.filter { all[$0].kind == .remark }

  /// Returns the law (a rule that an audit checks) with a name, or nil if no law has this name.
  package static func named(_ name: String) -> Law? { all.first { $0.name == name } }

  /// Returns the present names of a law (a rule of an audit), given the law's former name.
  ///
  /// The former name is that of version 1 of the audit's reports. Nil if no law had that name.
  package static func presentNames(of name: String) -> [String]? {
    let laws = Name.allCases.filter { $0.formerName == name }
    return laws.isEmpty ? nil : laws.map(\.rawValue)
  }

  /// The name of a law (a rule that an audit checks); serious laws come first, as in reports.
  ///
  /// Two switches require a law for each name, and each law requires a name.
  enum Name: String, CaseIterable {
    case visible
    case noBlankStrip = "no-blank-strip"
    case reachable
    case roomRestored = "room-restored"
    case repeatable
    case noDoubleAvoidance = "no-double-avoidance"
    case noGap = "no-gap"
    case noCrash = "no-crash"
    case positionRestored = "position-restored"
    case noNeedlessScroll = "no-needless-scroll"
    case noDelay = "no-delay"
    case visibleUndocked = "visible-undocked"
    case visibleBelowHeader = "visible-below-header"

    /// The names of laws (rules of an audit); a verdict mentions broken laws in this order.
    ///
    /// ``noGap`` comes before ``noBlankStrip``, because it says more about a gap.
    static let inVerdict = [visible, noGap] + allCases.filter { ![visible, noGap].contains($0) }

    /// The law (a rule that an audit checks) with this name.
    var law: Law {
      switch self {
      case .visible: .visible
      case .noBlankStrip: .noBlankStrip
      case .reachable: .reachable
      case .roomRestored: .roomRestored
      case .repeatable: .repeatable
      case .noDoubleAvoidance: .noDoubleAvoidance
      case .noGap: .noGap
      case .noCrash: .noCrash
      case .positionRestored: .positionRestored
      case .noNeedlessScroll: .noNeedlessScroll
      case .noDelay: .noDelay
      case .visibleUndocked: .visibleUndocked
      case .visibleBelowHeader: .visibleBelowHeader
      }
    }

    /// The law's name in version 1 of the audit's reports, or nil if the name has not changed.
    fileprivate var formerName: String? {
      switch self {
      case .visible: "in-view"
      case .noBlankStrip: "no-blank"
      case .roomRestored, .positionRestored: "given-back"
      case .repeatable: "same-twice"
      case .noDoubleAvoidance: "not-twice"
      case .noNeedlessScroll: "left-alone"
      case .noDelay: "in-time"
      case .reachable, .noGap, .noCrash, .visibleUndocked, .visibleBelowHeader: nil
      }
    }
  }

  /// The law (a rule) that the active row is fully visible when nothing moves.
  ///
  /// If the row is too high to fit, the line with the caret must be visible. A field that the app's
  /// own code makes inactive at once breaks the law, too. Another law is about an undocked or
  /// floating keyboard.
  static let visible = Law(
    key: .visible, summary: "the active row, or its caret's line, is fully visible at rest",
    flaw: "does not keep the field in view",
    judge: { phone, step, sight in
      let isUnderView = step.field != nil && step.covers?.viewOverField != nil
      if step.losesFocus || isUnderView { return .broken }
      return phone.liftedKeyboardFrame == nil ? visibility(of: step, sight, on: phone) : .silent
    },
    evidence: { phone, step in
      let isLost = step.losesFocus
      return (isLost ? ["# the app ends the editing as soon as it has begun"] : [])
        + visibleRow(phone, step)
    })

  /// The law that the active row is fully visible beside an undocked or floating keyboard.
  ///
  /// The user can move such a keyboard. UITableViewController and the layout guide don't react to
  /// it by default, so a break is a remark.
  static let visibleUndocked = Law(
    key: .visibleUndocked, .remark,
    summary: "a row is fully visible beside an undocked or floating keyboard",
    flaw: "leaves the field under an undocked or floating keyboard",
    judge: { phone, step, sight in
      phone.liftedKeyboardFrame == nil ? .silent : visibility(of: step, sight, on: phone)
    }, evidence: visibleRow)

  /// The law that a row that was partly under a header or the status bar comes out when touched.
  ///
  /// The keyboard doesn't cover such a row. UITableViewController and the layout guide don't move
  /// it, and UIKit's own scroll ignores floating headers, so a break is a remark.
  static let visibleBelowHeader = Law(
    key: .visibleBelowHeader, .remark,
    summary: "a row that was partly under a header or the status bar comes out when touched",
    flaw: "leaves the field under a header or the status bar, where it was",
    judge: { phone, step, sight in
      guard let row = step.field?.row, !step.isDragged, !sight.hasNoRoom,
        step.wasUnderHeader(row: row, sight, on: phone)
      else { return .silent }
      if sight.isInView { return .kept }
      return step.isLeftUnderHeader(row: row, sight, on: phone) ? .broken : .silent
    }, evidence: visibleRow)

  private static func visibility(
    of step: Step, _ sight: FieldVisibility, on phone: Phone
  ) -> Verdict {
    guard let field = step.field, !step.isDragged else { return .silent }
    if sight.isInView { return .kept }
    if sight.hasNoRoom { return .impossible }
    guard let row = field.row else { return .broken }
    // Without a keyboard, a turned screen keeps its offset, as UITableViewController's does.
    let isOfForm =
      phone.isAsWithoutKeyboard(since: step.start)
      && (step.isLaidOutNew || phone.isOutOfReach(row: row))
      || phone.isCoveredAsBefore(row: row, framed: sight.frame, since: step.start)
      || step.isLeftUnderHeader(row: row, sight, on: phone)
      || step.isTurnedUnderHeader(row: row, sight, on: phone)
    return isOfForm ? .silent : .broken
  }

  /// Returns `expect` commands that fail if the active row or its caret's line is covered.
  @Sendable private static func visibleRow(_ phone: Phone, _ step: Step) -> [String] {
    let row = step.field?.row ?? 0
    let isText = phone.isTooTall(row: row) && phone.caretRect(ofRow: row) != nil
    return ["expect active.\(isText ? "caret." : "")visible == 1"]
  }

  /// The law that the scroll offset is in its legal range, and the table leaves no blank strip on
  /// the screen.
  static let noBlankStrip = Law(
    key: .noBlankStrip, summary: "no blank strip and no overscroll",
    flaw: "leaves a blank strip",
    judge: { phone, step, _ in
      // React Native rounds its distances up.
      phone.blankHeight(since: step.start) <= 1 ? .kept : .broken
    },
    evidence: { phone, step in
      let offset = phone.table.contentOffset.model.y
      if offset > phone.table.maximumOffset {
        return ["expect table.contentOffset.y <= \(phone.table.maximumOffset.inFourPlaces)"]
      }
      if offset < phone.table.minimumOffset {
        return ["expect table.contentOffset.y >= \(phone.table.minimumOffset.inFourPlaces)"]
      }
      let start = step.start.frame
      let shift = phone.tableFrameOnScreen.minY - start.minY
      if abs(shift) > TableAtRest.tolerance {
        return ["expect table.frame.y \(shift > 0 ? "<=" : ">=") \(start.minY.inFourPlaces)"]
      }
      let height = phone.table.frame.model.height + phone.blankBelow(since: step.start)
      return ["expect table.frame.height >= \(height.inFourPlaces)"]
    }, comparesWithStart: true)

  /// The law that every row can be scrolled to where the keyboard doesn't cover it.
  static let reachable = Law(
    key: .reachable, summary: "every row can be scrolled out from under the keyboard",
    flaw: "keeps rows under the keyboard, however far the user scrolls",
    judge: { phone, step, sight in
      guard step.field != nil else { return .silent }
      if let covers = step.covers, covers.listEnd > TableAtRest.tolerance { return .broken }
      if phone.coversSidewaysRows(within: sight.free) { return .impossible }
      if step.excessWhileLocked(on: phone) > TableAtRest.tolerance { return .broken }
      guard phone.reachesEnds(within: sight.free, since: step.start) else {
        return phone.isAsWithoutKeyboard(since: step.start) ? .silent : .broken
      }
      return phone.verdictOnHeight(since: step.start, within: sight.free)
    },
    evidence: { phone, step in
      if let covers = step.covers, covers.listEnd > TableAtRest.tolerance {
        let points = covers.listEnd.inWords
        return ["# however far one scrolls, \(points) points at a list's end stay covered"]
      }
      let locked = step.excessWhileLocked(on: phone)
      if locked > TableAtRest.tolerance {
        let wanted = phone.table.contentOffset.model.y + locked
        return [
          "# the app has turned scrolling off, and \(locked.inWords) points at the end stay covered",
          "drag \((-locked).inFourPlaces)",
          "expect table.contentOffset.y ~= \(wanted.inFourPlaces)",
        ]
      }
      let free = phone.visibleTableFrame
      let missing = phone.excessAtEnd(of: free)
      if missing > TableAtRest.tolerance {
        let wanted = phone.table.maximumOffset + missing
        return ["expect table.maximumOffset ~= \(wanted.inFourPlaces)"]
      }
      let missingAbove = phone.missingAtStart(of: free)
      if missingAbove > TableAtRest.tolerance {
        // A table that has not moved has lost its inset.
        let isMoved =
          abs(phone.tableFrameOnScreen.minY - step.start.frame.minY) > TableAtRest.tolerance
        let wanted = phone.table.minimumOffset - missingAbove
        return [
          isMoved
            ? "expect table.frame.y >= \(free.minY.inFourPlaces)"
            : "expect table.minimumOffset <= \(wanted.inFourPlaces)"
        ]
      }
      let room = phone.heightsForRows(since: step.start, within: free).room
      let height = phone.heightToShowRows(in: room) ?? room
      return ["expect table.visible.height >= \(height.inFourPlaces)"]
    })

  /// The law that a dismissal of the keyboard restores the table's frame and insets.
  ///
  /// The law doesn't apply while a field is active, because the app's code can refuse the dismissal.
  static let roomRestored = Law(
    key: .roomRestored,
    summary: "after dismissal, the frame and the insets are as before",
    flaw: "does not restore the frame and the insets",
    judge: { phone, step, _ in
      guard step.kind == .dismissed, phone.responder == nil else { return .silent }
      return step.start.isKept(in: TableAtRest(phone)) ? .kept : .broken
    },
    evidence: { phone, step in
      step.start.displacement(in: TableAtRest(phone)).map { [Self.wanting($0)] } ?? []
    }, comparesWithStart: true)

  /// The law that a dismissal of the keyboard scrolls the table back to its original position.
  ///
  /// An original offset that is no longer legal need not return, only the nearest legal one. The
  /// law doesn't apply if the strategy hasn't restored the table's frame and insets.
  static let positionRestored = Law(
    key: .positionRestored, .remark,
    summary: "after dismissal, the form is scrolled to where it was before",
    flaw: "leaves the form scrolled after the keyboard is gone",
    judge: { phone, step, _ in
      guard step.kind == .dismissed, phone.responder == nil else { return .silent }
      let rest = TableAtRest(phone)
      guard step.start.isKept(in: rest) else { return .silent }
      return step.isPositionRestored(in: rest, on: phone) ? .kept : .broken
    },
    evidence: { phone, step in
      step.scrolling(in: TableAtRest(phone), on: phone).map { [Self.wanting($0)] } ?? []
    }, comparesWithStart: true)

  /// Returns the `expect` command that fails unless a changed value has its original value again.
  private static func wanting(_ displacement: Displacement) -> String {
    "expect \(displacement.path) ~= \(displacement.was.inFourPlaces)"
  }

  /// The law that a fully visible row does not move.
  ///
  /// A row may move as UIKit itself scrolls it. When the keyboard becomes lower or disappears, the
  /// row may also move back toward its original position.
  static let noNeedlessScroll = Law(
    key: .noNeedlessScroll, .remark, summary: "a fully visible row does not move",
    flaw: "moves a row that was visible",
    judge: { phone, step, sight in
      guard let row = step.field?.row, step.wasInView, !step.isLaidOutNew, !step.isDragged else {
        return .silent
      }
      let hasPlaces = step.placesToKeep.allSatisfy {
        phone.hasPlace(for: $0, ofRow: row, within: sight.free)
      }
      guard hasPlaces else { return .silent }
      let isLeft = [step.frameAlone, step.frameBefore].contains {
        abs(sight.frame.minY - $0.minY) <= TableAtRest.tolerance
      }
      return isLeft || step.isGivingBack(on: phone) ? .kept : .broken
    },
    evidence: { _, step in ["expect active.frame.y ~= \(step.frameAlone.minY.inFourPlaces)"] },
    comparesWithStart: true)

  /// The law that the active row isn't covered any more when the keyboard's own animation ends.
  static let noDelay = Law(
    key: .noDelay, .remark, summary: "a row is not covered for longer than the keyboard moves",
    flaw: "shows the field only after the keyboard is up",
    judge: { _, step, sight in
      guard step.field != nil, !step.isDragged, !sight.hasNoRoom,
        step.lateTime != nil || sight.isInView
      else { return .silent }
      return step.lateTime == nil ? .kept : .broken
    },
    evidence: { _, step in
      ["step \((step.lateTime ?? 0).inFourPlaces)", "expect active.visible == 1"]
    }, holdsClock: true)

  /// The law that repeating the same steps gives the same result, so insets do not accumulate.
  static let repeatable = Law(
    key: .repeatable, summary: "repeating a step gives the same result, and insets do not add up",
    flaw: "gives another result the next time",
    judge: { phone, step, _ in
      guard let earlier = step.earlier else { return .silent }
      return earlier.isKept(in: TableAtRest(phone)) && step.contentGrowth(on: phone) == nil
        ? .kept : .broken
    },
    evidence: { phone, step in
      let change =
        step.earlier?.displacement(in: TableAtRest(phone)) ?? step.contentGrowth(on: phone)
      return change.map { [Self.wanting($0)] } ?? []
    })

  /// The law that a form scrolled to its end leaves no gap above the keyboard.
  ///
  /// The last row must end at most 24 points above the keyboard or the bar on it. The space that
  /// the form itself has below its last row isn't counted as a gap. A form that needs no scrolling
  /// can't break the law, unless its last row was at the screen's bottom, as a chat's field is.
  static let noGap = Law(
    key: .noGap,
    summary:
      "scrolled to its end, the last row is at most \(Int(CGFloat.greatestMargin)) points above "
      + "the keyboard",
    flaw: "leaves a gap above the keyboard at the form's end",
    judge: { phone, step, sight in
      guard step.field != nil, let gap = phone.gapAtEnd(since: step.start, within: sight.free)
      else { return .silent }
      return gap <= .greatestMargin + TableAtRest.tolerance ? .kept : .broken
    },
    evidence: { phone, step in
      let gap = phone.gapAtEnd(since: step.start, within: phone.visibleTableFrame) ?? 0
      let excess = gap - .greatestMargin
      if phone.wasLastRowAtBottom(at: step.start), let place = ActivePlace(phone) {
        return ["expect active.clearance <= \((place.clearance - excess).inFourPlaces)"]
      }
      let wanted = phone.table.maximumOffset - excess / phone.scaleOfContent
      return ["expect table.maximumOffset <= \(wanted.inFourPlaces)"]
    }, comparesWithStart: true)

  /// The law that a strategy in a table view controller doesn't move the row twice.
  ///
  /// A table view controller avoids the keyboard, too. The row may move no further than with the
  /// strategy or the controller alone. The controller's inset may lift the section's footer over
  /// the row. Then the row may move further, by at most `CGFloat.greatestMargin`.
  static let noDoubleAvoidance = Law(
    key: .noDoubleAvoidance, summary: "in a table view controller, the row does not move twice",
    flaw: "moves the row twice in a table view controller",
    judge: { phone, step, sight in
      guard let alone = step.distanceAlone, let row = step.field?.row else { return .silent }
      let distance = abs(sight.frame.minY - step.frameBefore.minY)
      if distance <= alone + TableAtRest.tolerance { return .kept }
      let hidden = phone.hiddenHeight(ofRow: row, scrolledTo: step.topAlone)
      guard hidden > TableAtRest.tolerance else { return .broken }
      return distance <= alone + hidden + .greatestMargin ? .kept : .broken
    },
    evidence: { _, step in ["expect active.frame.y ~= \(step.topAlone.inFourPlaces)"] },
    isAboutTwo: true)

  /// The law that an app's own code neither crashes nor loops forever.
  ///
  /// The code has returned before a step is judged, so a judged step always keeps this law. A crash
  /// or hang is counted where it is detected.
  static let noCrash = Law(
    key: .noCrash, summary: "the app's code does not crash or loop forever",
    flaw: "crashes or loops forever",
    judge: { _, _, _ in .kept }, evidence: { _, _ in [] }, isAboutOwnCode: true)
}

extension Phone {
  /// Returns the verdict of the law that each row fits between the bars and the keyboard.
  ///
  /// The table must be one that can be scrolled to both ends. A row may be too high for this area
  /// even without a strategy. Of such a row, only the line of text must fit. If not even the line
  /// fits, the verdict is `impossible`, since no strategy could show it.
  fileprivate func verdictOnHeight(since start: TableAtRest, within free: CGRect) -> Law.Verdict {
    let isNowhere = table.rows.rowCount == 0 || liftedKeyboardFrame != nil
    guard !isNowhere, !surelyShowsRows(in: free.height) else { return .kept }
    let (now, room) = heightsForRows(since: start, within: free)
    guard let needed = heightToShowRows(in: room) else { return .impossible }
    return needed <= now + TableAtRest.tolerance ? .kept : .broken
  }
}
