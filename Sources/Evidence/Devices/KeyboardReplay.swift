import Foundation
import Simulation

/// The movements that a log's notifications announce, on a phone, and what in them is new.
package struct KeyboardReplay: Equatable, Sendable {
  package private(set) var movements: [KeyboardMovement] = []
  /// How many of them are not in the log: a keyboard that was up when it began.
  package private(set) var assumedCount = 0
  package let findings: [NewEvidence]

  /// Puts the movements of a log together.
  ///
  /// - Parameters:
  ///   - log: the log.
  ///   - device: the phone to make them on.
  ///   - ios: its version.
  ///   - accessory: the height of the accessory view of the field that they are made for.
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
  /// Whether it is posted upon every movement, whatever that is.
  fileprivate var isFrameChange: Bool { self == .willChangeFrame || self == .didChangeFrame }
}
