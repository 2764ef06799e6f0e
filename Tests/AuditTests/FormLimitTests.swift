import Avoidance
import Forms
import Foundation
import Session
import Simulation
import Testing

@testable import Audit

/// What a form or UIKit hides is not the strategy's fault.
@Suite struct FormLimitTests {
  /// Returns how often least-motion hides rows or keeps them out of reach on an iPhone 16.
  private func failureCount(_ yaml: String) throws -> Int {
    let session = Session(form: try Form(yaml), fileName: "f.yaml", files: AuditStage.Files())
    var plan = AuditPlan(forms: [session.auditForm])
    plan.strategies = [.leastMotion]
    plan.devices.removeAll { $0.name != "iphone-16" }
    plan.laws = ["visible", "reachable"].compactMap { name in
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
