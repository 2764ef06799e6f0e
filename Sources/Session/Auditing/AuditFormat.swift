import Audit

/// A format of a report.
package enum AuditFormat: String, CaseIterable, Sendable {
  case text, json, junit, tap, markdown, html, table, advice

  /// Every format, the one for people first.
  package static let all = allCases

  package var name: String { rawValue }

  /// Whether it is a page to look at, which is drawn.
  package var isPage: Bool { self == .html }

  /// Returns a report's lines; none of a page.
  package func lines(_ findings: AuditFindings) -> [String] {
    switch self {
    case .text: findings.text
    case .json: [findings.value.json]
    case .junit: findings.junit
    case .tap: findings.tap
    case .markdown: findings.markdown
    case .html: []
    // A row per strategy, as the README has it.
    case .table: findings.table
    // A recommendation in five lines.
    case .advice: findings.advice
    }
  }
}
