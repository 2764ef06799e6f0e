import Foundation
import Session
import TerminalText
import TerminalCells

/// A web page with the results of an audit, which checks strategies on many phones.
///
/// It shows how often each strategy breaks each law (a rule that strategies should obey). The
/// smallest case of each failure is shown as an animation.
package struct AuditPage {
  private let findings: AuditFindings
  private let rows: [(strategy: String, cells: [AuditFindings.Cell])]
  /// A session that can read the forms, to run the smallest failing cases again.
  private let session: Session

  /// Creates the web page for the findings of an audit.
  package init(_ findings: AuditFindings, in session: Session) {
    self.findings = findings
    rows = findings.rows(isComplete: false)
    self.session = session
  }

  package var text: String {
    let head = findings.lawNames.map { "<th scope=\"col\">\($0.inMarkup)</th>" }.joined()
    let lines = rows.enumerated().map { row, entry in
      let cells = entry.cells.enumerated().map { cell(Self.id(row, $0), $1) }.joined()
      return "<tr><th scope=\"row\">\(entry.strategy.inMarkup)</th>\(cells)</tr>"
    }
    let cases = rows.enumerated().flatMap { row, entry in
      entry.cells.enumerated().compactMap { play(Self.id(row, $0), $1) }
    }
    let notes = findings.notes(rows.flatMap(\.cells)).map { "<p>\($0.inMarkup)</p>\n" }.joined()
    let subtitle = ([findings.title] + (findings.gap.map { [$0] } ?? [])).joined(separator: " · ")
    return WebPage(
      title: "Keyboard audit", subtitle: subtitle,
      body:
        "<div class=\"scroll\"><table class=\"matrix\"><thead><tr><th></th>\(head)</tr></thead>\n"
        + "<tbody>\(lines.joined(separator: "\n"))</tbody></table></div>\n" + notes
        + cases.joined(separator: "\n")
    ).text
  }

  private static func id(_ row: Int, _ column: Int) -> String { "case-\(row)-\(column)" }

  private func cell(_ id: String, _ cell: AuditFindings.Cell) -> String {
    let law = ([cell.lawSummary] + (cell.gap.map { [$0] } ?? [])).joined(separator: "; ").inMarkup
    guard cell.isBroken, !cell.failures.isEmpty else {
      let style = cell.isBroken ? "remark" : "kept"
      return "<td class=\"\(style)\" title=\"\(law)\">\(cell.words)</td>"
    }
    return "<td class=\"broken\" title=\"\(law)\"><button data-case=\"\(id)\">"
      + "▶\u{FE0E} \(cell.words)</button></td>"
  }

  /// Returns the smallest case where a strategy broke a law (a rule for strategies), as HTML.
  ///
  /// The HTML has an animation, or only a script if the case can't be run again.
  private func play(_ id: String, _ cell: AuditFindings.Cell) -> String? {
    guard cell.isBroken, let failure = cell.failures.first else { return nil }
    let times = failure.count == 1 ? "once" : "\(failure.count.grouped) times"
    let (story, error) = story(of: failure, cell)
    let words = "Broken \(times) like this (\(failure.moment))\(failure.news)."
    let lead = [cell.lawSummary, words, error ?? ""]
    return "<template id=\"\(id)\"><button class=\"close\" aria-label=\"Close\">✕</button>"
      + "<div class=\"lead\"><h2>\(cell.strategy.inMarkup) breaks \(cell.lawName.inMarkup)</h2>"
      + lead.filter { !$0.isEmpty }.map { "<p>\($0.inMarkup)</p>" }.joined() + "</div>"
      + "<pre>\(failure.script.joined(separator: "\n").inMarkup)</pre>"
      + (story.map { WebPlayer([$0]).html } ?? "") + "</template>"
  }

  /// Returns the smallest failing case as a story to animate, with a text about its failure.
  ///
  /// The text may instead say why the case can't be run again here.
  private func story(
    of failure: AuditFindings.Failure, _ cell: AuditFindings.Cell
  ) -> (story: Story?, error: String?) {
    if cell.endsTheProcess { return (nil, nil) }
    guard cell.isElsewhere else { return played(failure.script) }
    return (
      nil,
      "It is not played here, since the app's code is not at hand: "
        + "formlift audit merge --own PATH… --as EXPRESSION has it."
    )
  }

  /// Runs the script of a failing case again; its last line fails.
  ///
  /// - Returns: the story of the script, and the message of the error.
  private func played(_ script: [String]) -> (story: Story?, error: String?) {
    var session = session
    for line in script {
      do throws(CommandError) {
        try session.run(line)
      } catch {
        return (line == script.last ? session.story(isWhole: true) : nil, error.message)
      }
    }
    return (session.story(isWhole: true), nil)
  }
}
