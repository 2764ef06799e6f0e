import Audit
import Simulation

/// The phones of a test.
public struct DeviceChoice: Sendable {
  let devices: [Device]
  /// The error for a name that isn't a device.
  private(set) var error: AuditError?

  /// Fourteen current devices that stand for the others: each common size of an iPhone and an iPad,
  /// from iOS 16 to the newest version.
  public static let usualDevices = DeviceChoice(devices: Device.usual)
  /// Every iPhone and iPad that the simulation knows.
  public static let allDevices = DeviceChoice(devices: Device.all)
  /// Every iPhone.
  public static let phones = DeviceChoice(
    devices: Device.all.filter { $0.name.hasPrefix("iphone") })
  /// Every iPad.
  public static let pads = DeviceChoice(devices: Device.all.filter { $0.name.hasPrefix("ipad") })

  /// Returns the devices whose newest system is a version or later, which are the devices of an app
  /// with that deployment target.
  public static func running(iOS version: Int) -> DeviceChoice {
    DeviceChoice(devices: Device.all.filter { $0.defaultVersion >= version })
  }

  /// Returns devices by name, for example `iphone-16`.
  ///
  /// An unknown name makes the test fail.
  public static func named(_ names: String...) -> DeviceChoice {
    DeviceChoice(
      devices: names.compactMap(Device.named),
      error: .unknown(among: names, of: Device.all.map(\.name)) { .noDevice($0, nearest: $1) })
  }
}
