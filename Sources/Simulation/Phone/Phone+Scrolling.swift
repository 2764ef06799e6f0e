import Foundation

extension Phone {
  /// Sets the table's contentOffset.y, even outside the legal range of offsets.
  ///
  /// UIKit doesn't clamp it either (dotnet/maui PR 13415, react-native e3ac329).
  package mutating func setContentOffset(
    _ y: CGFloat, by author: Author, animation: Animation? = nil
  ) {
    moveContent(to: y, asked: y, by: author, animation: animation)
  }

  /// Scrolls a row into the bounds inside the adjusted inset, like scrollToRow(at:at:animated:).
  ///
  /// `margin` points above or below the row stay free. An unknown row is ignored; UIKit raises.
  package mutating func scrollToRow(
    _ row: Int, at position: ScrollPosition, margin: CGFloat = 0, by author: Author,
    animation: Animation? = nil
  ) {
    guard table.rows.has(row: row) else { return record(.declined(.noRow(row))) }
    guard margin.isUsable else { return record(.declined(.unusableNumber)) }
    guard let y = table.offset(forRow: row, at: position, margin: margin) else { return }
    moveContent(to: y, asked: y, by: author, animation: animation)
  }

  /// Scrolls by the least distance that brings a rectangle of the content into the bounds inside
  /// the adjusted inset, like scrollRectToVisible(_:animated:).
  package mutating func scrollRectToVisible(
    _ rect: CGRect, by author: Author, animation: Animation? = nil
  ) {
    guard let y = table.offset(showing: rect, in: settings.visibleArea) else { return }
    moveContent(to: y, asked: y, by: author, animation: animation)
  }

  /// Scrolls the table as the user's finger does, and leaves the offset in its legal range.
  ///
  /// `distance` is in screen points, positive downward: a finger that moves up shows content
  /// further down. The distance beyond the range's end scrolls the scroll views around the table,
  /// the innermost first. Source: "Nesting Scroll Views" in Apple's Scroll View Programming Guide.
  package mutating func drag(by distance: CGFloat) {
    let asked = table.contentOffset.model.y - distance / contentScale
    let legal = table.legalOffset(asked)
    moveContent(to: legal, asked: asked, by: .user, animation: nil)
    if isNested { dragOuters(by: (legal - asked) * contentScale) }
  }

  /// Scrolls on if a finger has left a large title or a search bar half open.
  ///
  /// It is inferred that the bar opens or closes fully, whichever is nearer.
  mutating func snapBar() {
    let growth = table.barGrowth
    let rests = [0, min(scene.openingStretch, table.barStretch), table.barStretch]
    guard growth > 0, let rest = rests.min(by: { abs($0 - growth) < abs($1 - growth) }),
      rest != growth
    else { return }
    let y = table.contentOffset.model.y + growth - rest
    noting(.halfOpenBar) { $0.setContentOffset(y, by: .uikit, animation: .scroll) }
  }

  /// Sets the table's contentInset, and optionally the scroll indicators' insets.
  ///
  /// An illegal offset is moved back into its legal range, unless the setting `insetClamps` is off.
  /// This was measured: removing a top inset of 62 moved the offset from −62 to 0.
  package mutating func setContentInset(
    _ inset: EdgeInsets, indicators: EdgeInsets? = nil, by author: Author,
    animation: Animation? = nil
  ) {
    guard inset.isUsable, indicators?.isUsable != false else {
      return record(.declined(.unusableNumber))
    }
    let old = table.contentInset
    table.contentInset = inset
    if let indicators { table.scrollIndicatorInsets = indicators }
    let isSame = old == inset
    if !isSame || author == .app {
      record(isSame ? .declined(.insetIsSame) : .inset(from: old, to: inset, author, animation))
    }
    if settings.insetClamps { bringBackOffset(animation: animation) }
  }

  /// Sets only the insets of the table's scroll indicators, which moves nothing.
  package mutating func setScrollIndicatorInsets(_ insets: EdgeInsets) {
    guard insets.isUsable else { return record(.declined(.unusableNumber)) }
    table.scrollIndicatorInsets = insets
  }

  /// Sets the table's frame in its superview's coordinates.
  package mutating func setTableFrame(
    _ frame: CGRect, by author: Author, animation: Animation? = nil
  ) {
    let old = table.frame.model
    guard frame != old else { return }
    guard frame.isUsable else { return record(.declined(.unusableNumber)) }
    additiveAnimations.set(&table.frame, .tableFrame, to: frame, at: clock, animation: animation)
    keepTableInsets()
    record(.tableFrame(from: old, to: frame, author, animation))
    layOut(animation: animation)
  }

  /// Sets the root view's frame on the screen.
  ///
  /// The table and the views around it follow the root view's bottom edge, unless they have a fixed
  /// frame.
  package mutating func setRootFrame(
    _ frame: CGRect, by author: Author, animation: Animation? = nil
  ) {
    let old = rootView.model
    guard frame != old else { return }
    guard frame.isUsable else { return record(.declined(.unusableNumber)) }
    additiveAnimations.set(&rootView, .rootFrame, to: frame, at: clock, animation: animation)
    record(.rootFrame(from: old, to: frame, author, animation))
    layOutRootView(animation: animation)
    layOut(animation: animation)
  }

  /// Scrolls the field that is first responder, by the least distance, into its scroll view's
  /// bounds inside the adjusted inset.
  ///
  /// UITextField does this itself, if the setting `fieldScroll` is on, and ignores the keyboard.
  ///
  /// It is inferred that a text view does this, too. Text views are known to show their caret
  /// during typing. It is also inferred that every scroll view around the field scrolls, the
  /// innermost first.
  mutating func scrollFieldToVisible() {
    guard settings.fieldScroll, let row = firstResponder else { return }
    let rect =
      settings.fieldTarget == .row
      ? table.rect(forRow: row) : table.rect(of: table.spanWithSectionEdges(ofRow: row))
    // Rounding errors of thirds are not a movement and take no time.
    let offset = table.offset(showing: rect, in: settings.visibleArea).flatMap {
      abs($0 - table.contentOffset.model.y) > 1e-6 ? $0 : nil
    }
    record(.fieldScroll(row: row, isNeeded: offset != nil))
    if let offset { moveContent(to: offset, asked: offset, by: .uikit, animation: .scroll) }
    if isNested { scrollOutersToShow(rect, by: .uikit, animation: .scroll) }
  }

  private mutating func moveContent(
    to y: CGFloat, asked: CGFloat, by author: Author, animation: Animation?
  ) {
    let old = table.contentOffset.model.y
    guard old != y || asked != y else { return }
    guard y.isUsable else { return record(.declined(.unusableNumber)) }
    additiveAnimations.set(
      &table.contentOffset, .offset, to: CGPoint(x: 0, y: y), at: clock, animation: animation)
    record(.offset(from: old, to: y, asked: asked, author, animation))
    if table.rows.isEstimated { measureRows(comingFrom: old) }
  }
}
