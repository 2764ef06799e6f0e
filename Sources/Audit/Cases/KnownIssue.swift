import Simulation

/// A break of one of the audit's laws (rules for strategies) that is accepted, on some phones or
/// all.
package struct KnownIssue: Sendable {
  /// The index in ``Law/all`` of the law whose break is accepted.
  let law: Int
  /// The names of the phones on which the break is accepted, or nil for all phones.
  let devices: Set<String>?
  /// Whether the accepted break is in landscape, or nil for both orientations.
  let isLandscape: Bool?

  /// Creates a known issue: the break of a law (a rule for strategies) that an audit accepts.
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

  /// Returns whether the known issue accepts the break of a law on a phone in an orientation.
  func covers(law: Int, on device: Device, _ orientation: Orientation) -> Bool {
    law == self.law && devices?.contains(device.name) ?? true
      && isLandscape ?? orientation.isLandscape == orientation.isLandscape
  }
}
