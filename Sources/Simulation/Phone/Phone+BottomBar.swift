import Foundation

/// The bar that is pinned to the bottom of the form's screen.
extension Phone {
  /// The app's bar at the bottom of the form's screen, or nil without one.
  package var bottomBar: BottomBar? {
    scene.bottomBarHost.flatMap { index in
      index < 0 ? scene.chrome.bottomBar : containers[index].chrome.bottomBar
    }
  }

  /// Whether the bottom bar is in the root view, and not in a view around the table.
  package var hasBottomBarInRoot: Bool { scene.bottomBarHost == -1 }

  /// The frame on the screen of the app's bar at the bottom, or nil without one.
  package var bottomBarFrame: CGRect? { bottomBarFrame(above: dockedKeyboardTop ?? .infinity) }

  /// Returns the bottom bar's frame on the screen; a bar that follows a docked keyboard is above
  /// `keyboardTop`, the keyboard's top edge.
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

  /// Returns the `y` on the screen where the keyboard or the bottom bar begins to cover rows.
  ///
  /// `keyboardTop` is the top edge of the keyboard on the screen.
  package func coverTop(above keyboardTop: CGFloat) -> CGFloat {
    guard let bar = bottomBarFrame(above: keyboardTop) else { return keyboardTop }
    return min(keyboardTop, bar.minY)
  }

  /// The `y` on the screen where the keyboard, the docked bar or the bottom bar begins to cover
  /// rows.
  ///
  /// Nil without any of the three.
  package var coverTop: CGFloat? {
    guard let bar = bottomBarFrame else { return keyboardTop }
    return min(keyboardTop ?? .infinity, bar.minY)
  }
}
