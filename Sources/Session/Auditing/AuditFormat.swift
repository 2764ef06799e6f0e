import Audit

/// A format of a report.
package enum AuditFormat: String, CaseIterable, Sendable {
  case text, json, junit, tap, markdown, html, table, advice

  /// Every format, the one for people first.
  package static let all = allCases

  package var name: String { rawValue }

  /// Whether it is a page to look at, which is drawn.
  package var isPage: Bool { writing == nil }

  /// Returns a report's lines; none of a page.
  package func lines(_ findings: AuditFindings) -> [String] { writing?(findings) ?? [] }

  /// What makes a report's lines; nil of a page.
  private var writing: ((AuditFindings) -> [String])? {
    switch self {
    case .text: { $0.text }
    case .json: { [$0.value.json] }
    case .junit: { $0.junit }
    case .tap: { $0.tap }
    case .markdown: { $0.markdown }
    case .html: nil
    // A row per strategy, as the README has it.
    case .table: { $0.table }
    // A recommendation in five lines.
    case .advice: { $0.advice }
    }
  }
}
