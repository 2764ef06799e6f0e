import Avoidance
import Foundation
import Simulation
import Testing

/// Delayed work, and the part of it that still counts.
@Suite struct TimerTests {
  /// The notification's work is put off by 0.2 seconds, the reveal by 0.5: the row is covered until
  /// then, though the first timer runs before.
  @Test("Each timer does its own work") func eachTimerDoesItsOwnWork() throws {
    let strategy = try Strategy.insetOverlap.deciding("reveal=row").deciding("lag=0.2")
      .deciding("delay=0.5")
    var form = try TwentyRows(strategy, fieldScroll: false)
    form.simulator.beginEditing(row: 11)
    form.simulator.advance(by: 0.1)
    form.simulator.setKeyboardHeight(216)
    form.simulator.advance(by: 0.15)
    #expect(form.inset.bottom == 0)
    #expect(form.offset == 0)
    form.simulator.advance(by: 0.2)
    #expect(form.inset.bottom == 216)
    #expect(form.offset == 0)
    form.simulator.advance(by: 0.1)
    #expect(form.offset == 240)
  }

  /// The next field puts the reveal off once more: 0.5 seconds from when it began.
  @Test("The next field restarts the reveal's delay") func theNewestRevealCounts() throws {
    var form = try TwentyRows(.shrinkView, fieldScroll: false)
    form.simulator.beginEditing(row: 11)
    form.simulator.advance(by: 0.3)
    form.simulator.beginEditing(row: 15)
    form.simulator.advance(by: 0.3)
    #expect(form.offset == 0)
    form.simulator.settle()
    #expect(form.offset == 453)
    #expect(form.phone.clock == 1.1)
  }
}
