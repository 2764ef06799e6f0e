import Avoidance
import Foundation
import Simulation
import Testing

/// Tests work that strategies delay and that a newer event may replace.
@Suite struct TimerTests {
  /// The strategy delays its inset by 0.2 seconds and its scroll by 0.5, so the row stays covered
  /// until then, though the first timer fires before.
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

  /// When the next field becomes active, the delay of 0.5 seconds until the scroll starts again.
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
