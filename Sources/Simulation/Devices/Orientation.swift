/// How the interface stands on the device.
package enum Orientation: String, CaseIterable, Sendable {
  case portrait
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"
  case upsideDown = "upside-down"

  /// Whether the screen is wider than the device is when held upright.
  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
