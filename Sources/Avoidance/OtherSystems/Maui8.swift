import AvoidanceEngine
import Foundation
import Simulation

/// The part of a strategy's response that scrolls to the caret as .NET MAUI 8 does.
extension Step {
  /// Scrolls the caret's top to a point between the navigation bar and the keyboard.
  ///
  /// - Returns: the remaining distance for the root view in points, or nil if the caret is already
  ///   there or no field is active.
  mutating func scrollCaretToLimit() -> CGFloat? {
    guard let row = memory.system.autoScroll.row else { return nil }
    rememberRootFrame()
    let caret = phone.convertToScreen(fromTable: phone.lineRect(ofRow: row))
    let distance = caret.height.rounded(.towardZero) + 20
    memory.system.autoScroll.distance = distance
    let limit = phone.scene.screenSize.height - readHeight - distance
    let bar = phone.navigationBarFrame.maxY
    let top = max(bar, phone.scene.safeArea.top) + 5
    if caret.minY >= top && caret.minY < limit {
      decline(.alreadyVisible)
      return nil
    }
    var move: CGFloat = 0
    if caret.minY > limit {
      move = caret.minY - limit
    } else if caret.minY <= top {
      move = caret.minY - top
    }
    if !memory.system.autoScroll.hasFirstInsets {
      memory.system.autoScroll.hasFirstInsets = true
      rememberInset()
    }
    scroll(&move, caret: caret.minY, top: top, limit: limit)
    return move
  }

  /// Scrolls the scroll views by a distance in points, from the innermost to the outermost.
  ///
  /// `move` becomes the distance that they can't scroll. `caret` is the `y` of the caret's top on
  /// the screen, and should become at least `top` and at most `limit`.
  mutating func scroll(
    _ move: inout CGFloat, caret: CGFloat, top: CGFloat, limit: CGFloat
  ) {
    var carried: CGFloat = 0
    let scrolls = scrollsFromInside
    for (index, scroll) in scrolls.enumerated() {
      let offset = offset(of: scroll)
      let goesOn: Bool
      if move > 0 {
        goesOn = move > -offset - topInset(of: scroll)
      } else {
        goesOn = !(carried == 0 && caret >= top && caret <= limit)
        if caret - carried < top {
          move = caret - carried - top
        } else if caret - carried > limit {
          move = caret - carried - limit
        }
      }
      guard goesOn else {
        // What was carried is added here and once more at the end, as in the source.
        move += carried
        break
      }
      let hasLargeTitle = phone.scene.largeTitleHeight > 0
      if hasLargeTitle { move = lessLargeTitle(move, from: offset) }
      let asked = move
      let wanted = offset - min(offset, -move)
      move -= wanted - offset
      guard wanted != offset || carried != 0 else { continue }
      if index == scrolls.count - 1, frameOnScreen(of: scroll).minY < limit {
        var target = wanted + carried
        carried = 0
        memory.system.autoScroll.scrolled = scroll.number
        // A large title keeps a part of the way, which is gone after it.
        let left = asked - (target - offset)
        if hasLargeTitle { target += left }
        setOffset(of: scroll, to: target)
      } else {
        carried += wanted - offset
      }
    }
    move += carried
  }

  /// Enlarges a scroll view's bottom inset so far that its new offset is within the legal range.
  mutating func fitInsetToOffset() {
    let state = memory.system.autoScroll
    guard let number = state.scrolled else { return }
    let scroll = ScrollPlace(number: number)
    let past = height(of: scroll) + offset(of: scroll) - contentHeight(of: scroll)
    let safe = systemBottom(of: scroll)
    note(.room)
    defer { note(.reveal) }
    let bottom = max(firstInset.bottom, past) - safe
    let indicator = max(firstIndicators.bottom, past - state.distance) - safe
    switch scroll {
    case .table: setBottomInset(bottom, indicators: indicator)
    case .container(let index):
      guard var inset = phone.containers[index].scroll?.contentInset else { return }
      inset.bottom = bottom
      phone.setOuterInset(inset, ofContainer: index, by: .strategy, animation: roomAnimation)
    }
  }
}
