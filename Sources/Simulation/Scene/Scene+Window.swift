import Foundation

extension Scene {
  /// Clockwise quarter turns of the root view in the window: none from iOS 8 on.
  private var windowTurns: Int {
    guard ios < 8 else { return 0 }
    return switch orientation {
    case .portrait: 0
    case .landscapeRight: 1
    case .upsideDown: 2
    case .landscapeLeft: 3
    }
  }

  /// Returns a rectangle of the screen as the window sees it.
  package func windowRect(fromScreen rect: CGRect) -> CGRect {
    windowTurns == 0 ? rect : turnedScreen.toSuperview(rect)
  }

  /// Returns a rectangle of the window as a person sees it.
  package func screenRect(fromWindow rect: CGRect) -> CGRect {
    windowTurns == 0 ? rect : turnedScreen.fromSuperview(rect)
  }

  /// The screen as a turned view in the upright window.
  private var turnedScreen: ViewGeometry {
    let window = device.screen.size
    let origin = CGPoint(
      x: (window.width - screenSize.width) / 2, y: (window.height - screenSize.height) / 2)
    return ViewGeometry(
      frame: CGRect(origin: origin, size: screenSize), quarterTurns: windowTurns)
  }
}

/// Windows that are not the screen.
extension Scene {
  /// Whether the app's window is the whole screen.
  package var fillsScreen: Bool { deviceScreen.size == screenSize }

  /// The app's window on the device's screen.
  package var windowFrame: CGRect {
    CGRect(
      origin: CGPoint(x: 0 - deviceScreen.minX, y: 0 - deviceScreen.minY), size: screenSize)
  }

  /// Returns a keyboard's frame as notifications carry it.
  ///
  /// From iOS 13 on that is in the screen's coordinates, before in the window's (KeyboardGuide). In
  /// Slide Over the frame leaves out the space below the app, as if the screen ended with it; in
  /// Stage Manager it does not (Flutter's FlutterViewController). A window as narrow as Slide
  /// Over's counts as one, and any with space below it before iPadOS 16: inferred.
  package func announced(_ frame: CGRect) -> CGRect {
    let frame = windowRect(fromScreen: frame)
    guard !fillsScreen, frame != .zero else { return frame }
    let shift = announcedShift
    return frame.offsetBy(dx: shift.x, dy: shift.y)
  }

  /// Returns a keyboard's frame from what notifications carry, in window coordinates: the
  /// conversion from the screen's coordinate space that Apple asks for, with the space below a
  /// window in Slide Over.
  package func windowRect(fromAnnounced frame: CGRect) -> CGRect {
    guard !fillsScreen, frame != .zero else { return frame }
    let shift = announcedShift
    return frame.offsetBy(dx: -shift.x, dy: -shift.y)
  }

  private var announcedShift: CGPoint {
    let below = deviceScreen.maxY - screenSize.height
    let isSlideOver = below > 0 && (ios < 16 || screenSize.width <= Self.slideOverWidth)
    let origin = ios >= 13 ? windowFrame.origin : .zero
    return CGPoint(x: origin.x, y: origin.y - (isSlideOver ? below : 0))
  }

  /// The widest app in Slide Over, in points; inferred.
  private static var slideOverWidth: CGFloat { 375 }
}
