import Foundation
import Simulation

// Clocks and version numbers of Apple's systems.

/// Returns the time on the simulated phone's clock in seconds, or 0 without an app.
public func CACurrentMediaTime() -> CFTimeInterval { AppRuntime.active?.phone.clock ?? 0 }

public typealias CFTimeInterval = Double
public typealias CFAbsoluteTime = Double

public let NSEC_PER_SEC: UInt64 = 1_000_000_000
public let NSEC_PER_MSEC: UInt64 = 1_000_000
public let USEC_PER_SEC: UInt64 = 1_000_000
public let NSEC_PER_USEC: UInt64 = 1_000

/// Foundation's version number, which code compares with constants to find out the system's
/// version.
@preconcurrency @MainActor public var NSFoundationVersionNumber: Double {
  let ios = AppRuntime.active?.phone.scene.ios ?? 18
  return ios < 7 ? 993.0 : ios < 8 ? NSFoundationVersionNumber_iOS_7_1 : 1141 + Double(ios)
}
public let NSFoundationVersionNumber_iOS_6_1 = 993.0
public let NSFoundationVersionNumber_iOS_7_0 = 1047.20
public let NSFoundationVersionNumber_iOS_7_1 = 1047.25
