import Simulation

extension Device {
  /// The devices that run iOS 16 or later, most common first.
  package static let current = byRank.filter { $0.defaultVersion >= 16 }

  /// The devices that an app's own code is audited on by default, most common first.
  ///
  /// They represent all current devices from iOS 16 to the newest version. Every common size of an
  /// iPhone and an iPad is among them, with and without a home button.
  package static let usual = byRank.filter { usualNames.contains($0.name) }

  private static let usualNames: Set = [
    "iphone-16", "iphone-17", "iphone-17-pro-max", "iphone-air", "iphone-14", "iphone-11",
    "iphone-13-mini", "iphone-se-3", "iphone-8", "iphone-x", "ipad-a16", "ipad-pro-13-m5",
    "ipad-mini-7", "ipad-5",
  ]
}
