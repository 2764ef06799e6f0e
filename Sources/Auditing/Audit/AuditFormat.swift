import Audit

/// An output format of an audit report.
package enum AuditFormat: String, CaseIterable, Sendable {
  case text, verdict, json, junit, tap, markdown, html, table, advice

  /// Every output format of an audit report, the default first.
  package static let all = allCases

  package var name: String { rawValue }

  /// Whether reports in this format have pictures of phones.
  package var hasPictures: Bool { self == .html || self == .verdict }

  /// Returns the lines of an audit's report in this format.
  ///
  /// Formats with pictures are drawn by another module, so the result is empty for them.
  package func lines(_ findings: AuditFindings) -> [String] {
    switch self {
    case .text: findings.text
    case .json: [findings.value.json]
    case .junit: findings.junit
    case .tap: findings.tap
    case .markdown: findings.markdown
    case .html, .verdict: []
    // A row per strategy, as in the README.
    case .table: findings.table
    // A recommendation in a few lines.
    case .advice: Advice(findings).lines
    }
  }
}
