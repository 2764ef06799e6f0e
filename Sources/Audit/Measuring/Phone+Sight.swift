import Foundation
import Simulation

/// What can be seen of a field, in points.
extension Phone {
  /// Returns how many points of a field's height are covered: of its row, or of the caret's line
  /// where the row is higher than what is free; none of the docked bar's, which is on the keyboard.
  func hiddenHeight(of field: Responder) -> CGFloat {
    guard let row = field.row else { return 0 }
    let (frame, free) = (frameOnScreen(ofRow: row), visibleTableFrame)
    return hiddenHeight(
      ofRow: row, framed: frame, within: free, freeHeights(besideRow: row, within: free))
  }

  /// The same of a row, by its frame on the screen, where the table shows `free`:
  /// ``Phone/visibleTableFrame``, of which the row could have so much height.
  func hiddenHeight(
    ofRow row: Int, framed frame: CGRect, within free: CGRect, _ room: ClosedRange<CGFloat>
  ) -> CGFloat {
    let hidden = hiddenHeight(of: table.rect(forRow: row), inRow: row, within: free)
    guard hidden > Rest.tolerance, frame.height > room.lowerBound else { return hidden }
    return hiddenHeight(of: lineRect(ofRow: row), inRow: row, within: free)
  }

  /// Returns how many points of a rectangle in a row, in content coordinates, are covered.
  private func hiddenHeight(of rect: CGRect, inRow row: Int, within free: CGRect) -> CGFloat {
    let share = visibleShare(of: rect, inRow: row, within: free)
    return (1 - share) * convertToScreen(fromTable: rect).height
  }

  /// Whether a row is higher than what is free for it; beside a keyboard off the screen's bottom
  /// than either side.
  func isTooTall(row: Int) -> Bool {
    let room = freeHeights(besideRow: row, within: visibleTableFrame)
    return frameOnScreen(ofRow: row).height > room.lowerBound
  }

  /// Whether less is free for a row than a line of text takes, or UIKit's own scroll has taken the
  /// line away.
  ///
  /// That scroll comes last, after keyboardDidShow, brings a row to the nearer edge of what the
  /// insets leave, one that is too tall to the upper, and knows of no header that floats there.
  /// What a strategy did in time it undoes; so a row that stands at such an edge, with the line
  /// under the header or beyond what is free below, tells nothing of the strategy.
  func hasNoRoom(
    forRow row: Int, framed frame: CGRect, _ heights: ClosedRange<CGFloat>
  ) -> Bool {
    guard frame.height > heights.lowerBound else { return false }
    let line = convertToScreen(fromTable: lineRect(ofRow: row))
    // A navigation bar that has grown gives way where the table is scrolled up.
    let growth = table.barGrowth * scaleOfContent
    if heights.upperBound + growth < line.height { return true }
    guard settings.fieldScroll, isAtEdge(row: row) else { return false }
    return table.headerHeight(aboveRow: row) > 0 || line.maxY - frame.minY > heights.lowerBound
  }

  /// Whether a row stands at an edge of what insets leave of the table.
  private func isAtEdge(row: Int) -> Bool {
    let (span, free) = (table.rows.span(ofRow: row), table.unobscured)
    return abs(span.lowerBound - free.lowerBound) <= Rest.tolerance
      || abs(span.upperBound - free.upperBound) <= Rest.tolerance
  }

  /// Returns the heights on the screen that a row could be shown in: between the bars and the
  /// keyboard, less the header and footer that float over its section; beside a keyboard off the
  /// screen's bottom those of both sides, of which the upper has the header and the lower the
  /// footer.
  ///
  /// The home indicator's strip is none, since UIKit's own scroll takes a field out of that.
  func freeHeights(besideRow row: Int, within free: CGRect) -> ClosedRange<CGFloat> {
    let header = table.headerHeight(aboveRow: row) * scaleOfContent
    let footer = footerHeight(belowRow: row)
    let bottom = min(free.maxY, topOfHomeIndicator)
    guard let keyboard = liftedKeyboardFrame?.part(in: free) else {
      let height = bottom - free.minY - header - footer
      return height...height
    }
    let (above, below) = (keyboard.minY - free.minY - header, bottom - keyboard.maxY - footer)
    return min(above, below)...max(above, below)
  }

  /// Points of the screen that the footer takes which floats below a row's section.
  func footerHeight(belowRow row: Int) -> CGFloat {
    table.footerHeight(belowRow: row) * scaleOfContent
  }

  /// Whether a row is under no inset: from there UIKit itself scrolls a text field that begins
  /// editing.
  func isUnobscured(row: Int) -> Bool {
    let span = table.rows.span(ofRow: row)
    let free = table.unobscured
    return span.lowerBound >= free.lowerBound && span.upperBound <= free.upperBound
      && isUnobscuredInOuters(row: row)
  }

  /// Whether no inset of a scroll view around the table takes a part of a row away.
  private func isUnobscuredInOuters(row: Int) -> Bool {
    guard isNested else { return true }
    let rect = table.rect(forRow: row)
    return outerScrolls.allSatisfy { index in
      let (target, free) = (
        convertToOuter(fromTable: rect, container: index), containers[index].unobscured
      )
      return target.minY >= free.minY && target.maxY <= free.maxY
    }
  }

  /// The top edge of a keyboard, unless it stands beside the table; nil while there is none.
  var topOfKeyboardOverTable: CGFloat? {
    guard let lifted = liftedKeyboardFrame else { return keyboardTop }
    let table = tableFrameOnScreen
    return lifted.minX < table.maxX && lifted.maxX > table.minX ? keyboardTop : nil
  }

  /// The upper edge of the home indicator's strip; the screen's lower edge where there is none.
  private var topOfHomeIndicator: CGFloat { scene.screenSize.height - scene.safeArea.bottom }

  /// Whether a row's rectangle on the screen lies wholly where nothing covers it, where the table
  /// shows `free`, and not in the home indicator's strip: UIKit's own scroll takes a field out of
  /// that.
  ///
  /// What room is made for the keyboard has the footer float right above it, or above that strip.
  func hasPlace(for frame: CGRect, ofRow row: Int, within free: CGRect) -> Bool {
    let footer = footerHeight(belowRow: row)
    guard frame.minY >= free.minY, frame.maxY + footer <= free.maxY,
      frame.maxY + footer <= topOfHomeIndicator + Rest.tolerance
    else { return false }
    return liftedKeyboardFrame?.part(in: frame).map { $0.height <= 0 } ?? true
  }
}

/// What becomes of the table as a whole.
extension Phone {
  /// Returns the points of blank that a strategy leaves: how far a content is scrolled out of its
  /// legal range, or else what the table's frame leaves empty of where it was, above and below.
  ///
  /// What other views of an app take below the table is not empty, such as the rest of a bar that
  /// it stands in. A table in a scroll view goes along with that one's content, and leaves nothing
  /// empty.
  func blankHeight(since start: Rest) -> CGFloat {
    let offset = table.contentOffset.model.y
    let overscroll = abs(offset - table.legalOffset(offset)) * scaleOfContent
    if isNested { return max(overscroll, outerOverscroll) }
    guard overscroll <= Rest.tolerance, liftedKeyboardFrame == nil else { return overscroll }
    let frame = tableFrameOnScreen
    let end = min(start.frame.maxY, keyboardTop ?? .infinity)
    let below = end - frame.maxY - footing
    return max(overscroll, max(frame.minY - start.frame.minY, 0) + max(below, 0))
  }

  /// Points by which a scroll view around the table is scrolled out of its legal range.
  private var outerOverscroll: CGFloat {
    outerScrolls.reduce(0) { most, index in
      let offset = containers[index].boundsOrigin
      let legal = containers[index].legalOffset(offset)
      return max(most, abs(offset.x - legal.x), abs(offset.y - legal.y))
    }
  }

  /// Points that the scroll views around the table are scrolled down, together.
  package var outerDistance: CGFloat {
    guard isNested else { return 0 }
    return outerScrolls.reduce(0) { $0 + containers[$1].boundsOrigin.y }
  }

  /// Points of the screen that a point of the content takes.
  var scaleOfContent: CGFloat {
    containers.isEmpty
      ? 1 : convertToScreen(fromTable: CGRect(x: 0, y: 0, width: 0, height: 1)).height
  }
}
