import Foundation

extension Phone {
  /// Returns the frame, in screen coordinates, of a screen presented in a style such as a sheet.
  package func frame(of presentation: Presentation) -> CGRect {
    scene.frame(of: presentation, keyboardTop: dockedKeyboardTop)
  }

  /// Converts a rectangle from window coordinates to the coordinates of the form's root view.
  public func convertToRoot(fromWindow rect: CGRect) -> CGRect {
    root.fromSuperview(scene.screenRect(fromWindow: rect))
  }

  /// Converts a rectangle from the coordinates of the form's root view to window coordinates.
  package func convertToWindow(fromRoot rect: CGRect) -> CGRect {
    scene.windowRect(fromScreen: root.toSuperview(rect))
  }

  /// Converts a rectangle from window to table coordinates, like `convert(_:from: nil)`.
  ///
  /// If a view in between is rotated, the result is the bounding box of the rotated rectangle.
  public func convertToTable(fromWindow rect: CGRect) -> CGRect {
    convertToTable(fromScreen: scene.screenRect(fromWindow: rect))
  }

  /// Converts a rectangle from screen coordinates to those of the table's content.
  package func convertToTable(fromScreen rect: CGRect) -> CGRect {
    tableContainer.fromSuperview(convertToSuperviewOfTable(fromScreen: rect))
  }

  /// Converts a rectangle from screen coordinates to those of the table's superview.
  func convertToSuperviewOfTable(fromScreen rect: CGRect) -> CGRect {
    containers.reduce(root.fromSuperview(rect)) { $1.fromSuperview($0) }
  }

  /// Converts a rectangle from coordinates of the table's content to screen coordinates.
  package func convertToScreen(fromTable rect: CGRect) -> CGRect {
    convertToScreen(tableContainer.toSuperview(rect), fromContainer: containers.count - 1)
  }

  /// Converts a rectangle from the coordinates of a view around the table to the screen.
  ///
  /// `index` counts the views from 0, outermost first; −1 means the root view.
  package func convertToScreen(_ rect: CGRect, fromContainer index: Int) -> CGRect {
    guard index >= 0 else { return root.toSuperview(rect) }
    let inRoot = containers[...index].reversed().reduce(rect) { $1.toSuperview($0) }
    return root.toSuperview(inRoot)
  }

  /// The scale factor from points of the table's content to points of the screen.
  var contentScale: CGFloat { containers.reduce(1) { $0 * $1.scale } }

  /// The table's frame on the screen.
  package var tableFrameOnScreen: CGRect { convertToScreen(fromTable: table.bounds) }

  /// Returns a row's frame on the screen, even if it is covered or off the screen.
  package func frameOnScreen(ofRow row: Int) -> CGRect {
    convertToScreen(fromTable: table.rect(forRow: row))
  }

  var root: ViewGeometry { ViewGeometry(frame: rootView.model) }

  var tableContainer: ViewGeometry {
    ViewGeometry(frame: table.frame.model, boundsOrigin: table.contentOffset.model)
  }

  /// The part of the screen that shows the table.
  ///
  /// It is the table's frame without bars and keyboard, clipped by the views around the table.
  package var visibleTableFrame: CGRect { tableFrame(above: dockedKeyboardTop ?? .infinity) }

  /// The part of the screen that would show the table if there were no keyboard.
  package var tableFrameBetweenBars: CGRect { tableFrame(above: .infinity) }

  private func tableFrame(above keyboardTop: CGFloat) -> CGRect {
    var visible = tableFrameOnScreen.part(in: uncoveredScreen(above: .infinity))
    for index in containers.indices {
      let content = convertToScreen(containers[index].contentBounds, fromContainer: index)
      visible = visible?.part(in: content)
    }
    guard var visible else { return .zero }
    let end = coverTop(above: keyboardTop)
    visible.size.height = max(0, min(visible.maxY, end) - visible.minY)
    return visible
  }

  /// Returns the part of the screen between the bars at the top and those at the bottom.
  ///
  /// It ends at the tab bar, the bottom bar, or a keyboard whose top edge is at `keyboardTop`.
  package func uncoveredScreen(above keyboardTop: CGFloat) -> CGRect {
    let top = max(scene.safeArea.top, navigationBarBottom)
    let bottom = min(
      tabBarTop, coverTop(above: keyboardTop), accessoryLeftBehind?.minY ?? .infinity)
    return CGRect(x: 0, y: top, width: scene.screenSize.width, height: max(0, bottom - top))
  }

  /// The `y` of the navigation bar's bottom edge on the screen; the bar moves with the root view.
  ///
  /// Without a navigation bar, or with a sheet over the bar, the bottom edge of the status bar.
  var navigationBarBottom: CGFloat {
    scene.hasSheet
      ? scene.safeArea.top + rootView.model.minY
      : scene.navigationBarFrame.maxY + table.barGrowth + rootView.model.minY
  }

  /// The frame of the navigation bar on the screen at its current height.
  ///
  /// The bar moves with the root view.
  package var navigationBarFrame: CGRect {
    var frame = scene.navigationBarFrame.offsetBy(dx: 0, dy: rootView.model.minY)
    frame.size.height += table.barGrowth
    return frame
  }

  /// The `y` of the tab bar's or toolbar's top edge on the screen, which moves with the root view.
  ///
  /// Without both, or with a sheet over them, the screen's bottom.
  var tabBarTop: CGFloat {
    scene.chrome.hasBarAtBottom && !scene.hasSheet
      ? scene.tabBarFrame.minY + rootView.model.minY : scene.screenSize.height
  }

  /// Returns the visible fraction of a row's height, 0 to 1.
  package func visibleShare(ofRow row: Int) -> CGFloat {
    visibleShare(of: table.rect(forRow: row), inRow: row)
  }

  /// Returns the visible fraction of the height of a rectangle in a row, 0 to 1.
  package func visibleShare(of rect: CGRect, inRow row: Int) -> CGFloat {
    visibleShare(of: rect, inRow: row, within: visibleTableFrame)
  }

  /// Returns the visible fraction of the height of a rectangle in a row, 0 to 1.
  ///
  /// `rect` is in content coordinates. `free` is the part of the screen that shows the table.
  package func visibleShare(
    of rect: CGRect, inRow row: Int, within free: CGRect
  ) -> CGFloat {
    let frame = convertToScreen(fromTable: rect)
    // A row of nearly zero height may have height 0 far down, because of rounding.
    guard let visible = frame.part(in: free), frame.height > 0 else { return 0 }
    var height = visible.height
    let lifted = liftedKeyboardFrame.flatMap { $0.part(in: visible) }
    if let lifted { height -= lifted.height }
    let (header, footer) = (floatingHeaderFrame(overRow: row), floatingFooterFrame(overRow: row))
    height -= coveredHeight(of: header, in: visible, beside: lifted)
    height -= coveredHeight(of: footer, in: visible, beside: lifted)
    // In a low view, header and footer overlap.
    let both = header.flatMap { footer?.part(in: $0) }
    height += coveredHeight(of: both, in: visible, beside: lifted)
    return max(0, height) / frame.height
  }

  /// Returns how many points of a row's visible height a floating header or footer covers.
  ///
  /// `part` is its frame. The area under `lifted`, an undocked keyboard, doesn't count.
  private func coveredHeight(
    of part: CGRect?, in visible: CGRect, beside lifted: CGRect?
  ) -> CGFloat {
    guard let part = part?.part(in: visible) else { return 0 }
    return part.height - (lifted?.part(in: part)?.height ?? 0)
  }

  /// Returns the area on the screen where a row's floating section header covers the row, or nil.
  func floatingHeaderFrame(overRow row: Int) -> CGRect? {
    table.headerRect(overRow: row).map { convertToScreen(fromTable: $0) }
  }

  /// Returns the area on the screen where a row's floating section footer covers the row, or nil.
  func floatingFooterFrame(overRow row: Int) -> CGRect? {
    table.footerRect(overRow: row).map { convertToScreen(fromTable: $0) }
  }

  /// Returns the distance in points from a row's bottom to the keyboard or bottom bar below.
  ///
  /// Without both, to the screen's bottom. Negative if the row extends below that edge.
  package func clearance(ofRow row: Int) -> CGFloat {
    (coverTop ?? scene.screenSize.height) - frameOnScreen(ofRow: row).maxY
  }
}

extension Phone {
  /// A bar of the app, such as a navigation bar, with its frame on the screen.
  package struct Bar: Hashable, Sendable {
    package var isNavigationBar: Bool
    package var frame: CGRect
  }

  /// The bars of the views around the table, from the outermost view inward.
  package var containerBars: [Bar] {
    containers.indices.flatMap { index in
      let (bounds, bars) = (containers[index].bounds, containers[index].bars)
      let top = CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bars.top)
      let bottom = CGRect(
        x: bounds.minX, y: bounds.maxY - bars.bottom, width: bounds.width, height: bars.bottom)
      return [(true, top), (false, bottom)].filter { $0.1.height > 0 }.map {
        Bar(isNavigationBar: $0.0, frame: convertToScreen($0.1, fromContainer: index))
      }
    }
  }

  /// The frames on the screen of the views between the root view and the table, outermost first.
  package var containerFrames: [CGRect] {
    containers.indices.map { convertToScreen(containers[$0].bounds, fromContainer: $0) }
  }
}
