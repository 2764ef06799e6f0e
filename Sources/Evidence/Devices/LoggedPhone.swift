import Foundation
import Simulation

/// The phone that a log of keyboard notifications probably comes from.
///
/// It is inferred from the log's keyboard frames and userInfo keys.
package struct LoggedPhone: Equatable, Sendable {
  /// The most likely device of the log, or the device that the user chose.
  package let device: Device
  /// The iOS version that the log most likely comes from.
  package let ios: Int
  /// Whether the log's keyboard frames fit a known device's screen, so that they tell the device.
  package let isTold: Bool
  /// The device that fits the log, if the user chose a device with another screen; otherwise nil.
  package let other: Device?
  /// The frame of the app's window in screen coordinates, or nil if the window fills the screen.
  ///
  /// Nil also if the log's frames don't show the window.
  package private(set) var window: CGRect?

  /// Finds the phone that a log most likely comes from.
  ///
  /// The phone has the log's screen, and if possible all keyboard heights of the log. If several
  /// have them, `device` is preferred, and then the first device. If no screen fits, it is
  /// `device`.
  ///
  /// The log's keys must allow the iOS version, if that is possible. Of several versions, `ios` is
  /// preferred, then the phone's default, and then the newest up to 18.
  ///
  /// - Parameters:
  ///   - log: the log of keyboard notifications.
  ///   - device: the current device.
  ///   - ios: the iOS version that the user set for `device`, or nil.
  ///   - isChosen: whether the user chose `device`, so that the log doesn't change it.
  package init(of log: KeyboardLog, besides device: Device, ios: Int?, isChosen: Bool = false) {
    let found = LoggedPhone(of: log, besides: device, ios: ios)
    if isChosen {
      self.init(
        device: device, ios: ios ?? device.defaultVersion, isTold: found.isTold,
        other: found.device.screen.size == device.screen.size ? nil : found.device)
    } else {
      self = found
    }
    window = window(of: log)
  }

  /// Returns the frame of the app's window that a log's frames show, in screen coordinates.
  ///
  /// The window ends at the screen's right edge. Nil if the window fills the screen.
  private func window(of log: KeyboardLog) -> CGRect? {
    let screens = LoggedScreens(log, on: device, ios: ios)
    for (notification, orientation) in zip(log.notifications, screens.orientations) {
      let scene = Scene(device: device, ios: ios, orientation: orientation, chrome: Chrome())
      let frames = [notification.begin, notification.end].compactMap { $0 }
      guard let x = frames.lazy.compactMap(scene.windowX(fromLogged:)).first else { continue }
      let size = scene.screenSize
      return CGRect(x: x, y: 0, width: size.width - x, height: size.height)
    }
    return nil
  }

  private init(of log: KeyboardLog, besides device: Device, ios: Int?) {
    let versions = LoggedVersions(log).range
    let scores = ([device] + Device.all).flatMap { device in
      // Some logs of the last range have frames in the coordinates of a window beside another.
      [2...7, 8...99, 9...12].filter(device.versions.overlaps).map { era in
        let era = device.versions.clamped(to: era)
        let fits = LoggedScreens(log, on: device, ios: era.upperBound).fits
        return (device: device, era: era, fits: fits)
      }
    }
    let best = scores.map(\.fits).max() ?? 0
    guard best > 0 else {
      self.init(device: device, ios: ios ?? device.defaultVersion, isTold: false)
      return
    }
    let fitting = scores.filter { $0.fits == best }
    let likely = fitting.filter { $0.era.overlaps(versions) }
    let candidates = (likely.isEmpty ? fitting : likely).flatMap { device, era, _ in
      let range = era.overlaps(versions) ? era.clamped(to: versions) : era
      return Self.versions(of: device, in: range, preferring: ios).map { (device, $0) }
    }
    let known = candidates.first { Self.knows(log, on: $0.0, ios: $0.1) } ?? candidates.first
    self.init(
      device: known?.0 ?? device, ios: known?.1 ?? device.defaultVersion, isTold: known != nil)
  }

  private init(device: Device, ios: Int, isTold: Bool, other: Device? = nil) {
    (self.device, self.ios, self.isTold, self.other) = (device, ios, isTold, other)
  }

  /// Returns the iOS versions in a range that a device ran, the most likely first.
  private static func versions(
    of device: Device, in range: ClosedRange<Int>, preferring ios: Int?
  ) -> [Int] {
    let known = range.filter { $0 <= 18 || $0 == 26 }
    let standard = [ios, device.defaultVersion].compactMap { $0 }.filter(known.contains)
    let others = known.reversed().filter { !standard.contains($0) }
    return standard + others.filter { $0 <= 18 } + others.filter { $0 > 18 }
  }

  /// Returns whether the simulation knows all the keyboard heights of a log for a device and
  /// version.
  private static func knows(_ log: KeyboardLog, on device: Device, ios: Int) -> Bool {
    let screens = LoggedScreens(log, on: device, ios: ios)
    return zip(log.notifications, screens.orientations).allSatisfy { notification, orientation in
      let scene = Scene(device: device, ios: ios, orientation: orientation, chrome: Chrome())
      guard let height = notification.shownHeight(in: scene) else { return true }
      return scene.knownKeyboards.contains { $0.height.isNear(height) }
    }
  }
}

/// The range of iOS versions that may have posted the notifications in a log.
struct LoggedVersions {
  let range: ClosedRange<Int>

  /// Finds the iOS versions whose notifications have a log's keys and curves.
  ///
  /// The key IsLocal came with iOS 9, and curve 7 with iOS 7 (radar 14872290).
  init(_ log: KeyboardLog) {
    var range = 2...99
    for notification in log.notifications {
      if notification.isLocal != nil { range = range.above(9) }
      if notification.isWhole, notification.isLocal == nil { range = range.below(8) }
      if notification.curve == Curve.keyboard.rawValue { range = range.above(7) }
      if notification.curve == 0, notification.duration != 0 { range = range.below(6) }
    }
    self.range = range
  }
}

extension ClosedRange<Int> {
  /// Returns the part of this range from `version` on; the whole range if that part is empty.
  fileprivate func above(_ version: Int) -> ClosedRange<Int> {
    version <= upperBound ? Swift.max(lowerBound, version)...upperBound : self
  }

  /// Returns the part of this range up to `version`; the whole range if that part is empty.
  fileprivate func below(_ version: Int) -> ClosedRange<Int> {
    version >= lowerBound ? lowerBound...Swift.min(upperBound, version) : self
  }
}
