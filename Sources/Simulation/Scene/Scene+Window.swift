import Foundation

extension Scene {
  /// The number of clockwise quarter turns of the root view in the window, 0 since iOS 8.
  private var windowTurns: Int {
    guard ios < 8 else { return 0 }
    return switch orientation {
    case .portrait: 0
    case .landscapeRight: 1
    case .upsideDown: 2
    case .landscapeLeft: 3
    }
  }

  /// Converts a rectangle from screen to window coordinates.
  package func windowRect(fromScreen rect: CGRect) -> CGRect {
    windowTurns == 0 ? rect : turnedScreen.toSuperview(rect)
  }

  /// Converts a rectangle from window to screen coordinates.
  package func screenRect(fromWindow rect: CGRect) -> CGRect {
    windowTurns == 0 ? rect : turnedScreen.fromSuperview(rect)
  }

  /// The mapping between screen and window coordinates: the screen as a rotated view in the window.
  private var turnedScreen: ViewGeometry {
    let window = device.screen.size
    let origin = CGPoint(
      x: (window.width - screenSize.width) / 2, y: (window.height - screenSize.height) / 2)
    return ViewGeometry(
      frame: CGRect(origin: origin, size: screenSize), quarterTurns: windowTurns)
  }
}

/// The geometry of windows that are smaller than the screen.
extension Scene {
  /// Whether the app's window fills the screen.
  package var fillsScreen: Bool { deviceScreen.size == screenSize }

  /// The frame of the app's window on the device's screen.
  package var windowFrame: CGRect {
    CGRect(
      origin: CGPoint(x: 0 - deviceScreen.minX, y: 0 - deviceScreen.minY), size: screenSize)
  }

  /// Converts a keyboard's frame from the screen to the coordinates of notifications.
  ///
  /// Since iOS 13 these are the screen's coordinates, and before the window's (KeyboardGuide). In
  /// Slide Over, the frame leaves out the space below the app, as if the screen ended there. In
  /// Stage Manager, it doesn't (Flutter's FlutterViewController). It is inferred: a window with
  /// space below counts as Slide Over if it is as narrow, and before iPadOS 16 at any width.
  package func announced(_ frame: CGRect) -> CGRect {
    let frame = windowRect(fromScreen: frame)
    guard !fillsScreen, frame != .zero else { return frame }
    let shift = announcedShift
    return frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  /// Converts a keyboard's frame from a notification to window coordinates.
  ///
  /// This is the conversion from the screen's coordinate space that Apple recommends. The result
  /// includes the space below a window in Slide Over.
  package func windowRect(fromAnnounced frame: CGRect) -> CGRect {
    guard !fillsScreen, frame != .zero else { return frame }
    let shift = announcedShift
    return frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }

  /// Converts a keyboard's frame from a notification to screen coordinates.
  package func screenRect(fromAnnounced frame: CGRect) -> CGRect {
    screenRect(fromWindow: windowRect(fromAnnounced: frame))
  }

  private var announcedShift: CGPoint {
    let below = deviceScreen.maxY - screenSize.height
    let isSlideOver = below > 0 && (ios < 16 || screenSize.width <= Self.slideOverWidth)
    let origin = ios >= 13 ? windowFrame.origin : .zero
    return CGPoint(x: origin.x, y: origin.y - (isSlideOver ? below : 0))
  }

  /// The maximum width of an app in Slide Over, in points; inferred.
  private static var slideOverWidth: CGFloat { 375 }
}
