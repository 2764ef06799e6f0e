import Foundation
import Simulation

/// What was done on which phone, up to a step that is judged.
package struct OwnCase: Sendable {
  let device: AuditDevice
  package let orientation: Orientation
  let row: Int
  /// What was done, as commands say it.
  package var commands: [String] = []

  init(device: AuditDevice, orientation: Orientation, row: Int) {
    self.device = device
    self.orientation = orientation
    self.row = row
  }

  package var deviceName: String { device.device.name }

  /// Returns the same after the table was scrolled; nil leaves it.
  func scrolled(to offset: CGFloat?) -> OwnCase {
    var place = self
    if let offset { place.commands.append("scroll to \(offset.inWords)") }
    return place
  }

  /// Whether it is shorter than another, or else on the more common phone.
  func isSmaller(than other: OwnCase) -> Bool {
    [commands.count, device.rank, orientation.isLandscape ? 1 : 0, row].lexicographicallyPrecedes(
      [
        other.commands.count, other.device.rank, other.orientation.isLandscape ? 1 : 0, other.row,
      ])
  }
}
