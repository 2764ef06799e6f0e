import AvoidanceEngine
import Foundation
import Simulation

/// How .NET MAUI 10 scrolls so that the caret is visible.
extension Step {
  /// Scrolls the caret to between the navigation bar and the keyboard, and makes room for the
  /// keyboard.
  ///
  /// The root view moves by the distance that the scroll views can't scroll.
  mutating func scrollCaretIntoBounds() {
    guard let row = memory.system.autoScroll.row else { return }
    rememberRootFrame()
    let bounds = caretBounds(ofRow: row)
    var move = CaretMove(in: bounds, isTextView: phone.field(atRow: row)?.isTextView == true)
    if move.isZero, bounds.holdCaret { decline(.alreadyVisible) }
    if !memory.system.autoScroll.hasFirstInsets {
      memory.system.autoScroll.hasFirstInsets = true
      rememberInset()
    }
    let stopped = scroll(&move, in: bounds)
    if code.strategy.room == .insetAndDistance {
      let scrolled = memory.system.autoScroll.scrolled.map { ScrollPlace(number: $0) }
      if let place = stopped ?? scrolled { coverInset(of: place) }
    }
    let top = phone.rootView.model.minY
    moveRootView(by: move.points)
    if move.points >= 0, phone.rootView.model.minY != top { coverInset(of: .table) }
  }

  /// Returns the caret of a row and the part of the screen that the caret should be in.
  private func caretBounds(ofRow row: Int) -> CaretBounds {
    let caret = phone.convertToScreen(fromTable: phone.lineRect(ofRow: row))
    let view = phone.convertToScreen(
      fromTable: phone.fieldRect(atRow: row) ?? phone.table.rect(forRow: row))
    let table = phone.tableFrameOnScreen
    let guide = max(phone.navigationBarFrame.maxY, phone.scene.safeArea.top)
    let keyboard = phone.scene.screenSize.height - readHeight
    return CaretBounds(
      caret: caret, view: view, top: max(guide, table.minY),
      bottom: min(keyboard, table.maxY) - CaretBounds.distance, tableTop: table.minY)
  }

  /// Scrolls the scroll views so that the caret moves into its bounds, from the inside out.
  ///
  /// `move` becomes the distance that they can't scroll.
  ///
  /// - Returns: the table if nothing has to scroll, and otherwise nil.
  private mutating func scroll(_ move: inout CaretMove, in bounds: CaretBounds) -> ScrollPlace? {
    var carried: CGFloat = 0
    var postponed: CGFloat = 0
    let scrolls = scrollsFromInside
    var hasMoved = false
    var index = 0
    while index < scrolls.count {
      let scroll = scrolls[index]
      let offset = offset(of: scroll)
      let isHidden = move.hidden != 0
      guard
        move.goesOn(
          in: bounds, from: offset, topInset: topInset(of: scroll), carried: carried,
          postponed: &postponed)
      else {
        // What was carried is added here and once more at the end, as in the source.
        move.points += carried * 2
        return hasMoved ? nil : scroll
      }
      hasMoved = true
      if phone.scene.largeTitleHeight > 0 {
        move.points = lessLargeTitle(move.points, from: offset)
      }
      let wanted = offset - min(offset, -move.points)
      move.points -= wanted - offset
      if wanted != offset || carried != 0 {
        let isLast = index == scrolls.count - 1
        if isHidden || (isLast && bounds.tableHasRoom) {
          memory.system.autoScroll.scrolled = scroll.number
          setOffset(of: scroll, to: wanted + carried)
          carried = 0
        } else {
          carried += wanted - offset
        }
      }
      if isHidden { move.hidden = 0 } else { index += 1 }
    }
    move.points += carried
    return nil
  }

  /// Sets a scroll view's bottom inset to its covered height plus 20 points, minus the safe area.
  ///
  /// An original inset that is larger counts instead. This is .NET MAUI's `ApplyContentInset`.
  private mutating func coverInset(of place: ScrollPlace) {
    let covered = memory.system.autoScroll.keyboard.part(in: frameOnScreen(of: place))?.height ?? 0
    let room = covered > 0 ? covered + CaretBounds.distance : 0
    let safe = systemBottom(of: place)
    let bottom = max(firstInset.bottom, room) - safe
    note(
      .room,
      because: "the part that the keyboard covers (\(covered.inWords)) plus "
        + "\(CaretBounds.distance.inWords) points" + Self.less(safe))
    defer { note(.reveal) }
    switch place {
    case .table:
      setBottomInset(bottom, indicators: max(firstIndicators.bottom, room) - safe)
    case .container(let index):
      guard var inset = phone.containers[index].scroll?.contentInset, inset.bottom != bottom
      else { return }
      inset.bottom = bottom
      phone.setOuterInset(inset, ofContainer: index, by: .strategy, animation: roomAnimation)
    }
  }
}

/// A caret's frame, and the upper and lower edge of the area where the caret should be.
private struct CaretBounds {
  /// The minimum distance in points between the caret and the keyboard.
  ///
  /// This is .NET MAUI's `TextViewDistanceFromBottom`.
  static let distance: CGFloat = 20

  var caret: CGRect
  /// The frame on the screen of the text field or text view with the caret.
  var view: CGRect
  var top: CGFloat
  var bottom: CGFloat
  var tableTop: CGFloat

  var holdCaret: Bool { caret.minY > top && caret.maxY <= bottom }

  /// Whether there is enough space between the table's top and the lower edge for the caret to
  /// move.
  var tableHasRoom: Bool { tableTop + caret.height + Self.distance < bottom }
}

/// The distance that a caret has to move, in points; positive means up.
private struct CaretMove {
  var points: CGFloat = 0
  /// The part of the move that shows the top of a field whose caret is taller than the bounds.
  ///
  /// It is in points. This is .NET MAUI's `cursorNotInViewScroll`.
  var hidden: CGFloat = 0
  private var isTooHigh = false

  init(in bounds: CaretBounds, isTextView: Bool) {
    let (caret, view) = (bounds.caret, bounds.view)
    if isTextView, caret.maxY >= view.maxY {
      points = view.maxY - bounds.bottom
    } else if isTextView, caret.minY < view.minY {
      points = max(0, view.minY - bounds.bottom)
    } else if caret.maxY > bounds.bottom, caret.minY > bounds.top {
      points = caret.maxY - bounds.bottom
    } else if caret.minY <= bounds.top, caret.maxY <= bounds.bottom {
      points = caret.minY - bounds.top
    } else if caret.minY <= bounds.top {
      hidden = view.minY - caret.minY
      points = caret.maxY - bounds.bottom - hidden
      isTooHigh = true
    }
  }

  var isZero: Bool { points == 0 && hidden == 0 }

  /// Returns whether the next scroll view has to scroll to move the caret further.
  ///
  /// Also updates the remaining distance. `offset` and `topInset` are the scroll view's own.
  /// `carried` is how far the caret has moved already, and `postponed` a move to be made by a later
  /// view.
  mutating func goesOn(
    in bounds: CaretBounds, from offset: CGFloat, topInset: CGFloat, carried: CGFloat,
    postponed: inout CGFloat
  ) -> Bool {
    if hidden != 0 {
      postponed = points
      points = hidden
      return true
    }
    if points > 0 || postponed > 0 {
      if points == 0 { points = postponed }
      return points > -offset - topInset
    }
    let caret = bounds.caret
    if caret.minY - carried < bounds.top, !isTooHigh {
      points = caret.minY - carried - bounds.top
    } else if caret.minY - carried > bounds.bottom {
      points = caret.minY - carried - bounds.bottom
    }
    return carried != 0 || caret.minY < bounds.top || caret.maxY > bounds.bottom
  }
}
