import Foundation
import Simulation

extension Law {
  /// Every law, in the order in which they are listed.
  package static let all: [Law] = [
    inView, legalOffset, reachable, givenBack, leftAlone, inTime, sameTwice, notTwice,
  ]

  /// Returns the law of a name.
  package static func named(_ name: String) -> Law? { all.first { $0.name == name } }

  /// At rest the active row is wholly visible; of a higher one the caret's line.
  static let inView = Law(
    name: "in-view", summary: "at rest the active row is wholly visible, or the caret's line",
    judge: { _, step, sight in
      guard step.field != nil, !step.isDragged else { return .silent }
      if sight.isInView { return .kept }
      return sight.hasNoRoom ? .impossible : .broken
    },
    evidence: { phone, step in
      let row = step.field?.row ?? 0
      let isText = phone.isTooTall(row: row) && phone.caretRect(ofRow: row) != nil
      return ["expect active.\(isText ? "caret." : "")visible == 1"]
    })

  /// The offset is in its range, and the table leaves no strip empty.
  static let legalOffset = Law(
    name: "no-blank", summary: "no blank strip, no overscroll",
    judge: { phone, step, _ in
      // React Native rounds its distances up.
      phone.blankHeight(since: step.start) <= 1 ? .kept : .broken
    },
    evidence: { phone, step in
      let offset = phone.table.contentOffset.model.y
      if offset > phone.table.maximumOffset {
        return ["expect table.contentOffset.y <= \(phone.table.maximumOffset.inWords)"]
      }
      if offset < phone.table.minimumOffset {
        return ["expect table.contentOffset.y >= \(phone.table.minimumOffset.inWords)"]
      }
      let start = step.start.frame
      let shift = phone.tableFrameOnScreen.minY - start.minY
      if abs(shift) > Rest.tolerance {
        return ["expect table.frame.y \(shift > 0 ? "<=" : ">=") \(start.minY.inWords)"]
      }
      return ["expect table.frame.height >= \(start.height.inWords)"]
    }, comparesWithStart: true)

  /// Every row can be scrolled clear of the keyboard.
  static let reachable = Law(
    name: "reachable", summary: "every row can be scrolled clear of the keyboard",
    judge: { phone, step, sight in
      guard step.field != nil else { return .silent }
      return phone.reachesEnds(within: sight.free) ? .kept : .broken
    },
    evidence: { phone, _ in
      let free = phone.visibleTableFrame
      let missing = phone.missingAtEnd(of: free)
      guard missing > Rest.tolerance else {
        return ["expect table.frame.y >= \(free.minY.inWords)"]
      }
      let wanted = phone.table.maximumOffset + missing
      return ["expect table.maximumOffset ~= \(wanted.inWords)"]
    })

  /// After dismissal frame, insets and the legal part of the offset are what they were.
  static let givenBack = Law(
    name: "given-back",
    summary: "after dismissal frame, insets and offset are what they were",
    judge: { phone, step, _ in
      guard step.kind == .dismissed else { return .silent }
      return step.isGivenBack(on: phone) ? .kept : .broken
    },
    evidence: { phone, step in
      step.remainder(on: phone).map { ["expect \($0.path) ~= \($0.was.inWords)"] } ?? []
    }, comparesWithStart: true)

  /// A row wholly in view does not move, but back towards where it was before the touch as the
  /// keyboard gives way.
  static let leftAlone = Law(
    name: "left-alone", summary: "a row wholly in view does not move",
    judge: { phone, step, sight in
      guard step.field?.row != nil, step.wasInView, !step.isLaidOutNew, !step.isDragged else {
        return .silent
      }
      let frame = step.frameToKeep(on: phone)
      guard phone.shows(frame, within: sight.free), phone.isClearOfSafeArea(frame) else {
        return .silent
      }
      let moved = sight.frame.minY - frame.minY
      return abs(moved) <= Rest.tolerance || step.isGivingBack(on: phone) ? .kept : .broken
    },
    evidence: { phone, step in
      ["expect active.frame.y ~= \(step.frameToKeep(on: phone).minY.inWords)"]
    }, comparesWithStart: true)

  /// It is covered no longer than the keyboard's own movement takes.
  static let inTime = Law(
    name: "in-time", summary: "a row is covered no longer than the keyboard moves",
    judge: { _, step, sight in
      guard step.field != nil, !step.isDragged, !sight.hasNoRoom,
        step.lateTime != nil || sight.isInView
      else { return .silent }
      return step.lateTime == nil ? .kept : .broken
    },
    evidence: { _, step in
      ["step \((step.lateTime ?? 0).inWords)", "expect active.visible == 1"]
    }, holdsClock: true)

  /// The same again gives the same; insets do not pile up.
  static let sameTwice = Law(
    name: "same-twice", summary: "the same twice gives the same; insets do not pile up",
    judge: { phone, step, _ in
      guard let earlier = step.earlier else { return .silent }
      return earlier.isKept(in: Rest(phone)) ? .kept : .broken
    },
    evidence: { phone, step in
      step.earlier?.displacement(in: Rest(phone)).map {
        ["expect \($0.path) ~= \($0.was.inWords)"]
      } ?? []
    })

  /// Beside a table view controller that avoids the keyboard too, the row goes no further than by either
  /// alone.
  static let notTwice = Law(
    name: "not-twice", summary: "beside a table view controller the row does not move twice",
    judge: { _, step, sight in
      guard let alone = step.distanceAlone, step.field?.row != nil else { return .silent }
      let distance = abs(sight.frame.minY - step.frameBefore.minY)
      return distance <= alone + Rest.tolerance ? .kept : .broken
    },
    evidence: { _, step in ["expect active.frame.y ~= \(step.topAlone.inWords)"] },
    isAboutTwo: true)
}

extension Step {
  /// The frame that the field has if nothing but UIKit's own movement of its sheet moves it: one that is
  /// made higher brings the offset back into the range there.
  fileprivate func frameToKeep(on phone: Phone) -> CGRect {
    var distance = phone.sheetTop - sheetTopBefore
    if phone.scene.hasSheet, phone.table.frame.model.height > heightBefore {
      distance += offsetBefore - phone.table.legalOffset(offsetBefore, withInsetsOf: start)
    }
    return frameBefore.offsetBy(dx: 0, dy: distance)
  }

  /// Whether the keyboard gave way, and the table went back towards where it was.
  fileprivate func isGivingBack(on phone: Phone) -> Bool {
    guard let before = keyboardTopBefore, phone.topOfKeyboardOverTable ?? .infinity > before else {
      return false
    }
    let now = phone.table.contentOffset.model.y + phone.outerDistance
    // In a sheet that has become higher the table was at an offset that there is not any more.
    let begin =
      phone.scene.hasSheet
      ? phone.table.legalOffset(start.offset, withInsetsOf: start) : start.distance
    let (old, new) = (offsetBefore + outerDistanceBefore - begin, now - begin)
    return abs(new) < abs(old) && new * old >= 0
  }

  fileprivate func isGivenBack(on phone: Phone) -> Bool {
    let rest = Rest(phone)
    guard start.isKept(in: rest) else { return false }
    let legal = phone.table.legalOffset(start.offset)
    let isBack =
      abs(legal - rest.offset) <= Rest.tolerance
      && abs(start.outerDistance - rest.outerDistance) <= Rest.tolerance
    return isScrolledByUser || isBack
  }

  /// Returns what of the start is not given back.
  fileprivate func remainder(on phone: Phone) -> Displacement? {
    let rest = Rest(phone)
    if let displacement = start.displacement(in: rest) { return displacement }
    guard !isScrolledByUser else { return nil }
    let legal = phone.table.legalOffset(start.offset)
    return Rest.scrolling(from: legal, in: rest)
      ?? Displacement(
        path: "table.frame.y", word: "top", was: start.frame.minY, is: rest.frame.minY)
  }
}

extension TableView {
  /// Returns the nearest offset at which the table could rest with the insets that it had at the start.
  fileprivate func legalOffset(_ offset: CGFloat, withInsetsOf start: Rest) -> CGFloat {
    let end = contentSize.height + start.adjustedInset.bottom - bounds.height
    return min(max(offset, minimumOffset), max(openingOffset, end))
  }
}
