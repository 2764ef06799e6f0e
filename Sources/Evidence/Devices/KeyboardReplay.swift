import Foundation
import Simulation

/// The keyboard movements in a real device's log of notifications, to replay on a simulated phone.
///
/// It also contains the measurements in the log that differ from what the simulation knows.
package struct KeyboardReplay: Equatable, Sendable {
  /// The keyboard movements to replay, earliest first.
  package private(set) var movements: [KeyboardMovement] = []
  /// The number of movements that were added at the start, because the log doesn't contain them.
  ///
  /// It is 1 if the keyboard was up already when the log began, and otherwise 0.
  package private(set) var assumedCount = 0
  /// The measurements in the log that differ from what the simulation knows about devices.
  package let findings: [NewEvidence]

  /// Creates the keyboard movements of a device's log, for a replay on a simulated phone.
  ///
  /// - Parameters:
  ///   - log: the log.
  ///   - device: the phone for the movements.
  ///   - ios: the phone's iOS version.
  ///   - accessory: the height of the field's accessory view.
  package init(_ log: KeyboardLog, on device: Device, ios: Int, accessory: CGFloat = 0) {
    let screens = LoggedScreens(log, on: device, ios: ios)
    let isFrameLog = !log.notifications.contains { $0.name?.isFrameChange == false }
    var groups: [MovementGroup] = []
    for (notification, orientation) in zip(log.notifications, screens.orientations) {
      let scene = Scene(device: device, ios: ios, orientation: orientation, chrome: Chrome())
      let before = groups.last?.frame(in: scene)
      if groups.last?.takes(notification) == true {
        groups[groups.count - 1].add(notification)
      } else {
        groups.append(
          MovementGroup(notification, in: scene, before: before, isFrameLog: isFrameLog))
      }
    }
    var findings: [NewEvidence] = []
    for (index, group) in groups.enumerated() {
      if index == 0, let first = group.assumedBefore {
        movements.append(first)
        assumedCount = 1
      }
      let last = index > 0 ? groups[index - 1] : nil
      movements.append(group.movement(after: last, hasBefore: !movements.isEmpty))
      findings += NewEvidence.all(of: group, on: device, accessory: accessory)
    }
    self.findings = findings.reduce(into: []) { told, finding in
      if !told.contains(where: { $0.isSame(as: finding) }) { told.append(finding) }
    }
  }
}

extension KeyboardNotification.Name {
  /// Whether this notification is posted whenever the keyboard moves, and not only on show or hide.
  fileprivate var isFrameChange: Bool { self == .willChangeFrame || self == .didChangeFrame }
}
