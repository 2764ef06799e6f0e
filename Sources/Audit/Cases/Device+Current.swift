import Simulation

extension Device {
  /// The devices that run iOS 16 or later, most common first.
  ///
  /// By default, audits of an app's own code play these.
  package static let current = byRank.filter { $0.defaultVersion >= 16 }
}
