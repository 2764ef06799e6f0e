import Audit
import Foundation
import Simulation

/// The devices that a test runs on.
public struct DeviceChoice: Sendable {
  let devices: [Device]
  /// The error for a chosen name that isn't a device, or nil.
  private(set) var error: AuditError?
  /// Whether the test chose each device by name, and not a group of devices.
  private var isNamed = false

  /// Fourteen current devices that represent the others, used if a test doesn't choose any.
  ///
  /// They include every common size of an iPhone and an iPad, from iOS 16 to the newest version.
  public static let usualDevices = DeviceChoice(devices: Device.usual)
  /// Every iPhone and iPad that the simulation knows.
  public static let allDevices = DeviceChoice(devices: Device.all)
  /// Every iPhone that the simulation knows.
  public static let phones = DeviceChoice(
    devices: Device.all.filter { $0.name.hasPrefix("iphone") })
  /// Every iPad that the simulation knows.
  public static let pads = DeviceChoice(devices: Device.all.filter { $0.name.hasPrefix("ipad") })

  /// Returns the devices that can run an app with this iOS version as its deployment target.
  ///
  /// Their newest system is that version or a later one.
  public static func running(iOS version: Int) -> DeviceChoice {
    DeviceChoice(devices: Device.all.filter { $0.defaultVersion >= version })
  }

  /// Returns devices by name, for example `iphone-16`.
  ///
  /// An unknown name makes the test fail.
  public static func named(_ names: String...) -> DeviceChoice {
    DeviceChoice(
      devices: names.compactMap(Device.named),
      error: .unknownDevice(among: names),
      isNamed: true)
  }

  /// Returns those of the chosen devices that can run an iOS version or a later one.
  ///
  /// Devices that can't are skipped. If such a device was chosen by its name, a line on standard
  /// error says why.
  ///
  /// - Parameters:
  ///   - minimum: the first major iOS version that the app supports.
  ///   - form: the iOS version that the form asks for, or nil.
  /// - Returns: the devices.
  /// - Throws: ``AuditError`` if all of the chosen devices are too old.
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
