import Foundation

extension Phone {
  /// Sets contentOffset.y, which UIKit does not clamp (dotnet/maui PR 13415, react-native e3ac329).
  package mutating func setContentOffset(
    _ y: CGFloat, by author: Author, animation: Animation? = nil
  ) {
    moveContent(to: y, asked: y, by: author, animation: animation)
  }

  /// Scrolls a row into the bounds less the adjusted inset, as scrollToRow(at:at:animated:); where
  /// there is no such row, UIKit raises NSRangeException, and nothing happens here.
  package mutating func scrollToRow(
    _ row: Int, at position: ScrollPosition, margin: CGFloat = 0, by author: Author,
    animation: Animation? = nil
  ) {
    guard table.rows.has(row: row) else { return record(.declined(.noRow(row))) }
    guard margin.isUsable else { return record(.declined(.unusableNumber)) }
    guard let y = table.offset(forRow: row, at: position, margin: margin) else { return }
    moveContent(to: y, asked: y, by: author, animation: animation)
  }

  /// Scrolls a rectangle of the content by the least movement into the bounds less the adjusted
  /// inset, as scrollRectToVisible(_:animated:).
  package mutating func scrollRectToVisible(
    _ rect: CGRect, by author: Author, animation: Animation? = nil
  ) {
    guard let y = table.offset(showing: rect, in: settings.visibleArea) else { return }
    moveContent(to: y, asked: y, by: author, animation: animation)
  }

  /// Scrolls as the user's finger does: `distance` points of the finger on the screen, down the
  /// table, so that a negative one shows what lies further down; lifted, the table rests in its
  /// legal range.
  ///
  /// What is left of the way at the range's end moves the scroll views around it, from
  /// inward out (Apple's Scroll View Programming Guide, "Nesting Scroll Views").
  package mutating func drag(by distance: CGFloat) {
    let asked = table.contentOffset.model.y - distance / contentScale
    let legal = table.legalOffset(asked)
    moveContent(to: legal, asked: asked, by: .user, animation: nil)
    if isNested { dragOuters(by: (legal - asked) * contentScale) }
  }

  /// Scrolls on where a finger leaves a large title or a search bar half open: to where the bar is
  /// nearest, as it is always left; inferred.
  mutating func snapBar() {
    let growth = table.barGrowth
    let rests = [0, min(scene.openingStretch, table.barStretch), table.barStretch]
    guard growth > 0, let rest = rests.min(by: { abs($0 - growth) < abs($1 - growth) }),
      rest != growth
    else { return }
    let y = table.contentOffset.model.y + growth - rest
    noting(.halfOpenBar) { $0.setContentOffset(y, by: .uikit, animation: .scroll) }
  }

  /// Sets contentInset, and the scroll indicators' insets where they are given.
  ///
  /// An offset outside the new legal range is brought back (measured: a top inset of 62 taken away
  /// moved the offset from −62 to 0), unless the setting leaves that to the next gesture.
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
    if old != inset { record(.inset(from: old, to: inset, author, animation)) }
    if settings.insetClamps { bringBackOffset(animation: animation) }
  }

  /// Sets the scroll indicators' insets alone, which moves nothing.
  package mutating func setScrollIndicatorInsets(_ insets: EdgeInsets) {
    guard insets.isUsable else { return record(.declined(.unusableNumber)) }
    table.scrollIndicatorInsets = insets
  }

  /// Sets the table's frame in its superview.
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

  /// Sets the root view's frame on the screen; the table follows its bottom edge, as do the views
  /// between them, unless a frame of its own holds one of them.
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

  /// Scrolls the first responder into its scroll view's bounds less the adjusted inset, by the
  /// least movement: what UITextField does by itself, without knowing of the keyboard.
  ///
  /// That a text view does so too is inferred: it is known to show its caret during typing; so is
  /// that every scroll view around is asked, from inward out.
  mutating func scrollFieldToVisible() {
    guard settings.fieldScroll, let row = firstResponder else { return }
    let rect =
      settings.fieldTarget == .row
      ? table.rect(forRow: row) : table.rect(of: table.spanWithSectionEdges(ofRow: row))
    // What sums of thirds are off by is no way to go, and takes no time.
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
