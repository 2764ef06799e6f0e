import UIKitValues
import Simulation

/// The screen of the simulated device.
@preconcurrency @MainActor public final class UIScreen: NSObject {
  public static let main = UIScreen()

  private var scene: Scene? { SimulatedApp.current?.phone.scene }

  /// The screen's bounds in points, in the interface's orientation, or in portrait up to iOS 7.
  public var bounds: CGRect {
    guard let scene else { return .zero }
    let size = scene.ios < 8 ? scene.device.screen.size : scene.deviceScreen.size
    return CGRect(origin: .zero, size: size)
  }

  public var nativeBounds: CGRect {
    guard let screen = scene?.device.screen else { return .zero }
    return CGRect(
      x: 0, y: 0, width: screen.size.width * screen.scale, height: screen.size.height * screen.scale
    )
  }

  public var applicationFrame: CGRect {
    guard let scene else { return .zero }
    return bounds.inset(by: UIEdgeInsets(top: scene.safeArea.top, left: 0, bottom: 0, right: 0))
  }

  public var scale: CGFloat { scene?.device.screen.scale ?? 2 }
  public var nativeScale: CGFloat { scale }
  public var traitCollection: UITraitCollection { .current }
  public var maximumFramesPerSecond: Int { 60 }

  public lazy var coordinateSpace: any UICoordinateSpace = UIScreenSpace(isFixed: false)
  public lazy var fixedCoordinateSpace: any UICoordinateSpace = UIScreenSpace(isFixed: true)
}

/// The screen's coordinate space, in the interface's orientation or always in portrait.
@preconcurrency @MainActor private final class UIScreenSpace: ScreenSpace {
  private let isFixed: Bool

  init(isFixed: Bool) { self.isFixed = isFixed }

  var bounds: CGRect { UIScreen.main.bounds }

  func toScreen(_ rect: CGRect) -> CGRect { turned?.fromSuperview(rect) ?? rect }

  func fromScreen(_ rect: CGRect) -> CGRect { turned?.toSuperview(rect) ?? rect }

  /// The rotated interface as a view in the portrait screen; nil unless `isFixed` is true.
  private var turned: Container? {
    guard isFixed, let scene = SimulatedApp.current?.phone.scene else { return nil }
    let turns =
      switch scene.orientation {
      case .portrait: 0
      case .landscapeRight: 1
      case .upsideDown: 2
      case .landscapeLeft: 3
      }
    let (upright, size) = (scene.device.screen.size, scene.deviceScreen.size)
    let origin = CGPoint(
      x: (upright.width - size.width) / 2, y: (upright.height - size.height) / 2)
    return Container(frame: CGRect(origin: origin, size: size), quarterTurns: turns)
  }
}
