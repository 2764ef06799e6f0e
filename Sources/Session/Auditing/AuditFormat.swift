import Audit

/// A format of a report.
package struct AuditFormat: Equatable, Sendable {
  package let name: String
  /// Returns a report's lines; none of a page, which is drawn.
  package let lines: @Sendable (AuditFindings) -> [String]
  /// Whether it is a page to look at.
  package var isPage = false

  /// Every format, the one for people first.
  package static let all: [AuditFormat] = [text, json, junit, tap, markdown, html, table, advice]

  package static func == (left: AuditFormat, right: AuditFormat) -> Bool {
    left.name == right.name
  }

  static let text = AuditFormat(name: "text") { $0.text }
  static let json = AuditFormat(name: "json") { [$0.value.json] }
  static let junit = AuditFormat(name: "junit") { $0.junit }
  static let tap = AuditFormat(name: "tap") { $0.tap }
  static let markdown = AuditFormat(name: "markdown") { $0.markdown }
  static let html = AuditFormat(name: "html", lines: { _ in [] }, isPage: true)
  /// A row per strategy, as the README has it.
  static let table = AuditFormat(name: "table") { $0.table }
  /// A recommendation in five lines.
  static let advice = AuditFormat(name: "advice") { $0.advice }
}
