/// How the interface stands on the device.
public enum Orientation: String, CaseIterable, Sendable {
  case portrait
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"
  case upsideDown = "upside-down"

  /// Whether the screen is wider than the device is when held upright.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
