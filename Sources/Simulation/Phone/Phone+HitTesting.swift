import Foundation

/// Hit testing: the search for the view that a finger touches on the screen.
extension Phone {
  /// The distance in points between the screen's edge and a row's label or field.
  package static let layoutMargin: CGFloat = 16
  /// The fraction of the width between the row's margins that a field's label occupies.
  static let labelShare: CGFloat = 0.36

  /// Returns the rectangle of a row's field in the table's content, or nil without a field.
  ///
  /// In views that an app built, it is the field's own frame. Otherwise the field is beside the
  /// label and as high as the row without a message. Switches, buttons and menus differ.
  package func fieldRect(atRow row: Int) -> CGRect? {
    guard let field = field(atRow: row) else { return nil }
    if let frame = table.rows.fieldFrame(inRow: row) {
      let row = table.rect(forRow: row)
      return frame.offsetBy(dx: row.minX, dy: row.minY)
    }
    if let frame = table.rows.frame(ofRow: row) { return frame }
    var rect = table.rect(forRow: row).without(dx: Self.layoutMargin, dy: 0)
    rect.size.height -= rect.height > 0 ? table.rows.noteHeight(ofRow: row) : 0
    switch field.control {
    case .button, .menu: return rect
    case .toggle:
      let size = toggleSize
      return CGRect(
        x: rect.maxX - size.width, y: rect.midY - min(size.height, rect.height) / 2,
        width: size.width, height: min(size.height, rect.height))
    case nil:
      let labelWidth = field.hasLabel ? rect.width * Self.labelShare : 0
      return CGRect(
        x: rect.minX + labelWidth, y: rect.minY, width: rect.width - labelWidth,
        height: rect.height)
    }
  }

  /// The size of a switch in points, whatever frame an app sets.
  ///
  /// It is 51 × 31 (radar 31777116), and before iOS 7 79 × 27 (Interface Builder's documents of iOS
  /// 5). For iOS 26, 51 × 31 is assumed.
  private var toggleSize: CGSize {
    scene.ios < 7 ? CGSize(width: 79, height: 27) : CGSize(width: 51, height: 31)
  }

  /// Returns the element of the screen, such as a field or a bar, that a finger touches at a point.
  package func hitTest(_ point: CGPoint) -> HitTarget { hitTest(point, visible: visibleTableFrame) }

  /// Returns what a touch hits; `visible` is ``visibleTableFrame``, if it is known already.
  private func hitTest(_ point: CGPoint, visible: @autoclosure () -> CGRect) -> HitTarget {
    if barFieldFrame?.contains(point) == true { return .barField }
    if keyboardTop != nil, keyboard.frame.model.contains(point) { return .keyboard }
    if scene.statusBarFrame.contains(point) { return .statusBar }
    if navigationFieldFrame?.contains(point) == true { return .barField }
    if bottomBarFrame?.contains(point) == true { return .bottomBar }
    if let bar = containerBars.last(where: { $0.frame.contains(point) }) {
      return bar.isNavigationBar ? .navigationBar : .tabBar
    }
    if !scene.hasSheet, let bar = barOfScreen(at: point) { return bar }
    guard visible().contains(point) else { return .background }
    let place = convertToTable(fromScreen: CGRect(origin: point, size: .zero)).origin
    return tableTarget(at: place)
  }

  /// Returns the navigation bar or tab bar at a point of the screen, or nil if neither is there.
  ///
  /// These bars move with the root view.
  private func barOfScreen(at point: CGPoint) -> HitTarget? {
    if navigationBarFrame.contains(point) { return .navigationBar }
    let shift = rootView.model.minY
    return scene.tabBarFrame.offsetBy(dx: 0, dy: shift).contains(point) ? .tabBar : nil
  }

  private func tableTarget(at place: CGPoint) -> HitTarget {
    if let row = table.rows.field(at: place) {
      return fieldRect(atRow: row)?.contains(place) == true
        ? target(ofFieldAtRow: row) : .row(row)
    }
    if let section = table.header(at: place.y) { return .header(section: section) }
    if let section = table.footer(at: place.y) { return .footer(section: section) }
    let element = table.rows.element(at: place.y)
    return switch table.rows.columns > 1 ? element.flatMap({ cell(of: $0, at: place) }) : element {
    case .header(let section): .header(section: section)
    case .footer(let section): .footer(section: section)
    case .row(let row):
      fieldRect(atRow: row)?.contains(place) == true ? target(ofFieldAtRow: row) : .row(row)
    case nil: .table
    }
  }

  private func target(ofFieldAtRow row: Int) -> HitTarget {
    field(atRow: row)?.control == nil ? .field(row: row) : .control(row: row)
  }

  /// Returns `element`, but replaces a row by the row whose cell contains the point, or by nil.
  private func cell(
    of element: RowGeometry.Element, at place: CGPoint
  ) -> RowGeometry.Element? {
    guard case .row = element else { return element }
    let line = table.rows.rows(from: place.y, to: place.y.nextUp)
    return line.first { table.rect(forRow: $0).contains(place) }.map { .row($0) }
  }

  /// Returns the point where a finger touches a row's field: the middle of its visible part.
  ///
  /// Nil if no part of the field is visible.
  package func touchPoint(ofFieldAtRow row: Int) -> CGPoint? {
    guard let rect = fieldRect(atRow: row),
      let seen = convertToScreen(fromTable: rect).part(in: visibleTableFrame),
      seen.height > 0, seen.width > 0
    else { return nil }
    var part: CGRect? = seen
    for cover in [
      floatingHeaderFrame(overRow: row), floatingFooterFrame(overRow: row), liftedKeyboardFrame,
    ] {
      if let cover { part = part?.partBeside(cover) }
    }
    return part.map { CGPoint(x: $0.midX, y: $0.midY) }
  }

  /// The point of the screen where a tap hits the table, but not a text field.
  ///
  /// The point is as near to the table's top as possible. Without such a point, it is the middle of
  /// the navigation bar, or of the status bar.
  package var pointOutsideFields: CGPoint { touchOutsideFields.point }

  /// The point of the screen for a tap outside the text fields, with the target that the tap hits.
  package var touchOutsideFields: (point: CGPoint, target: HitTarget) {
    let onScreen = visibleTableFrame
    let visible = convertToTable(fromScreen: onScreen)
    guard visible.height > 0, visible.width > 0 else { return touchInBar }
    let top = min(visible.minY + 1, visible.midY)
    if let touch = touchBesideFields(of: visible, onScreen, at: top) { return touch }
    // Fields keep the layout margin, so only a narrow view of the table needs points further down.
    for row in table.rows.rows(from: visible.minY, to: visible.maxY) {
      let middle = table.rect(forRow: row).midY
      if let touch = touchBesideFields(of: visible, onScreen, at: middle) { return touch }
    }
    return touchInBar
  }

  /// Returns a touch near the left or right edge of the table's visible part, at a `y` of it.
  ///
  /// `visible` is that part in content coordinates, `onScreen` the same on the screen. Nil unless
  /// the touch hits the table outside text fields and controls at one of these edges.
  private func touchBesideFields(
    of visible: CGRect, _ onScreen: CGRect, at y: CGFloat
  ) -> (point: CGPoint, target: HitTarget)? {
    func touch(x: CGFloat) -> (point: CGPoint, target: HitTarget)? {
      let point = convertToScreen(fromTable: CGRect(x: x, y: y, width: 0, height: 0)).origin
      let target = hitTest(point, visible: onScreen)
      return target.isTableBesideFields ? (point, target) : nil
    }
    let inside = min(Self.layoutMargin, visible.width) / 2
    return touch(x: visible.minX + inside) ?? touch(x: visible.maxX - inside)
  }

  private var touchInBar: (point: CGPoint, target: HitTarget) {
    let point = pointInBar
    return (point, hitTest(point))
  }

  private var pointInBar: CGPoint {
    if let bar = containerBars.first(where: \.isNavigationBar) {
      return CGPoint(x: bar.frame.midX, y: bar.frame.midY)
    }
    let bar = navigationBarFrame
    return bar.height > 0 && !scene.hasSheet
      ? CGPoint(x: bar.midX, y: bar.midY)
      : CGPoint(x: scene.statusBarFrame.midX, y: scene.statusBarFrame.midY)
  }

  /// Returns the least distance in points that a drag must move the content to show a row.
  ///
  /// A positive distance moves the content down. After the drag, the row is between the bars, its
  /// floating header and the keyboard. The result is 0 if the whole row is in view.
  func distanceIntoView(ofRow row: Int) -> CGFloat {
    let rect = table.rect(forRow: row)
    var visible = convertToTable(fromScreen: visibleTableFrame)
    if isNested, visible.height < rect.height { visible = table.rect(of: table.unobscured) }
    let (header, footer) = (
      table.headerHeight(aboveRow: row), table.footerHeight(belowRow: row)
    )
    let free = table.unobscured
    let top = header > 0 ? max(visible.minY, free.lowerBound + header) : visible.minY
    let bottom = footer > 0 ? min(visible.maxY, free.upperBound - footer) : visible.maxY
    return rect.minY < top || rect.height > bottom - top
      ? top - rect.minY : min(0, bottom - rect.maxY)
  }
}

extension CGRect {
  /// Returns the largest part of this rectangle above, below, left or right of another one.
  ///
  /// Nil if the other covers everything, and this whole rectangle if the other covers nothing.
  fileprivate func partBeside(_ other: CGRect) -> CGRect? {
    guard intersects(other) else { return self }
    let strips = [
      CGRect(x: minX, y: minY, width: width, height: other.minY - minY),
      CGRect(x: minX, y: other.maxY, width: width, height: maxY - other.maxY),
      CGRect(x: minX, y: minY, width: other.minX - minX, height: height),
      CGRect(x: other.maxX, y: minY, width: maxX - other.maxX, height: height),
    ]
    return strips.filter { $0.size.width > 0 && $0.size.height > 0 }
      .max { $0.width * $0.height < $1.width * $1.height }
  }
}
