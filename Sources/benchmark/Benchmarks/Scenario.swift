import Avoidance
import Foundation
import Simulation

/// Actions on a simulated phone that benchmarks repeat, such as a tap on a field.
enum Scenario {
  /// Makes the field in a row first responder, and returns the table's content offset at rest.
  static func settle(_ simulator: inout Simulator<Engine>, row: Int) -> CGFloat {
    simulator.beginEditing(row: row)
    simulator.settle()
    return simulator.phone.table.contentOffset.model.y
  }

  /// Taps the field in a row, after a drag if the field can't be touched yet.
  ///
  /// Returns a checksum of the phone's state at rest.
  static func touch(_ simulator: inout Simulator<Engine>, row: Int) -> CGFloat {
    if simulator.phone.touchPoint(ofFieldAtRow: row) == nil { simulator.dragIntoView(row: row) }
    if let point = simulator.phone.touchPoint(ofFieldAtRow: row) { simulator.tap(point) }
    simulator.settle()
    return result(of: simulator.phone)
  }

  /// Taps the field in a row, and then outside of all fields; returns a checksum of the phone's
  /// state.
  static func touchThenDismiss(_ simulator: inout Simulator<Engine>, row: Int) -> CGFloat {
    let up = touch(&simulator, row: row)
    simulator.tap(simulator.phone.pointOutsideFields)
    simulator.settle()
    return up + result(of: simulator.phone)
  }

  /// Taps the field in a row while the phone records events; returns a checksum of its state.
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
