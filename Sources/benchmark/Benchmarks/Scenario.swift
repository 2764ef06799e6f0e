import Avoidance
import Foundation
import Simulation

/// A single action on a phone: a field becomes active, and everything comes to rest.
enum Scenario {
  /// Makes a row's field first responder, and returns the offset at rest.
  static func settle(_ simulator: inout Simulator<Engine>, row: Int) -> CGFloat {
    simulator.beginEditing(row: row)
    simulator.settle()
    return simulator.phone.table.contentOffset.model.y
  }

  /// Taps a row's field, after a drag if it isn't visible.
  ///
  /// Returns a checksum of the phone's state at rest.
  static func touch(_ simulator: inout Simulator<Engine>, row: Int) -> CGFloat {
    if simulator.phone.touchPoint(ofFieldAtRow: row) == nil { simulator.dragIntoView(row: row) }
    if let point = simulator.phone.touchPoint(ofFieldAtRow: row) { simulator.tap(point) }
    simulator.settle()
    return result(of: simulator.phone)
  }

  /// Taps a row's field, and then outside of all fields.
  static func touchThenDismiss(_ simulator: inout Simulator<Engine>, row: Int) -> CGFloat {
    let up = touch(&simulator, row: row)
    simulator.tap(simulator.phone.pointOutsideFields)
    simulator.settle()
    return up + result(of: simulator.phone)
  }

  /// Taps a row's field, and records the events.
  static func touchWithEvents(_ simulator: inout Simulator<Engine>, row: Int) -> CGFloat {
    simulator.phone.isRecording = true
    return touch(&simulator, row: row) + CGFloat(simulator.phone.events.count)
  }

  private static func result(of phone: Phone) -> CGFloat {
    let table = phone.table
    let inset = table.adjustedContentInset
    let ranges = table.contentOffset.model.y + table.minimumOffset + table.maximumOffset
    let frames = phone.tableFrameOnScreen.height + phone.visibleTableFrame.height
    let place = ActivePlace(phone).map { $0.frame.minY + $0.clearance + $0.visibleShare }
    return ranges + frames + inset.top + inset.bottom + (place ?? 0)
  }
}
