import Foundation

/// The position of the app's bar that is pinned to the bottom of a view.
extension Scene {
  /// Returns the height that a bottom bar covers at the lower end of a root view of a given height.
  ///
  /// The height includes the tab bar, the docked bar or the home indicator's strip below the bar.
  /// Without a bottom bar, the result is 0.
  ///
  /// If a short root view ends above those, the bar ends at the root view's bottom.
  func bottomBarStrip(ofRootHeight height: CGFloat) -> CGFloat {
    guard !hasSheet, let bar = chrome.bottomBar else { return 0 }
    let end = min(
      height, tabBarFrame.minY, leastBarTop, screenSize.height - safeArea.bottom)
    return bar.height + height - end
  }

  /// Returns the height that a bottom bar covers at the lower end of a view around the table.
  ///
  /// The height includes the view's tab bar, or the part of the home indicator's strip in the view.
  func bottomBarStrip(ofContainer index: Int, of containers: [Container]) -> CGFloat {
    let container = containers[index]
    guard let bar = container.chrome.bottomBar else { return 0 }
    let safe = containers[...index].reduce(safeFrame) { $1.fromSuperview($0) }
    return bar.height + max(container.bars.bottom, container.bounds.maxY - safe.maxY, 0)
  }

  /// Whether scroll views under a bottom bar get an inset for the bar.
  ///
  /// SwiftUI makes the bar part of the safe area, which exists since iOS 11.
  var countsBottomBar: Bool { ios >= 11 }
}
