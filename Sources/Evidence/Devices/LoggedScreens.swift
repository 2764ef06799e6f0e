import Foundation
import Simulation

/// The fit of a log's frames to a device's screen.
struct LoggedScreens {
  /// How the interface stood at each notification.
  let orientations: [Orientation]
  /// How many frames stand at the screen's bottom, or below it, and are as wide as it.
  let fits: Int

  /// Finds out how.
  ///
  /// - Parameters:
  ///   - log: the log.
  ///   - device: the device.
  ///   - ios: its version: before iOS 8 the window does not turn with the interface.
  init(_ log: KeyboardLog, on device: Device, ios: Int) {
    var orientations: [Orientation] = []
    var fits = 0
    var last = Orientation.portrait
    let scenes = Orientation.allCases.filter { $0 != .upsideDown || device.screen.isPad }
      .map { Scene(device: device, ios: ios, orientation: $0, chrome: Chrome()) }
    for notification in log.notifications {
      let ways = scenes.map { (orientation: $0.orientation, fit: notification.fit(in: $0)) }
      let best = ways.map(\.fit).max() ?? 0
      // It stays as it stood where that fits as well.
      let fitting = ways.filter { $0.fit == best }.map(\.orientation)
      if best > 0, !fitting.contains(last) { last = fitting.first ?? last }
      fits += best
      orientations.append(last)
    }
    (self.orientations, self.fits) = (orientations, fits)
  }
}

extension LoggedNotification {
  /// How many of its frames are as wide as a screen and end or begin with it: 0 to 2; those of a
  /// size alone that are as wide count as one.
  func fit(in scene: Scene) -> Int {
    if let size { return size.width == scene.screenSize.width ? 1 : 0 }
    return [begin, end].compactMap { $0 }.filter { frame in
      let rect = scene.screenRect(fromLogged: frame)
      let isAtBottom =
        rect.maxY.isNear(scene.screenSize.height) || rect.minY.isNear(scene.screenSize.height)
      return rect.width.isNear(scene.screenSize.width) && rect.minX.isNear(0) && isAtBottom
    }.count
  }

  /// The height of the keyboard that it brings, at the screen's bottom; nil where it brings none.
  func shownHeight(in scene: Scene) -> CGFloat? {
    if let size { return size.height }
    guard name?.isHide != true, let end else { return nil }
    let rect = scene.screenRect(fromLogged: end)
    return rect.isDocked(in: scene) ? rect.height : nil
  }
}

extension Scene {
  /// Returns on the whole screen a keyboard's frame that a log has.
  func screenRect(fromLogged frame: CGRect) -> CGRect {
    screenRect(fromWindow: frame).offsetBy(dx: windowX(fromLogged: frame) ?? 0, dy: 0)
  }

  /// Returns how far the app's window began from the screen's left edge, where a frame tells of one
  /// that was not at it: before iOS 13 notifications have the window's coordinates (KeyboardGuide),
  /// so that in Split View a keyboard as wide as the screen begins left of the window.
  func windowX(fromLogged frame: CGRect) -> CGFloat? {
    guard device.screen.isPad, (9..<13).contains(ios), frame.width.isNear(screenSize.width),
      frame.minX < 0, -frame.minX < screenSize.width
    else { return nil }
    return -frame.minX
  }
}

extension CGRect {
  /// Whether a keyboard of this frame reaches across a screen's bottom.
  func isDocked(in scene: Scene) -> Bool {
    minX.isNear(0) && width.isNear(scene.screenSize.width)
      && maxY.isNear(scene.screenSize.height) && height > 0
  }

  /// Whether the edges are the same but for what floating-point numbers lose.
  func isNear(_ other: CGRect) -> Bool {
    minX.isNear(other.minX) && minY.isNear(other.minY) && maxX.isNear(other.maxX)
      && maxY.isNear(other.maxY)
  }
}

extension CGFloat {
  /// Whether it is the same number of points but for what floating-point numbers lose.
  func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.01 }
}
