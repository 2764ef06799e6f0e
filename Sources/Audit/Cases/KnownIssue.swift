import Simulation

/// A break of a law that is accepted, on some phones or everywhere.
package struct KnownIssue: Sendable {
  /// The index of the law.
  let law: Int
  /// The names of the phones, or nil for all.
  let devices: Set<String>?
  /// Whether the phones are in landscape, or nil for both orientations.
  let isLandscape: Bool?

  /// Creates a known issue.
  ///
  /// - Parameters:
  ///   - law: the index of the law.
  ///   - devices: the names of the phones, or nil for all.
  ///   - isLandscape: whether the phones are in landscape, or nil for both orientations.
  package init(law: Int, devices: Set<String>?, isLandscape: Bool?) {
    self.law = law
    self.devices = devices
    self.isLandscape = isLandscape
  }

  /// Returns whether a break on a phone is accepted.
  func covers(law: Int, on device: Device, _ orientation: Orientation) -> Bool {
    law == self.law && devices?.contains(device.name) ?? true
      && isLandscape ?? orientation.isLandscape == orientation.isLandscape
  }
}
