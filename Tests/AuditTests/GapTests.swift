import Avoidance
import Forms
import Foundation
import Session
import Simulation
import Testing

@testable import Audit

/// Tests of the gap between the form's end and the keyboard.
///
/// On an iPhone 16, the keyboard of 336 points begins at y 516, and the home indicator's strip is
/// 34 points high. The navigation bar ends at 103, so 413 points remain for the 880 of twenty rows.
/// An offset of 467 shows the last row right above the keyboard.
@Suite struct GapTests {
  /// Returns least-motion with a different bottom inset, to which UIKit adds the safe area.
  private static func inset(_ height: @escaping @Sendable (CGRect) -> CGFloat) -> Strategy {
    var strategy = Strategy.leastMotion
    strategy.room = Room("inset") { step in step.setInset(bottom: height(step.end)) }
    return strategy
  }

  /// Returns an audit's report about the law `no-gap`, without transitions.
  private func report(
    _ form: String, _ strategy: Strategy, on devices: [String] = ["iphone-16"]
  ) throws -> AuditReport {
    var plan = try AuditStage.plan([form], [strategy], on: devices)
    plan.laws = [try #require(Law.all.firstIndex { $0.name == "no-gap" })]
    plan.orientations = [.portrait]
    plan.depth = .fields
    return plan.run(threads: 1)
  }

  @Test(
    "A gap of more than 24 points is a failure",
    arguments: [(height: 302, gap: 0), (height: 326, gap: 24), (height: 327, gap: 25)]
      as [(height: CGFloat, gap: CGFloat)])
  func greatestGap(height: CGFloat, gap: CGFloat) throws {
    let failures = try report("forms/twenty.yaml", Self.inset { _ in height }).failures
    #expect(failures.isEmpty == (gap <= 24))
  }

  /// The first mistake leaves a gap of 34 points, the second one of 393 − 336 = 57.
  @Test(
    "A safe area counted twice and the keyboard's width taken for its height are found",
    arguments: [
      Self.inset { $0.height }, Self.inset { $0.width - 34 },
    ])
  func classicMistakes(strategy: Strategy) throws {
    let report = try report("forms/twenty.yaml", strategy)
    let failure = try #require(report.failures.first)
    #expect(
      report.script(of: failure) == [
        "load forms/twenty.yaml", "device iphone-16", "strategy \(strategy.name)", "focus f1",
        "expect table.maximumOffset <= 491",
      ])
  }

  /// The form's three rows end above any keyboard.
  @Test("A form that needs no scrolling has no gap")
  func shortForm() throws {
    let form = try Session(
      form: Form(contentsOf: Data(Self.threeRows.utf8), fileName: "three.yaml"))
    var plan = AuditPlan(forms: [form.auditForm])
    plan.strategies = [Self.inset { $0.height }]
    plan.devices.removeAll { $0.name != "iphone-16" }
    plan.orientations = [.portrait]
    plan.transitions = []
    let law = try #require(Law.all.firstIndex { $0.name == "no-gap" })
    let count = plan.run(threads: 1).count(strategy: 0, law: law)
    #expect(count == AuditReport.Count())
  }

  private static let threeRows = """
    form: Three
    sections:
      - rows: [{field: one}, {field: two}, {field: three}]
    """

  /// A button floats over the table's end, so the table always has an inset of 60 points.
  @Test("Room that the form leaves without a keyboard isn't a gap")
  func ownInset() throws {
    let device = try #require(Device.named("iphone-16"))
    let form = try AuditStage.plan(["forms/twenty.yaml"]).forms[0]
    var simulator = Simulator(form.phone(device, .portrait), app: Engine(.none))
    simulator.start()
    simulator.phone.setContentInset(
      EdgeInsets(top: 0, left: 0, bottom: 60, right: 0), by: .script)
    let start = TableAtRest(simulator.phone)
    #expect(start.roomBelowLastRow == 60)
    simulator.beginEditing(.row(0))
    simulator.settle()
    simulator.phone.setContentInset(
      EdgeInsets(top: 0, left: 0, bottom: 302 + 60 + 10, right: 0), by: .script)
    let phone = simulator.phone
    #expect(phone.gapAtEnd(since: start, within: phone.visibleTableFrame) == 10)
  }

  /// UIKit itself moves the sheet on iPads, and keeps the tab bar's inset before iOS 11.
  @Test(
    "Apple's own components leave no gap",
    arguments: [Strategy.tableController, .layoutGuide, .swiftUI])
  func applesComponents(strategy: Strategy) throws {
    for form in ["player", "profile", "sheet", "pay", "checkout"] {
      let report = try report(
        "forms/\(form).yaml", strategy,
        on: ["iphone-16", "iphone-5", "iphone-se-3", "ipad-pro-11", "ipad-9.7"])
      #expect(report.failures.isEmpty, "\(form)")
    }
  }
}
