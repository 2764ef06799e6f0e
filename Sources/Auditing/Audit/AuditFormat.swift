import Audit

/// An output format of an audit report.
package enum AuditFormat: String, CaseIterable, Sendable {
  case text, json, junit, tap, markdown, html, table, advice

  /// Every format, the default first.
  package static let all = allCases

  package var name: String { rawValue }

  /// Whether the format is an HTML page with pictures.
  package var isPage: Bool { self == .html }

  /// Returns the lines of a report.
  ///
  /// An HTML page is drawn elsewhere, so the list is empty.
  package func lines(_ findings: AuditFindings) -> [String] {
    switch self {
    case .text: findings.text
    case .json: [findings.value.json]
    case .junit: findings.junit
    case .tap: findings.tap
    case .markdown: findings.markdown
    case .html: []
    // A row per strategy, as in the README.
    case .table: findings.table
    // A recommendation in a few lines.
    case .advice: Advice(findings).lines
    }
  }
}
