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
  private var turnedScreen: Container {
    let window = device.screen.size
    let origin = CGPoint(
      x: (window.width - screenSize.width) / 2, y: (window.height - screenSize.height) / 2)
    return Container(
      frame: CGRect(origin: origin, size: screenSize), quarterTurns: windowTurns)
  }
}
