import Avoidance
import Forms
import Foundation
@testable import Session
import Simulation
import Testing

@testable import Audit

@Suite struct AuditPlanTests {
  private static let shipped = [
    "basket", "chat", "checkout", "detents", "library", "nested", "notes", "pay", "player",
    "profile",
    "sheet", "split", "twenty", "years",
  ].map { "forms/\($0).yaml" }

  @Test(
    "least-motion keeps every law with every shipped form, on old and new phones and iPads",
    arguments: shipped)
  func leastMotionKeepsEveryLaw(form: String) throws {
    let plan = try AuditStage.plan(
      [form], [.leastMotion],
      on: ["iphone-16", "iphone-4", "iphone-5s", "iphone-se-3", "ipad-9.7", "ipad-pro-11"])
    let report = plan.run()
    for failure in report.failures {
      Issue.record(
        """
        \(Law.all[failure.law].name), \(failure.moment.name): \(failure.count)
        \(report.script(of: failure).joined(separator: "\n"))
        """)
    }
  }

  @Test("The audit tests cover every shipped form")
  func allFormsAreAudited() throws {
    let folder = AuditStage.package.appending(path: "forms")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(
      files.filter { $0.hasSuffix(".yaml") }.sorted().map { "forms/\($0)" } == Self.shipped)
  }

  /// In landscape, an iPhone 5s is 320 points high.
  ///
  /// The navigation bar takes 32 of them, the keyboard 199, its accessory 44, and the floating
  /// header 28. The remaining 17 points are too few for a line of 20.
  @Test("A case in which no line fits is counted as impossible, not as broken")
  func impossibleIsCountedApart() throws {
    var plan = try AuditStage.plan(["forms/sheet.yaml"], [.leastMotion], on: ["iphone-5s"])
    plan.transitions = []
    let inView = try #require(Law.all.firstIndex { $0.name == "visible" })
    let count = plan.run().count(strategy: 0, law: inView)
    #expect(count.impossible > 0)
    #expect(count.broken == 0)
  }

  /// In landscape, an iPhone 16 is 393 points high.
  ///
  /// The navigation bar takes 32 of them, and the home indicator's strip 21. The remaining 340
  /// points are too few for a row of 350.
  @Test("A row that would need the home indicator's strip is judged by its caret's line")
  func homeIndicatorTakesRoom() throws {
    let rows = (1...8).map { "{field: a\($0)}, {field: b\($0), lines: 3, height: 350}" }
    let form = try Form("form: A\nsections: [{rows: [\(rows.joined(separator: ", "))]}]\n")
    var plan = AuditPlan(forms: [Session(form: form, fileName: "a.yaml").auditForm])
    plan.strategies = [.leastMotion]
    plan.devices.removeAll { $0.name != "iphone-16" }
    #expect(plan.run().failures.map { Law.all[$0.law].name } == [])
  }

  @Test("The depth `focus` touches and dismisses each field once")
  func focusDepth() throws {
    var plan = try AuditStage.plan(["forms/twenty.yaml"], on: ["iphone-5s"])
    plan.depth = .focus
    plan.orientations = [.portrait]
    let report = plan.run()
    let law = try #require(Law.all.firstIndex { $0.name == "room-restored" })
    // The other strategies don't exist in iOS 12.
    let judged = plan.strategies.indices.filter { plan.strategies[$0].support.includes(iOS: 12) }
    #expect(judged.count == 15)
    for strategy in judged {
      let count = report.count(strategy: strategy, law: law)
      // No other device shares the iPhone 5s's screen and system.
      #expect(count.kept + count.broken == 20)
    }
    #expect(Set(report.failures.map(\.moment.name)).isSubset(of: ["focus", "dismiss"]))
  }

  /// Before iOS 11, a table view controller adds the keyboard to the table's own content inset.
  @Test(
    "least-motion leaves a visible row alone beside a table view controller of iOS 6 to 10",
    arguments: ["iphone-4", "iphone-5"])
  func besideTableController(device: String) throws {
    var plan = try AuditStage.plan(["forms/twenty.yaml"], [.leastMotion], on: [device])
    plan.laws = Law.all.indices.filter { Law.all[$0].name == "no-double-avoidance" }
    plan.transitions = []
    let report = plan.run()
    #expect(report.caseCount > 100)
    #expect(report.failures.isEmpty)
  }

  @Test(
    "Every failure's script runs and fails at its last line, an expectation",
    arguments: ["forms/twenty.yaml", "forms/notes.yaml", "forms/pay.yaml", "forms/checkout.yaml"])
  func scriptsFailAtTheirEnd(form: String) throws {
    let report = try AuditStage.plan([form], on: ["iphone-5s", "ipad-9.7"]).run()
    #expect(report.failures.count > 100)
    for failure in report.failures {
      let script = report.script(of: failure)
      let what = Comment(rawValue: script.joined(separator: "\n"))
      var session = try AuditStage.session(form)
      let last = try #require(script.last, "no script")
      #expect(last.hasPrefix("expect "), what)
      for line in script.dropLast() {
        #expect(throws: Never.self, what) { try session.run(line) }
      }
      let error = #expect(throws: CommandError.self, what) { try session.run(last) }
      // The error doesn't repeat values while a secure field is active.
      let isExpectation =
        switch error?.kind {
        case .expectation, .mayTellSecret: true
        default: false
        }
      #expect(isExpectation, what)
    }
  }

  @Test("A case's key holds the length of its script, so that the shortest script is reported")
  func keyHoldsLength() throws {
    let report = try AuditStage.plan(["forms/twenty.yaml"], on: ["iphone-5s"]).run()
    for failure in report.failures where Law.all[failure.law].name != "no-delay" {
      let script = report.script(of: failure)
      let hasTwoLines = ["drag", "present", "push", "pop", "background"].contains {
        failure.moment.name.hasPrefix($0)
      }
      let transitionLines = hasTwoLines ? 1 : 0
      #expect(failure.key.parts.commandCount + transitionLines == script.count - 1)
    }
  }

  @Test("An audit reports the same on one thread and on three")
  func threadsDoNotMatter() throws {
    let plan = try AuditStage.plan(
      ["forms/twenty.yaml"], AuditStage.few, on: ["iphone-5s", "iphone-16"])
    let one = AuditFindings(plan.run(threads: 1)).text
    #expect(AuditFindings(plan.run(threads: 3)).text == one)
  }

  @Test("Merged parts give the same report in any order, even if some are duplicated or torn")
  func partsMerge() throws {
    let names = ["iphone-5s", "iphone-16", "ipad-9.7"]
    let plan = try AuditStage.plan(["forms/player.yaml"], AuditStage.few, on: names)
    let whole = plan.run()
    let session = try AuditStage.session("forms/player.yaml")
    var parts = AuditParts()
    var files: [Data] = []
    for number in [3, 1, 2] {
      let lines = Lines()
      lines.add(AuditParts.head(of: plan))
      _ = plan.run(shard: Shard(number, of: 3)) { lines.add(AuditParts.line($0)) }
      files.append(Data(lines.text.utf8))
    }
    try parts.add(files[0].dropLast(20), name: "torn")
    for file in files + [files[1]] { try parts.add(file, name: "part") }
    let merged = try parts.findings(in: session)
    for format in AuditFormat.all {
      #expect(format.lines(merged) == format.lines(AuditFindings(whole)), "\(format.name)")
    }
  }

  /// A text to which several threads append lines.
  private final class Lines: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []

    func add(_ line: String) { lock.withLock { lines.append(line) } }

    var text: String { lock.withLock { lines.joined(separator: "\n") + "\n" } }
  }

  @Test("The advice of an audit of all strategies is UIKit's own answer")
  func advice() throws {
    let report = try AuditStage.plan(["forms/twenty.yaml"], on: ["iphone-5s"]).run()
    let advice = AuditFormat.advice.lines(AuditFindings(report))
    #expect((5...8).contains(advice.count), "\(advice)")
    #expect(advice.first?.hasPrefix("On UIKit: ") == true)
    #expect(advice.contains { $0.hasSuffix("(iphone-5s).") })
  }

  @Test("The advice of an audit without a framework's own answer is its best strategy")
  func adviceWithoutOwnAnswer() throws {
    let advice = AuditFormat.advice.lines(
      AuditFindings(
        try AuditStage.plan(["forms/twenty.yaml"], [.insetTop], on: ["iphone-5s"]).run()))
    #expect(advice.first?.hasPrefix("Take inset-top: ") == true)
    #expect(
      advice.last?.hasPrefix("See inset-top: formlift forms/twenty.yaml -s inset-top") == true)
  }

  @Test("An audit that is stopped reports the units that were played")
  func stopsEarly() throws {
    let plan = try AuditStage.plan(["forms/twenty.yaml"], on: ["iphone-5s", "iphone-16"])
    let report = plan.run(threads: 1, goesOn: { _ in false })
    #expect(report.doneUnits == 1)
    #expect(report.allUnits == 4)
    #expect(
      AuditFindings(report).text.contains("stopped: 1 of 4 forms on devices were played"))
  }
}
