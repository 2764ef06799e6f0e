import Foundation

/// The place of a bar that is pinned to the bottom of a view.
extension Scene {
  /// Returns the points that a bottom bar takes at the lower end of a root view of some height,
  /// with the tab bar, the docked bar or the home indicator's strip below it; 0 without a bottom
  /// bar.
  ///
  /// A root view that was made lower ends above those, and the bar then ends at its bottom.
  func bottomBarStrip(ofRootHeight height: CGFloat) -> CGFloat {
    guard !hasSheet, let bar = chrome.bottomBar else { return 0 }
    let end = min(
      height, tabBarFrame.minY, leastBarTop, screenSize.height - safeArea.bottom)
    return bar.height + height - end
  }

  /// Returns the points that a container's own bottom bar takes at its lower end, with its tab bar
  /// or what it fills of the home indicator's strip.
  func bottomBarStrip(ofContainer index: Int, of containers: [Container]) -> CGFloat {
    let container = containers[index]
    guard let bar = container.chrome.bottomBar else { return 0 }
    let safe = containers[...index].reduce(safeFrame) { $1.fromSuperview($0) }
    return bar.height + max(container.bars.bottom, container.bounds.maxY - safe.maxY, 0)
  }

  /// Whether scroll views that reach under a bottom bar get an inset for it: SwiftUI makes it part
  /// of the safe area, which there is from iOS 11 on.
  var countsBottomBar: Bool { ios >= 11 }
}
