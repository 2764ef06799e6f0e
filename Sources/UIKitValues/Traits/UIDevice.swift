import AppFoundation
import Simulation

/// The simulated device that the app runs on.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  public static let current = UIDevice()

  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    AppRuntime.active?.phone.scene.device.screen.isPad == true ? .pad : .phone
  }
  public var systemVersion: String { "\(AppRuntime.active?.phone.scene.ios ?? 18).0" }
  public var systemName: String { "iOS" }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var name: String { AppRuntime.active?.phone.scene.device.name ?? "" }
  public var identifierForVendor: UUID? { nil }

  public var orientation: UIDeviceOrientation {
    switch UIInterfaceOrientation(AppRuntime.active?.phone.scene.orientation ?? .portrait) {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    // When the device turns left, the interface turns right.
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }

  public func playInputClick() { notDone(UIDevice.self) }
  public func beginGeneratingDeviceOrientationNotifications() {}
  public func endGeneratingDeviceOrientationNotifications() {}

  public nonisolated static let orientationDidChangeNotification =
    Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// Returns whether the simulated phone runs this major version of iOS or a later one.
///
/// In sources ported to Linux, this call replaces conditions such as `#available(iOS 15, *)`. True
/// before any app was started.
public func isPhoneOnSystem(_ version: Int) -> Bool {
  (AppRuntime.active?.phone.scene.ios ?? .max) >= version
}

/// The kind of device: phone or iPad.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac = 5
}

/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}

@preconcurrency @MainActor public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom {
  UIDevice.current.userInterfaceIdiom
}
