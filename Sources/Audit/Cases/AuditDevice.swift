import Simulation

/// Phones that show every form alike: one stands for all.
package struct AuditDevice: Sendable {
  /// The one that stands for them.
  package let device: Device
  /// The names of all of them.
  package private(set) var names: [String]
  /// Its place among all, the most common first.
  let rank: Int

  /// How many there are.
  package var count: Int { names.count }

  /// All that differ in screen or system, the most common first: the program's own default, then by
  /// the newest system, phones before iPads.
  package static let all: [AuditDevice] = groups(of: Device.all)

  /// Returns the groups of some phones.
  package static func groups(of devices: [Device]) -> [AuditDevice] {
    let wanted = Set(devices.map(\.name))
    var groups: [AuditDevice] = []
    for (rank, device) in ranked.enumerated() where wanted.contains(device.name) {
      let same = groups.firstIndex { $0.shows(likewise: device) }
      if let same {
        groups[same].names.append(device.name)
      } else {
        groups.append(AuditDevice(device: device, names: [device.name], rank: rank))
      }
    }
    return groups
  }

  private func shows(likewise other: Device) -> Bool {
    device.screen.name == other.screen.name && device.defaultVersion == other.defaultVersion
  }

  /// Every device, the most common first.
  private static let ranked: [Device] = Device.all.enumerated()
    .sorted { order($0.element, $0.offset) < order($1.element, $1.offset) }.map(\.element)

  private static func order(_ device: Device, _ index: Int) -> Int {
    if device.name == "iphone-16" { return 0 }
    return ((100 - device.defaultVersion) * 2 + (device.screen.isPad ? 1 : 0)) * 1000 + index
  }

  /// Returns the device of a rank.
  static func device(ofRank rank: Int) -> AuditDevice? {
    ranked.indices.contains(rank)
      ? AuditDevice(device: ranked[rank], names: [ranked[rank].name], rank: rank) : nil
  }
}
