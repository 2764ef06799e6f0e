import Audit
import Foundation
import Simulation

/// The devices that a test runs on.
public struct DeviceChoice: Sendable {
  let devices: [Device]
  /// The error for a chosen name that isn't a device, or nil.
  private(set) var error: AuditError?
  /// Whether the test named each device, rather than a group of devices.
  private var isNamed = false

  /// Fourteen current devices that stand for the others: each common size of an iPhone and an iPad,
  /// from iOS 16 to the newest version.
  public static let usualDevices = DeviceChoice(devices: Device.usual)
  /// Every iPhone and iPad that the simulation knows.
  public static let allDevices = DeviceChoice(devices: Device.all)
  /// Every iPhone that the simulation knows.
  public static let phones = DeviceChoice(
    devices: Device.all.filter { $0.name.hasPrefix("iphone") })
  /// Every iPad that the simulation knows.
  public static let pads = DeviceChoice(devices: Device.all.filter { $0.name.hasPrefix("ipad") })

  /// Returns the devices that can run an app whose deployment target is this iOS version.
  ///
  /// Their newest system is the version or a later one.
  public static func running(iOS version: Int) -> DeviceChoice {
    DeviceChoice(devices: Device.all.filter { $0.defaultVersion >= version })
  }

  /// Returns devices by name, for example `iphone-16`.
  ///
  /// An unknown name makes the test fail.
  public static func named(_ names: String...) -> DeviceChoice {
    DeviceChoice(
      devices: names.compactMap(Device.named),
      error: .unknown(among: names, of: Device.all.map(\.name)) { .noDevice($0, nearest: $1) },
      isNamed: true)
  }

  /// Returns the devices that can run an iOS version or a later one.
  ///
  /// A line on standard error says why a device that was chosen by its name is skipped.
  ///
  /// - Parameters:
  ///   - minimum: the first major version that the app supports.
  ///   - form: the version that the form asks for, or nil.
  /// - Returns: the devices.
  /// - Throws: ``AuditError`` if all of them are too old.
  func running(iOS minimum: Int, asked form: Int?) throws -> [Device] {
    let old = devices.filter { $0.version(form) < minimum }
    let errors = old.map { device in
      AuditError.tooOld(device.name, runs: device.version(form), needs: minimum)
    }
    if let error = errors.first, old.count == devices.count { throw error }
    if isNamed {
      for error in errors {
        FileHandle.standardError.write(Data("formlift: skipped: \(error)\n".utf8))
      }
    }
    return devices.filter { $0.version(form) >= minimum }
  }
}
