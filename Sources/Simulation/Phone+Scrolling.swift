import Foundation

extension Phone {
  /// Sets contentOffset.y, which UIKit does not clamp (dotnet/maui PR 13415, react-native e3ac329).
  package mutating func setContentOffset(
    _ y: CGFloat, by author: Author, animation: Animation? = nil
  ) {
    moveContent(to: y, asked: y, by: author, animation: animation)
  }

  /// Scrolls a row into the bounds less the adjusted inset, as scrollToRow(at:at:animated:).
  package mutating func scrollToRow(
    _ row: Int, at position: ScrollPosition, margin: CGFloat = 0, by author: Author,
    animation: Animation? = nil
  ) {
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
  package mutating func drag(by distance: CGFloat) {
    let asked = table.contentOffset.model.y - distance / contentScale
    moveContent(to: table.legalOffset(asked), asked: asked, by: .user, animation: nil)
  }

  /// Sets contentInset, and the scroll indicators' insets where they are given.
  ///
  /// An offset outside the new legal range is brought back (measured: a top inset of 62 taken away
  /// moved the offset from −62 to 0), unless the setting leaves that to the next gesture.
  package mutating func setContentInset(
    _ inset: EdgeInsets, indicators: EdgeInsets? = nil, by author: Author,
    animation: Animation? = nil
  ) {
    let old = table.contentInset
    table.contentInset = inset
    if let indicators { table.scrollIndicatorInsets = indicators }
    if old != inset { record(.inset(from: old, to: inset, author, animation)) }
    if settings.insetClamps { bringBackOffset(animation: animation) }
  }

  /// Sets the table's frame in its superview.
  package mutating func setTableFrame(
    _ frame: CGRect, by author: Author, animation: Animation? = nil
  ) {
    let old = table.frame.model
    guard frame != old else { return }
    table.frame.set(frame, at: clock, animation: animation)
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
    rootView.set(frame, at: clock, animation: animation)
    record(.rootFrame(from: old, to: frame, author, animation))
    layOutRootView(animation: animation)
    layOut(animation: animation)
  }

  /// Recomputes what follows from the table's place, and brings the offset back into its range.
  mutating func layOut(animation: Animation?) {
    updateSystemInset()
    bringBackOffset(animation: animation)
  }

  /// Counts the safe area where the table reaches into it, from iOS 11 on, and the keyboard where
  /// UIKit does.
  mutating func updateSystemInset() {
    let old = table.systemInset
    let safeArea = scene.ios >= 11 ? coveredBySafeArea : .zero
    table.systemInset = EdgeInsets(
      top: safeArea.top, bottom: max(safeArea.bottom, table.keyboardInset))
    let new = table.systemInset
    if old != new { record(.systemInset(from: old, to: new)) }
  }

  /// How far the table reaches out of the safe area, as far as it is on the screen.
  private var coveredBySafeArea: EdgeInsets {
    let screen = CGRect(origin: .zero, size: scene.screenSize)
    let bottom = min(tabBarTop, screen.height - scene.safeArea.bottom)
    let safe = convertToSuperviewOfTable(
      fromScreen: CGRect(
        x: 0, y: navigationBarBottom, width: screen.width,
        height: max(0, bottom - navigationBarBottom)))
    let end = convertToSuperviewOfTable(fromScreen: screen).maxY
    let frame = table.frame.model
    return EdgeInsets(
      top: max(0, safe.minY - frame.minY), bottom: max(0, min(frame.maxY, end) - safe.maxY))
  }

  /// Brings an offset that a change of inset, content or bounds made illegal back into its range.
  private mutating func bringBackOffset(animation: Animation?) {
    let y = table.contentOffset.model.y
    let legal = table.legalOffset(y)
    guard legal != y else { return }
    table.contentOffset.set(CGPoint(x: 0, y: legal), at: clock, animation: animation)
    record(.clamped(from: y, to: legal))
  }

  private mutating func moveContent(
    to y: CGFloat, asked: CGFloat, by author: Author, animation: Animation?
  ) {
    let old = table.contentOffset.model.y
    guard old != y || asked != y else { return }
    table.contentOffset.set(CGPoint(x: 0, y: y), at: clock, animation: animation)
    record(.offset(from: old, to: y, asked: asked, author, animation))
  }
}
