import Avoidance
import Simulation
import Testing

@testable import Audit

/// Tests that rotate an iPad with a hardware keyboard, so that no keyboard is on the screen.
@Suite struct HardwareTurnTests {
  /// After a rotation, a UITableViewController keeps its offset, so the row may be below the
  /// screen.
  @Test("A row that a turn moves off the screen is not covered by a keyboard")
  func turned() throws {
    var plan = try AuditStage.plan(
      ["forms/twenty.yaml"], [.tableController, .none], on: ["ipad-mini-6"])
    plan.transitions = [try #require(Transition.all.firstIndex { $0.name == "rotate" })]
    let report = plan.run()
    let visible = try #require(Law.all.firstIndex { $0.name == "visible" })
    #expect(report.count(strategy: 0, law: visible).broken == 0)
    let turned = report.failures.filter { $0.law == visible && $0.moment.name == "rotate" }
    // Without avoidance, the keyboards on the screen still cover rows after a turn.
    #expect(turned.map(\.strategy) == [1])
  }
}
