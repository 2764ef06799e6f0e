import Simulation

/// A failure that an audit accepts: the break of a law (a rule for strategies) on some or all
/// phones.
package struct KnownIssue: Sendable {
  /// The index in ``Law/all`` of the law whose break is accepted.
  let law: Int
  /// The names of the phones where the law may be broken, or nil for all phones.
  let devices: Set<String>?
  /// Whether the law may be broken in landscape (true) or in portrait (false); nil for both.
  let isLandscape: Bool?

  /// Creates a known issue: the break of a law (a rule for strategies) that an audit accepts.
  ///
  /// - Parameters:
  ///   - law: the index of the law in ``Law/all``.
  ///   - devices: the names of the phones, or nil for all.
  ///   - isLandscape: true for landscape only, false for portrait only, nil for both orientations.
  package init(law: Int, devices: Set<String>?, isLandscape: Bool?) {
    self.law = law
    self.devices = devices
    self.isLandscape = isLandscape
  }

  /// Returns whether the known issue accepts the break of a law on a phone in an orientation.
  func covers(law: Int, on device: Device, _ orientation: Orientation) -> Bool {
    law == self.law && devices?.contains(device.name) ?? true
      && isLandscape ?? orientation.isLandscape == orientation.isLandscape
  }
}
