import Foundation

/// Where the views between the screen and the table's content lie, and what bars cover of them.
extension Scene {
  /// Whether views run under bars.
  private var runsUnderBars: Bool { options.isUnderBars && ios >= 7 }

  /// Lays containers out from the outermost inward, in a root view of that size.
  ///
  /// `keyboardTop` is that of a docked keyboard which what is presented makes way for; nil without
  /// one.
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
    }
  }

  /// Returns the size of the table's superview and what its bars take of a table there.
  func spaceOfTable(
    in containers: [Container], rootSize: CGSize
  ) -> (size: CGSize, bars: EdgeInsets) {
    space(inside: containers.count, of: containers, for: tablePlace, rootSize: rootSize)
  }

  /// Returns the size of the view that holds the container of that number, from 0, and what its
  /// bars take of a view that has `place` there.
  ///
  /// A view that is laid out to a translucent bar runs on under it to its superview's edge; one
  /// that keeps a distance keeps it from the bar. Nothing runs under a docked bar but where the
  /// options say so.
  private func space(
    inside index: Int, of containers: [Container], for place: ViewPlace, rootSize: CGSize
  ) -> (size: CGSize, bars: EdgeInsets) {
    if index > 0, containers[index - 1].isScroll {
      return (containers[index - 1].contentSize, .zero)
    }
    let size = index > 0 ? containers[index - 1].frame.size : rootSize
    var bars = index > 0 ? containers[index - 1].bars : rootBars
    guard runsUnderBars, case .insets(let insets) = place else { return (size, bars) }
    if insets.top == 0 { bars.top = 0 }
    if insets.bottom == 0 {
      let isFree = index > 0 || bar == nil || options.isUnderDockedBar
      bars.bottom = isFree ? 0 : max(0, screenSize.height - leastBarTop)
    }
    return (size, bars)
  }

  /// What the screen's bars take of a root view that fills it.
  private var rootBars: EdgeInsets {
    let frame = contentFrame
    return EdgeInsets(top: frame.minY, bottom: screenSize.height - frame.maxY)
  }

  /// A bar at an edge of the screen reaches through the safe area there, as UIKit's bars do; it
  /// does not grow when a strategy moves the root view.
  private func bars(ofContainer index: Int, of containers: [Container]) -> EdgeInsets {
    let container = containers[index]
    let bounds = container.bounds
    let safe = containers[...index].reduce(safeFrame) { $1.fromSuperview($0) }
    return EdgeInsets(
      top: container.chrome.hasNavigationBar
        ? navigationBarHeight(inSheet: container.isSheet) + max(0, safe.minY - bounds.minY) : 0,
      bottom: container.chrome.hasTabBar
        ? tabBarHeight - safeArea.bottom + max(0, bounds.maxY - safe.maxY) : 0)
  }

  /// Returns how far a scroll view's frame reaches out of its safe area, as far as it is on the
  /// screen.
  ///
  /// - Parameters:
  ///   - frame: in its superview.
  ///   - containers: the views around it as they are laid out.
  ///   - root: the root view's frame on the screen, with which the screen's bars move.
  /// - Returns: the distances, none of them negative.
  func safeArea(
    of frame: CGRect, in containers: some Collection<Container>, root: CGRect
  ) -> EdgeInsets {
    let screen = CGRect(origin: .zero, size: screenSize)
    let top = (hasSheet ? safeArea.top : navigationBarFrame.maxY) + root.minY
    let tabBarTop =
      chrome.hasTabBar && !hasSheet ? tabBarFrame.minY + root.minY : screen.maxY
    let bottom = min(tabBarTop, screen.maxY - safeArea.bottom)
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

  /// Returns the safe area in the innermost container, from which each container's bars take their
  /// share.
  private func safeFrame(
    _ onScreen: CGRect, in containers: some Collection<Container>, root: CGRect
  ) -> CGRect {
    var safe = ViewGeometry(frame: root).fromSuperview(onScreen)
    for container in containers {
      safe = container.fromSuperview(safe)
      let content = container.contentBounds
      let top = container.bars.top > 0 ? max(safe.minY, content.minY) : safe.minY
      let bottom = container.bars.bottom > 0 ? min(safe.maxY, content.maxY) : safe.maxY
      safe = CGRect(x: safe.minX, y: top, width: safe.width, height: max(0, bottom - top))
    }
    return safe
  }

  private func inward(
    _ rect: CGRect, _ containers: some Collection<Container>, root: CGRect
  ) -> CGRect {
    containers.reduce(ViewGeometry(frame: root).fromSuperview(rect)) { $1.fromSuperview($0) }
  }

  /// What automaticallyAdjustsScrollViewInsets adds to contentInset for bars that the table runs
  /// under, on iOS 7 to 10; nothing in a table whose frame is its own (radar 22683028), nor in a
  /// scroll view, since it is for the first of a view alone (UIViewController's documentation).
  var barInset: EdgeInsets {
    guard options.insetAdjustment != .never, !isNested
    else { return .zero }
    return barInset(ofViewIn: containers.count, at: tablePlace)
  }

  /// The same for the outermost scroll view around the table.
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

  /// The same for a frame in the root view, as far as it begins or ends where that does.
  private func barInset(over frame: CGRect) -> EdgeInsets {
    let root = CGRect(origin: .zero, size: screenSize)
    let covered = safeArea(of: frame.intersection(root), in: containers[..<0], root: root)
    return EdgeInsets(
      top: frame.minY <= 0 ? covered.top : 0,
      bottom: frame.maxY >= root.maxY ? covered.bottom : 0)
  }
}
