import Foundation

/// The layout of the views between the screen and the table's content, and the parts that bars
/// cover.
extension Scene {
  /// Whether the app's views extend under translucent bars.
  private var runsUnderBars: Bool { options.isUnderBars && ios >= 7 }

  /// Lays out the views around the table, from the outermost inward, in a root view of a given
  /// size.
  ///
  /// `keyboardTop` is the top of a docked keyboard that presented screens avoid, or nil.
  func layOut(
    _ containers: inout [Container], rootSize: CGSize, keyboardTop: CGFloat? = nil
  ) {
    for index in containers.indices {
      let container = containers[index]
      let space = space(inside: index, of: containers, for: container.place, rootSize: rootSize)
      containers[index].frame =
        container.presentation == nil
        ? container.place.frame(in: space.size, bars: space.bars)
        : frame(ofPresented: container, keyboardTop: keyboardTop)
      containers[index].bars = bars(ofContainer: index, of: containers)
      containers[index].bottomBarStrip = bottomBarStrip(ofContainer: index, of: containers)
    }
  }

  /// Returns the size of the table's superview, and the insets of the area there that bars cover.
  func spaceOfTable(
    in containers: [Container], rootSize: CGSize
  ) -> (size: CGSize, bars: EdgeInsets) {
    space(inside: containers.count, of: containers, for: tablePlace, rootSize: rootSize)
  }

  /// Returns the size of the view around a container, and the insets that bars cover there.
  ///
  /// `index` counts containers from 0, outermost first. `place` is the contained view's layout
  /// rule.
  ///
  /// A view that reaches to a translucent bar extends under the bar to its superview's edge. A view
  /// with a distance keeps that distance from the bar. Nothing extends under a docked bar, unless
  /// `options` allow it.
  private func space(
    inside index: Int, of containers: [Container], for place: ViewPlace, rootSize: CGSize
  ) -> (size: CGSize, bars: EdgeInsets) {
    if index > 0, containers[index - 1].isScroll {
      return (containers[index - 1].contentSize, .zero)
    }
    let size = index > 0 ? containers[index - 1].frame.size : rootSize
    var bars = index > 0 ? containers[index - 1].bars : rootBars
    let strip =
      index > 0
      ? containers[index - 1].bottomBarStrip : bottomBarStrip(ofRootHeight: rootSize.height)
    if runsUnderBars, case .insets(let insets) = place {
      let ends = index == 0 ? options.barEdges : []
      if insets.top == 0, !ends.contains(.top) { bars.top = 0 }
      if insets.bottom == 0, !ends.contains(.bottom) {
        let isFree = index > 0 || bar == nil || options.isUnderDockedBar
        bars.bottom = isFree ? 0 : max(0, screenSize.height - leastBarTop)
      }
    }
    bars.bottom = max(bars.bottom, strip)
    return (size, bars)
  }

  /// The insets of a full-screen root view that the screen's bars cover.
  private var rootBars: EdgeInsets {
    let frame = contentFrame
    return EdgeInsets(top: frame.minY, bottom: screenSize.height - frame.maxY)
  }

  /// Returns the heights of the bars at top and bottom of a view around the table.
  ///
  /// A bar at an edge of the screen also covers the safe area there, as in UIKit. It does not grow
  /// when a strategy moves the root view.
  private func bars(ofContainer index: Int, of containers: [Container]) -> EdgeInsets {
    let container = containers[index]
    let bounds = container.bounds
    let safe = containers[...index].reduce(safeFrame) { $1.fromSuperview($0) }
    return EdgeInsets(
      top: container.chrome.hasNavigationBar
        ? navigationBarHeight(inSheet: container.isSheet) + max(0, safe.minY - bounds.minY)
          + searchBarHeight(inContainer: container) : 0,
      bottom: container.chrome.hasTabBar
        ? tabBarHeight - safeArea.bottom + max(0, bounds.maxY - safe.maxY) : 0)
  }

  /// Returns the height of the search bar with a field in a container's own navigation bar, or 0.
  private func searchBarHeight(inContainer container: Container) -> CGFloat {
    let place = container.chrome.navigationField?.place ?? .title
    return ios >= 11 && place != .title ? 52 : 0
  }

  /// Returns how far a scroll view's frame extends beyond its safe area, within the screen.
  ///
  /// - Parameters:
  ///   - frame: the frame in its superview.
  ///   - containers: the views around it in their current layout.
  ///   - root: the root view's frame on the screen. The screen's bars move with the root view.
  /// - Returns: the distances, which are never negative.
  func safeArea(
    of frame: CGRect, in containers: some Collection<Container>, root: CGRect
  ) -> EdgeInsets {
    let screen = CGRect(origin: .zero, size: screenSize)
    let top = (hasSheet ? safeArea.top : navigationBarFrame.maxY) + root.minY
    let tabBarTop =
      chrome.hasBarAtBottom && !hasSheet ? tabBarFrame.minY + root.minY : screen.maxY
    let strip = countsBottomBar ? bottomBarStrip(ofRootHeight: root.height) : 0
    let bottom = min(
      tabBarTop, screen.maxY - safeArea.bottom, strip > 0 ? root.maxY - strip : .infinity)
    let onScreen = CGRect(
      x: safeArea.left, y: top, width: screen.width - safeArea.left - safeArea.right,
      height: max(0, bottom - top))
    let safe = safeFrame(onScreen, in: containers, root: root)
    let visible = inward(screen, containers, root: root)
    return EdgeInsets(
      top: max(0, safe.minY - frame.minY), left: max(0, safe.minX - frame.minX),
      bottom: max(0, min(frame.maxY, visible.maxY) - safe.maxY),
      right: max(0, min(frame.maxX, visible.maxX) - safe.maxX))
  }

  /// Returns the safe area in the coordinates of the innermost view around the table.
  ///
  /// `onScreen` is the safe area on the screen. Each container's bars reduce it.
  private func safeFrame(
    _ onScreen: CGRect, in containers: some Collection<Container>, root: CGRect
  ) -> CGRect {
    var safe = ViewGeometry(frame: root).fromSuperview(onScreen)
    for container in containers {
      safe = container.fromSuperview(safe)
      let content = container.contentBounds
      let top = container.bars.top > 0 ? max(safe.minY, content.minY) : safe.minY
      var bottom = container.bars.bottom > 0 ? min(safe.maxY, content.maxY) : safe.maxY
      if countsBottomBar, container.bottomBarStrip > 0 {
        bottom = min(bottom, container.bounds.maxY - container.bottomBarStrip)
      }
      safe = CGRect(x: safe.minX, y: top, width: safe.width, height: max(0, bottom - top))
    }
    return safe
  }

  private func inward(
    _ rect: CGRect, _ containers: some Collection<Container>, root: CGRect
  ) -> CGRect {
    containers.reduce(ViewGeometry(frame: root).fromSuperview(rect)) { $1.fromSuperview($0) }
  }

  /// The insets that automaticallyAdjustsScrollViewInsets adds to contentInset for bars over the
  /// table, on iOS 7 to 10.
  ///
  /// They are zero for a table with its own frame (radar 22683028). They are also zero in a scroll
  /// view, because the rule applies only to the first subview (UIViewController's documentation).
  var barInset: EdgeInsets {
    guard options.insetAdjustment != .never, !isNested
    else { return .zero }
    return barInset(ofViewIn: containers.count, at: tablePlace)
  }

  /// Returns the insets that automaticallyAdjustsScrollViewInsets adds to an outer scroll view.
  ///
  /// They are zero for all but the outermost scroll view around the table.
  func barInset(ofContainer index: Int) -> EdgeInsets {
    let isFirst = containers.firstIndex { $0.isScroll } == index
    guard isFirst, containers[index].scroll?.insetAdjustment != .never else { return .zero }
    return barInset(ofViewIn: index, at: containers[index].place)
  }

  private func barInset(ofViewIn count: Int, at place: ViewPlace) -> EdgeInsets {
    guard runsUnderBars, ios <= 10 else { return .zero }
    let insets: EdgeInsets
    switch place {
    case .insets(let given): insets = given
    case .frame(let frame):
      let isFirst = options.isFirstSubview && count == self.containers.count
      return isFirst ? barInset(over: frame) : .zero
    }
    let root = CGRect(origin: .zero, size: screenSize)
    var containers = containers
    layOut(&containers, rootSize: root.size)
    let space = space(inside: count, of: containers, for: place, rootSize: root.size)
    let frame = place.frame(in: space.size, bars: space.bars)
    let covered = safeArea(of: frame, in: containers[..<count], root: root)
    return EdgeInsets(
      top: insets.top == 0 ? covered.top : 0, bottom: insets.bottom == 0 ? covered.bottom : 0)
  }

  /// Returns the insets that automaticallyAdjustsScrollViewInsets adds to a view in the root view.
  ///
  /// Only edges that the frame shares with the root view get an inset.
  private func barInset(over frame: CGRect) -> EdgeInsets {
    let root = CGRect(origin: .zero, size: screenSize)
    let covered = safeArea(of: frame.intersection(root), in: containers[..<0], root: root)
    return EdgeInsets(
      top: frame.minY <= 0 ? covered.top : 0,
      bottom: frame.maxY >= root.maxY ? covered.bottom : 0)
  }
}
