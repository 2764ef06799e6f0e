import Foundation
import Simulation

/// A group of phones that show a form identically, with one phone that represents the group.
package struct AuditDevice: Sendable {
  /// The phone that represents the group.
  package let device: Device
  /// The number of phones in the group, which all show forms identically.
  private(set) var count = 1
  /// The index of the group's representative phone in ``Device/byRank``, most common phone first.
  let rank: Int

  /// Groups phones that show a form identically.
  ///
  /// - Parameters:
  ///   - devices: the phones. Custom devices are left out.
  ///   - ios: the iOS version that the phones run if they can.
  ///   - tellsVersions: whether the iOS version separates groups. It does for an app's own code,
  ///     which can ask for the version.
  ///   - names: the names of phones that are groups of their own.
  /// - Returns: the groups, most common first.
  package static func groups(
    of devices: [Device], ios: Int? = nil, tellsVersions: Bool = false,
    apart names: Set<String> = []
  ) -> [AuditDevice] {
    let wanted = Set(devices.map(\.name))
    var groups: [AuditDevice] = []
    for (rank, device) in Device.byRank.enumerated() where wanted.contains(device.name) {
      let same = groups.firstIndex {
        !names.contains($0.device.name) && !names.contains(device.name)
          && $0.device.shows(likewise: device, ios: ios, tellsVersions: tellsVersions)
      }
      if let same {
        groups[same].count += 1
      } else {
        groups.append(AuditDevice(device: device, rank: rank))
      }
    }
    return groups
  }

  /// Returns a group that is represented by the phone at an index of ``Device/byRank``.
  ///
  /// `rank` is the index; the most common phone has 0. Nil for an index that the list doesn't have.
  static func device(ofRank rank: Int) -> AuditDevice? {
    Device.byRank.indices.contains(rank)
      ? AuditDevice(device: Device.byRank[rank], rank: rank) : nil
  }
}

extension Device {
  /// Every device, most common first.
  ///
  /// First comes the program's default device, then devices with newer systems before older ones.
  /// With the same system, phones come before iPads.
  package static let byRank: [Device] = all.enumerated()
    .sorted { order($0.element, $0.offset) < order($1.element, $1.offset) }.map(\.element)

  private static func order(_ device: Device, _ index: Int) -> Int {
    if device.name == "iphone-16" { return 0 }
    return ((100 - device.defaultVersion) * 2 + (device.screen.isPad ? 1 : 0)) * 1000 + index
  }

  /// Returns whether this device and another one show every form identically in an audit.
  ///
  /// Both run the iOS version `ios` if they can. If `tellsVersions` is true, the devices must also
  /// run the same version.
  fileprivate func shows(likewise other: Device, ios: Int?, tellsVersions: Bool) -> Bool {
    guard screen.name == other.screen.name else { return false }
    let (mine, others) = (version(ios), other.version(ios))
    if mine == others { return true }
    guard !tellsVersions else { return false }
    let isChanged = changes.contains { $0 > min(mine, others) && $0 <= max(mine, others) }
    return !isChanged && screen.keyboardHeights(ios: mine) == screen.keyboardHeights(ios: others)
  }

  /// Returns the iOS version that the device runs while a form is audited.
  ///
  /// It is `ios`, the version that the form asks for, if the device can run that version. Otherwise
  /// it is the device's default version.
  package func version(_ ios: Int?) -> Int {
    ios.map { versions.contains($0) ? $0 : defaultVersion } ?? defaultVersion
  }

  /// The iOS versions with a change that affects this device in the simulation or in a strategy.
  private var changes: [Int] { [7, 8, 9, 11, 12, 13, 14, 15] + (screen.isPad ? [16] : [26]) }
}

extension DeviceClass {
  /// The heights in points of the device's keyboard in an iOS version, to compare two devices.
  ///
  /// The list has both orientations, with and without predictions. Each has the observed height, or
  /// nil if none was observed, and then the height that may be inferred.
  fileprivate func keyboardHeights(ios: Int) -> [CGFloat?] {
    [true, false].flatMap { isLandscape in
      [true, false].flatMap { isPredictive in
        [true, false].map { avoidsInferred in
          keyboardHeight(
            isLandscape: isLandscape, isPredictive: isPredictive, ios: ios,
            avoidsInferred: avoidsInferred)
        }
      }
    }
  }
}
