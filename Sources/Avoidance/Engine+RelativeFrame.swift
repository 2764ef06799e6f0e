import Foundation
import Simulation

extension Engine {
  /// Makes room as React Native's KeyboardAvoidingView does: a frame in its superview is compared
  /// with the keyboard's top on the screen.
  mutating func avoidRelatively(_ end: CGRect, on phone: inout Phone, animation: Animation?) {
    let first = saved.tableFrame ?? phone.table.frame.model
    saved.tableFrame = first
    let measured = strategy.room == .relativeHeight ? phone.table.frame.model : first
    let overlap = measured.maxY - (end.minY - strategy.spacing)
    let bottom = max(0, overlap).rounded(.up)
    var frame = first
    if strategy.room == .relativePosition {
      frame.origin.y -= bottom
    } else {
      frame.size.height = max(0, first.height - bottom)
    }
    phone.setTableFrame(frame, by: .strategy, animation: animation)
  }
}
