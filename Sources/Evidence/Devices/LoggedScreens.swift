import Foundation
import Simulation

/// A comparison of the keyboard frames in a log with a device's screen: how many of them fit.
struct LoggedScreens {
  /// The interface orientation at each of the log's notifications.
  let orientations: [Orientation]
  /// The number of frames in the log that fit the screen of the device.
  ///
  /// Such a frame is as wide as the screen. It is at the screen's bottom or directly below.
  let fits: Int

  /// Compares the keyboard frames in a log with a device's screen.
  ///
  /// - Parameters:
  ///   - log: the log.
  ///   - device: the device.
  ///   - ios: the device's iOS version. Before iOS 8, the window doesn't rotate with the interface.
  init(_ log: KeyboardLog, on device: Device, ios: Int) {
    var orientations: [Orientation] = []
    var fits = 0
    var last = Orientation.portrait
    let scenes = Orientation.allCases.filter { $0 != .upsideDown || device.screen.isPad }
      .map { Scene(device: device, ios: ios, orientation: $0, chrome: Chrome()) }
    for notification in log.notifications {
      let ways = scenes.map { (orientation: $0.orientation, fit: notification.fit(in: $0)) }
      let best = ways.map(\.fit).max() ?? 0
      // The orientation stays the same if it fits as well as others.
      let fitting = ways.filter { $0.fit == best }.map(\.orientation)
      if best > 0, !fitting.contains(last) { last = fitting.first ?? last }
      fits += best
      orientations.append(last)
    }
    (self.orientations, self.fits) = (orientations, fits)
  }
}

extension LoggedNotification {
  /// Returns how many of the notification's two frames fit a screen: 0, 1 or 2.
  ///
  /// A frame fits if it is as wide as the screen, and its top or bottom edge is at the screen's
  /// bottom. If only a size was logged, it counts as one frame if it is as wide as the screen.
  func fit(in scene: Scene) -> Int {
    if let size { return size.width == scene.screenSize.width ? 1 : 0 }
    return [begin, end].compactMap { $0 }.filter { frame in
      let rect = scene.screenRect(fromLogged: frame)
      let isAtBottom =
        rect.maxY.isNear(scene.screenSize.height) || rect.minY.isNear(scene.screenSize.height)
      return rect.width.isNear(scene.screenSize.width) && rect.minX.isNear(0) && isAtBottom
    }.count
  }

  /// Returns the height of the keyboard that the notification shows at the screen's bottom, or nil.
  func shownHeight(in scene: Scene) -> CGFloat? {
    if let size { return size.height }
    guard name?.isHide != true, let end else { return nil }
    let rect = scene.screenRect(fromLogged: end)
    return rect.isDocked(in: scene) ? rect.height : nil
  }
}

extension Scene {
  /// Converts a keyboard's frame from a log's coordinates to those of the whole screen.
  func screenRect(fromLogged frame: CGRect) -> CGRect {
    screenRect(fromWindow: frame).offsetBy(dx: windowX(fromLogged: frame) ?? 0, dy: 0)
  }

  /// Returns the app window's distance from the screen's left edge, if a logged frame shows it.
  ///
  /// Nil if the distance may be 0. Before iOS 13, frames in notifications are in window coordinates
  /// (KeyboardGuide). So in Split View, a keyboard as wide as the screen starts left of the window.
  func windowX(fromLogged frame: CGRect) -> CGFloat? {
    guard device.screen.isPad, (9..<13).contains(ios), frame.width.isNear(screenSize.width),
      frame.minX < 0, -frame.minX < screenSize.width
    else { return nil }
    return -frame.minX
  }
}

extension CGRect {
  /// Whether a keyboard with this frame is docked at the bottom of a scene's screen.
  func isDocked(in scene: Scene) -> Bool {
    minX.isNear(0) && width.isNear(scene.screenSize.width)
      && maxY.isNear(scene.screenSize.height) && height > 0
  }

  /// Whether all edges of two rectangles are equal, except for rounding.
  func isNear(_ other: CGRect) -> Bool {
    minX.isNear(other.minX) && minY.isNear(other.minY) && maxX.isNear(other.maxX)
      && maxY.isNear(other.maxY)
  }
}

extension CGFloat {
  /// Whether two numbers are equal, except for rounding.
  func isNear(_ other: CGFloat) -> Bool { (self - other).magnitude < 0.01 }
}
