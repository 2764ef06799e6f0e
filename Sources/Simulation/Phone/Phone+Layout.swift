import Foundation

extension Phone {
  /// The size of the table's superview and what its bars take of it.
  var spaceOfTable: (size: CGSize, bars: EdgeInsets) { space(inside: containers.count) }

  /// Returns the size and the bars of the view that holds the container of that number, from 0.
  private func space(inside index: Int) -> (size: CGSize, bars: EdgeInsets) {
    guard index > 0 else { return (rootView.model.size, scene.contentInsets) }
    return (containers[index - 1].frame.size, containers[index - 1].bars)
  }

  /// Lays the containers out from the outermost inward.
  mutating func layOutContainers() {
    for index in containers.indices {
      let space = space(inside: index)
      let container = containers[index]
      containers[index].frame =
        container.isSheet
        ? scene.sheetFrame : container.place.frame(in: space.size, bars: space.bars)
      containers[index].bars = bars(ofContainer: index)
    }
  }

  /// A bar at an edge of the screen reaches through the safe area there, as UIKit's bars do; it
  /// does not grow when a strategy moves the root view.
  private func bars(ofContainer index: Int) -> EdgeInsets {
    let container = containers[index]
    let bounds = container.bounds
    let safe = containers[...index].reduce(scene.safeFrame) { $1.fromSuperview($0) }
    return EdgeInsets(
      top: container.chrome.hasNavigationBar
        ? scene.navigationBarHeight(inSheet: container.isSheet) + max(0, safe.minY - bounds.minY)
        : 0,
      bottom: container.chrome.hasTabBar
        ? scene.tabBarHeight - scene.safeArea.bottom + max(0, bounds.maxY - safe.maxY) : 0)
  }

  /// Lays out all that lies in the root view; a table with a fixed frame stays.
  mutating func layOutRootView(animation: Animation?) {
    layOutContainers()
    guard case .insets = scene.tablePlace else { return }
    let (size, bars) = spaceOfTable
    let old = table.frame.model
    let new = ViewPlace.insets(tableInsets).frame(in: size, bars: bars)
    guard new != old else { return }
    table.frame.set(new, at: clock, animation: animation)
    record(.tableFrame(from: old, to: new, .uikit, animation))
  }

  /// Keeps the distances that the table has now from its superview's edges.
  mutating func keepTableInsets() {
    let (size, bars) = spaceOfTable
    let frame = table.frame.model
    tableInsets = EdgeInsets(
      top: frame.minY - bars.top, left: frame.minX - bars.left,
      bottom: size.height - bars.bottom - frame.maxY,
      right: size.width - bars.right - frame.maxX)
  }

  /// Shows another scene, such as the same one turned: the root view fills it, what is laid out by
  /// insets keeps its distances from the bars and the sides, and the keyboard is away.
  mutating func show(_ new: Scene) {
    let (old, oldRoot) = (scene, rootView.model)
    scene = new
    let root = CGRect(origin: .zero, size: scene.screenSize)
    rootView.set(root, at: clock, animation: nil)
    record(.rootFrame(from: oldRoot, to: root, .uikit, nil))
    moveBarInset(from: old.barInset, to: scene.barInset)
    layOutRootView(animation: nil)
    layOut(animation: nil)
    keyboard.frame.set(scene.restingKeyboardFrame, at: clock, animation: nil)
  }

  /// Exchanges UIKit's own part of contentInset where no app code has written over it.
  private mutating func moveBarInset(from old: EdgeInsets, to new: EdgeInsets) {
    guard old != new, table.contentInset == old else { return }
    setContentInset(new, indicators: new, by: .uikit)
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
  mutating func bringBackOffset(animation: Animation?) {
    let y = table.contentOffset.model.y
    let legal = table.legalOffset(y)
    guard legal != y else { return }
    table.contentOffset.set(CGPoint(x: 0, y: legal), at: clock, animation: animation)
    record(.clamped(from: y, to: legal))
  }

  /// Sets the part of the table, from its bottom, that UIKit itself keeps free for the keyboard:
  /// the table view controller's adjustment, or the keyboard's safe-area region.
  ///
  /// It goes into adjustedContentInset alone, where it holds the safe area (WebKit's comment on
  /// apps linked with iOS 11), or, as `settings.controllerInset` has it, is added to contentInset
  /// and later taken off again, whatever that was set to in between (radar 13836932).
  package mutating func setKeyboardInset(_ height: CGFloat, animation: Animation? = nil) {
    let isInContent = settings.controllerInset == .content
    table.keyboardInset = isInContent ? 0 : height
    addToContentInset(isInContent ? height : 0, animation: animation)
    layOut(animation: animation)
  }

  private mutating func addToContentInset(_ height: CGFloat, animation: Animation?) {
    let change = height - table.addedInset
    guard change != 0 else { return }
    table.addedInset = height
    var inset = table.contentInset
    inset.bottom += change
    var indicators = table.scrollIndicatorInsets
    indicators.bottom += change
    setContentInset(inset, indicators: indicators, by: .uikit, animation: animation)
  }
}
