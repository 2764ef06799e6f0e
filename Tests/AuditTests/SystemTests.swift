import Avoidance
import Foundation
import Session
import Simulation
import Testing

@testable import Audit

/// Tests of strategies on phones whose iOS version doesn't support them.
@Suite struct SystemTests {
  /// Returns an audit's report; an iPhone 5s runs iOS 12 at most, and an iPhone 16 every later
  /// version.
  private func report(
    _ strategies: [Strategy], minimumOS: Int? = nil, on devices: [String]
  ) throws -> AuditReport {
    var plan = try AuditStage.plan(["forms/player.yaml"], strategies, on: devices)
    plan.depth = .focus
    plan.minimumOS = minimumOS
    return plan.run(threads: 1)
  }

  private func verdicts(_ report: AuditReport, strategy: Int) -> Int {
    Law.all.indices.reduce(0) { sum, law in
      let count = report.count(strategy: strategy, law: law)
      return sum + count.kept + count.broken + count.impossible
    }
  }

  @Test("A strategy is judged only on phones that can have it")
  func strategiesAndPhones() throws {
    let strategies: [Strategy] = [.tableController, .layoutGuide, .swiftUI, .rnPadding, .flutter]
    let old = try report(strategies, on: ["iphone-5s"])
    #expect(
      strategies.indices.map { verdicts(old, strategy: $0) > 0 }
        == [true, false, false, false, true])
    let (new, both) = (
      try report(strategies, on: ["iphone-16"]),
      try report(strategies, on: ["iphone-5s", "iphone-16"])
    )
    for index in strategies.indices {
      #expect(verdicts(new, strategy: index) > 0)
      #expect(
        verdicts(both, strategy: index)
          == verdicts(old, strategy: index) + verdicts(new, strategy: index))
    }
  }

  @Test("A report says which strategies some of the phones don't have")
  func note() throws {
    let findings = AuditFindings(
      try report([.tableController, .swiftUI, .layoutGuide, .rnPadding], on: ["iphone-5s"]))
    let text = findings.text.joined(separator: "\n")
    #expect(
      text.contains(
        """
        judged only where it exists: swiftui from iOS 14; layout-guide, rn-padding from
        iOS 15
        """), "\(text)")
    let tap = findings.tap
    #expect(tap.contains { $0.hasSuffix("- swiftui visible # SKIP it needs iOS 14") })
    #expect(!tap.contains { $0.contains("- table-controller visible #") })
    // The strategy that was judged comes first.
    #expect(findings.rows(isComplete: false).map(\.strategy).first == "table-controller")
    let current = AuditFindings(try report([.layoutGuide, .swiftUI], on: ["iphone-16"]))
    #expect(current.systems == nil)
  }

  @Test(
    "The first version of a strategy",
    arguments: [
      ("layout-guide", "iOS 15"), ("swiftui", "iOS 14"), ("rn-padding", "iOS 15"),
      ("flutter", "iOS 11"), ("maui", "iOS 12"), ("ionic", "iOS 15"), ("compose", "Android 5"),
      ("eureka", "iOS 9"), ("iq-keyboard-manager", "iOS 13"), ("table-controller", nil),
      ("least-motion", nil),
    ])
  func minimums(name: String, words: String?) throws {
    #expect(try #require(Strategy.named(name)).support.words == words)
  }

  @Test("An earlier release of a system needs an earlier iOS")
  func releases() throws {
    #expect(try Strategy.rnPadding.deciding("version=0.70").support.words == "iOS 12")
    #expect(try Strategy.maui.deciding("version=8").support.words == "iOS 11")
    #expect(try Strategy.ionic.deciding("version=5.1").support.words == "iOS 11")
  }
}
