import Foundation

extension Phone {
  /// Returns a rectangle of the window in the root view's coordinates.
  public func convertToRoot(fromWindow rect: CGRect) -> CGRect {
    root.fromSuperview(scene.screenRect(fromWindow: rect))
  }

  /// Returns a rectangle of the root view's coordinates in the window's.
  public func convertToWindow(fromRoot rect: CGRect) -> CGRect {
    scene.windowRect(fromScreen: root.toSuperview(rect))
  }

  /// Returns a rectangle of the window in the table's coordinates, as `convert(_:from: nil)` does:
  /// the bounding box where a view between is turned.
  public func convertToTable(fromWindow rect: CGRect) -> CGRect {
    convertToTable(fromScreen: scene.screenRect(fromWindow: rect))
  }

  /// Returns a rectangle of the screen in the table's coordinates, which are its content's.
  public func convertToTable(fromScreen rect: CGRect) -> CGRect {
    var result = root.fromSuperview(rect)
    for container in scene.containers { result = container.fromSuperview(result) }
    return tableContainer.fromSuperview(result)
  }

  /// Returns a rectangle of the table's coordinates, which are its content's, on the screen.
  public func convertToScreen(fromTable rect: CGRect) -> CGRect {
    var result = tableContainer.toSuperview(rect)
    for container in scene.containers.reversed() { result = container.toSuperview(result) }
    return root.toSuperview(result)
  }

  /// The table's frame on the screen.
  public var tableFrameOnScreen: CGRect { convertToScreen(fromTable: table.bounds) }

  /// Returns a row's frame on the screen, wherever it is scrolled to.
  public func frameOnScreen(ofRow row: Int) -> CGRect {
    convertToScreen(fromTable: table.rect(forRow: row))
  }

  private var root: Container { Container(frame: rootView.model) }

  private var tableContainer: Container {
    Container(frame: table.frame.model, boundsOrigin: table.contentOffset.model)
  }

  /// The part of the screen that the table shows: its frame less bars and keyboard.
  public var visibleTableFrame: CGRect {
    let visible = tableFrameOnScreen.intersection(uncoveredScreen)
    return visible.isNull ? .zero : visible
  }

  /// The screen between the bars above and the tab bar or the keyboard below.
  private var uncoveredScreen: CGRect {
    let top = max(scene.safeArea.top, scene.navigationBarFrame.maxY + rootView.model.minY)
    let bottom = min(tabBarTop, dockedKeyboardTop ?? .infinity)
    return CGRect(x: 0, y: top, width: scene.screenSize.width, height: max(0, bottom - top))
  }

  /// The tab bar's top edge on the screen, which moves with the root view; the screen's bottom
  /// without one.
  var tabBarTop: CGFloat {
    scene.chrome.hasTabBar
      ? scene.tabBarFrame.minY + rootView.model.minY : scene.screenSize.height
  }

  /// Returns the share of a row's height that nothing covers, 0 to 1.
  public func visibleShare(ofRow row: Int) -> CGFloat {
    let frame = frameOnScreen(ofRow: row)
    let visible = frame.intersection(visibleTableFrame)
    guard !visible.isNull else { return 0 }
    let covered = liftedKeyboardFrame.map { visible.intersection($0) } ?? .null
    return (visible.height - (covered.isNull ? 0 : covered.height)) / frame.height
  }

  /// Returns the points between a row's bottom and the keyboard, or the screen's bottom without
  /// one; negative when the row reaches below.
  public func clearance(ofRow row: Int) -> CGFloat {
    (keyboardTop ?? scene.screenSize.height) - frameOnScreen(ofRow: row).maxY
  }
}
