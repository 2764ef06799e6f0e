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
}
