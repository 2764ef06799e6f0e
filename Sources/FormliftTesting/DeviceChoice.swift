import Simulation

/// Phones on which code is tested.
public struct DeviceChoice: Sendable {
  let devices: [Device]
  /// Why the choice is none: a name that no device has.
  private(set) var error: AuditError?

  /// Every iPhone and iPad that the simulation knows.
  public static let allDevices = DeviceChoice(devices: Device.all)
  /// Every iPhone.
  public static let phones = DeviceChoice(
    devices: Device.all.filter { $0.name.hasPrefix("iphone") })
  /// Every iPad.
  public static let pads = DeviceChoice(devices: Device.all.filter { $0.name.hasPrefix("ipad") })

  /// Returns every device whose newest system is of a version or later: those that an app with that
  /// deployment target is on.
  public static func running(iOS version: Int) -> DeviceChoice {
    DeviceChoice(devices: Device.all.filter { $0.defaultVersion >= version })
  }

  /// Returns the devices of some names, such as `iphone-16`; with a name that no device has the
  /// test fails.
  public static func named(_ names: String...) -> DeviceChoice {
    DeviceChoice(
      devices: names.compactMap(Device.named),
      error: .unknown(among: names, of: Device.all.map(\.name)) { .noDevice($0, nearest: $1) })
  }
}
