import Audit
import SessionCore
import SessionState
import TerminalText

extension AuditFindings {
  /// The matrix of strategies and laws, followed by the smallest case of each kind of failure as a
  /// script.
  package var text: [String] {
    let isOne = plan.strategies.count == 1
    let rows = rows(isComplete: isOne)
    let cells = rows.flatMap(\.cells)
    return [title] + (gap.map { [$0] } ?? []) + [""] + matrix(rows)
      + notes(cells).flatMap { [""] + WrappedLine.parts(of: $0, columns: 80) } + news
      + cells.flatMap { cell in cell.failures.flatMap { Self.block(cell, $0) } }
  }

  /// A table of the failures, and one of the remarks if they are listed.
  ///
  /// Otherwise the first table has the number of remarks.
  private func matrix(_ rows: [(strategy: String, cells: [Cell])]) -> [String] {
    let (failures, remarks) = (
      table(rows, of: .failure, countsRemarks: !plan.listsRemarks), table(rows, of: .remark)
    )
    guard plan.listsRemarks else { return failures ?? [] }
    return (failures ?? []) + (failures == nil || remarks == nil ? [] : ["", "remarks:"])
      + (remarks ?? [])
  }

  /// Returns a table of the laws of a kind, or nil if no such law was judged.
  private func table(
    _ rows: [(strategy: String, cells: [Cell])], of kind: Law.Kind, countsRemarks: Bool = false
  ) -> [String]? {
    let laws = plan.laws.map { Law.all[$0] }
    let names = laws.filter { $0.kind == kind }.map(\.name)
    let isCounted = countsRemarks && laws.count > names.count
    guard !names.isEmpty || isCounted else { return nil }
    let head = ["strategy"] + names + (isCounted ? ["remarks"] : [])
    let body = rows.map { row in
      [row.strategy] + row.cells.filter { $0.law.kind == kind }.map(\.words)
        + (isCounted ? [Self.words(ofRemarksIn: row.cells)] : [])
    }
    return TextTable([head] + body, numbers: 1..<head.count).lines
  }

  /// Returns the number of remarks, a check mark for none, or a dash if there is no verdict.
  package static func words(ofRemarksIn cells: [Cell]) -> String {
    guard !isUnjudged(cells) else { return "–" }
    let count = remarks(cells)
    return count > 0 ? count.grouped : "✓"
  }

  /// Returns notes about cases that no strategy could satisfy and about laws without a verdict.
  ///
  /// Also about systems that some phones don't have.
  package func notes(_ cells: [Cell]) -> [String] {
    impossible(cells) + gaps(cells) + [systems, skipped].compactMap(\.self)
  }

  private func impossible(_ cells: [Cell]) -> [String] {
    let found = cells.filter { $0.count.impossible > 0 }
    guard !found.isEmpty else { return [] }
    let words = found.map { "\($0.strategy) \($0.law.name) \($0.count.impossible.grouped)" }
    let reason = "less is free than a line, or UIKit's own scroll comes last"
    return ["impossible, where \(reason): \(words.joined(separator: ", "))"]
  }

  private func gaps(_ cells: [Cell]) -> [String] {
    // Another note lists strategies without any verdict.
    let judged = Dictionary(grouping: cells, by: \.strategy).filter { !Self.isUnjudged($0.value) }
    let cells = cells.filter { judged[$0.strategy] != nil }
    return Set(cells.compactMap(\.gap)).sorted().map { reason in
      let found = cells.filter { $0.gap == reason }
      let words =
        found.count == judged.count
        ? [found[0].law.name] : found.map { "\($0.strategy) \($0.law.name)" }
      return "not judged, since \(reason): \(words.joined(separator: ", "))"
    }
  }

  private static func block(_ cell: Cell, _ failure: Failure) -> [String] {
    [
      "",
      "# \(cell.strategy) breaks \(cell.law.name) \(times(failure.count)) "
        + "(\(failure.moment))\(cell.isRemark ? ", a remark" : "")\(failure.news)",
    ]
      + failure.script
  }
}
