import Avoidance
import Forms
import Foundation
import Session
import Simulation
import Testing

@testable import Audit

/// Tests that a strategy isn't blamed for rows that the form or UIKit hides.
@Suite struct FormLimitTests {
  /// Returns how often least-motion breaks the given laws, by default those about hidden or
  /// unreachable rows.
  private func failureCount(
    _ yaml: String, _ laws: [String] = ["visible", "reachable"], on device: String = "iphone-16"
  ) throws -> Int {
    let session = Session(form: try Form(yaml), fileName: "f.yaml", files: AuditStage.Files())
    var plan = AuditPlan(forms: [session.auditForm])
    plan.strategies = [.leastMotion]
    plan.devices.removeAll { $0.name != device }
    plan.laws = laws.compactMap { name in
      Law.all.firstIndex { $0.name == name }
    }
    return plan.run(threads: 1).failures.count
  }

  private static let rows =
    "sections: [{rows: [\((0..<12).map { "{field: f\($0)}" }.joined(separator: ", "))]}]"

  @Test(
    "Rows that the form puts below the screen count only beside a keyboard",
    arguments: [
      "containers: [{frame: [0, 80, 320, 480]}]",
      "containers: [{insets: [0, 0, 0, 0], scale: 1.25}]",
      "table: {frame: [0, 80, 320, 480]}",
      "presentation: pageSheet\ndetents: [medium]\nbar: {field: message, height: 60}",
    ])
  func viewsBeyondTheScreen(views: String) throws {
    #expect(try failureCount("\(views)\n\(Self.rows)") == 0)
  }

  @Test(
    "Rows that no scrolling shows without a keyboard need not be shown beside one",
    arguments: [
      // The table is 2,500 points high and begins 250 points above the content.
      "containers: [{insets: [0, 0, 0, 0], contentSize: [0, 2000]}, "
        + "{insets: [0, 0, 0, 0], scale: 1.25}]",
      // The outer view ends 80 points above the table's end.
      "containers: [{frame: [0, 0, 320, 300]}, {frame: [0, 80, 300, 300]}]",
    ])
  func rowsOutOfReach(views: String) throws {
    #expect(try failureCount("\(views)\n\(Self.rows)") == 0)
  }

  @Test("An inverted table reaches its ends at the other ends of the screen")
  func invertedTable() throws {
    let views = "containers: [{frame: [10, 80, 320, 400], turns: 2}]"
    let rows = "sections: [{rows: [{field: f0}, {field: f1, height: 60}, {field: f2}]}]"
    #expect(try failureCount("\(views)\nstyle: insetGrouped\n\(rows)", ["reachable"]) == 0)
  }

  /// Every offset covers the same part of the row, so scrolling doesn't help.
  @Test("No offset shows more of a row in a table on its side") func sidewaysTable() throws {
    let form = "containers: [{insets: [0, 0, 0, 0], turns: 3}]\n\(Self.rows)"
    #expect(try failureCount(form, ["reachable"]) == 0)
    var session = Session(form: try Form(form), fileName: "f.yaml", files: AuditStage.Files())
    try session.run("device iphone-5s")
    try session.run("focus f3")
    #expect(abs(session.phone.hiddenHeight(of: .row(3)) - 129) < 0.01)
    for offset in stride(from: -300, through: 600, by: 20) {
      try session.run("scroll to \(offset)")
      #expect(session.phone.hiddenHeight(of: .row(3)) > 128.9)
    }
  }

  @Test("A row may move twice if the table controller lifts a footer over it")
  func liftedFooter() throws {
    let form = """
      style: plain
      containers: [{sheet: true}]
      sections:
        - footer: As printed on the card
          rows: [{field: a, accessory: 44}, {field: b, height: 120}, {text: Some}, {field: c}]
      """
    let laws = ["no-double-avoidance", "visible"]
    #expect(try failureCount(form, laws, on: "ipad-mini-6") == 0)
  }

  @Test(
    "UIKit's own scroll of a field decides what a row too high for the insets shows",
    arguments: [
      "containers: [{insets: [44, 10, 0, 0], contentSize: [0, 1200]}]",
      "table: {insets: [0, 0, 0, 0], additionalSafeAreaInsets: [60, 0, 0, 0]}",
    ])
  func highRows(views: String) throws {
    let rows =
      "sections: [{rows: [{field: a}, {field: b, height: 120, accessory: 88}, {field: c}]}]"
    #expect(try failureCount("\(views)\n\(rows)") == 0)
  }
}
