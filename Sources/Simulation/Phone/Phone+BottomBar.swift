import Foundation

/// The bar that is pinned to the bottom of the form's screen.
extension Phone {
  /// The bottom bar, if there is one.
  package var bottomBar: BottomBar? {
    scene.bottomBarHost.flatMap { index in
      index < 0 ? scene.chrome.bottomBar : containers[index].chrome.bottomBar
    }
  }

  /// Whether it is in the root view, and not in a view around the table.
  package var hasBottomBarInRoot: Bool { scene.bottomBarHost == -1 }

  /// The bottom bar's frame on the screen, or nil without one.
  package var bottomBarFrame: CGRect? { bottomBarFrame(above: dockedKeyboardTop ?? .infinity) }

  /// Returns the bottom bar's frame on the screen with a docked keyboard whose top edge is
  /// `keyboardTop`.
  package func bottomBarFrame(above keyboardTop: CGFloat) -> CGRect? {
    guard let index = scene.bottomBarHost, let bar = bottomBar else { return nil }
    let bounds =
      index < 0 ? CGRect(origin: .zero, size: rootView.model.size) : containers[index].bounds
    let strip =
      index < 0
      ? scene.bottomBarStrip(ofRootHeight: bounds.height) : containers[index].bottomBarStrip
    var frame = convertToScreen(
      CGRect(x: bounds.minX, y: bounds.maxY - strip, width: bounds.width, height: bar.height),
      fromContainer: index)
    if bar.follows == .keyboard { frame.origin.y = min(frame.minY, keyboardTop - frame.height) }
    return frame
  }

  /// Returns the top edge on the screen of a docked keyboard at `keyboardTop` with the bottom bar,
  /// or of that bar where it lies higher.
  package func coverTop(above keyboardTop: CGFloat) -> CGFloat {
    guard let bar = bottomBarFrame(above: keyboardTop) else { return keyboardTop }
    return min(keyboardTop, bar.minY)
  }

  /// The top edge on the screen of the lower cover of rows: the keyboard, the docked bar alone or
  /// the bottom bar, whichever is higher; nil without any.
  package var coverTop: CGFloat? {
    guard let bar = bottomBarFrame else { return keyboardTop }
    return min(keyboardTop ?? .infinity, bar.minY)
  }
}
