import Audit
import SessionCore
import SessionState
import TerminalText

extension AuditFindings {
  /// The audit's report as text: a table of results, then the smallest case of each kind of
  /// failure.
  ///
  /// Each case is a script of session commands that can be run.
  package var text: [String] {
    let isOne = plan.strategies.count == 1
    let rows = rows(isComplete: isOne)
    let cells = rows.flatMap(\.cells)
    let cases = cells.flatMap { cell in cell.failures.map { (cell, $0) } }
    // The cases of one strategy come in the order of their situations.
    let ordered =
      isOne
      ? Situation.allCases.flatMap { one in cases.filter { $0.1.situation == one } } : cases
    return [title] + (gap.map { [$0] } ?? []) + [""] + matrix(rows)
      + notes(cells).flatMap { [""] + WrappedLine.parts(of: $0, columns: 80) } + news
      + ordered.flatMap { Self.block($0, $1) }
  }

  /// Returns the table of the audit's results, as lines of text.
  ///
  /// The table has another form for a single law (a rule), for a single strategy, and for several
  /// of both.
  private func matrix(_ rows: [(strategy: String, cells: [Cell])]) -> [String] {
    if plan.laws.count == 1 { return lawTable(rows) }
    return rows.count == 1 ? situations(rows[0]) : situationTable(rows)
  }

  /// Returns a table that shows how often each strategy broke the audit's only law (a rule).
  private func lawTable(_ rows: [(strategy: String, cells: [Cell])]) -> [String] {
    let head = ["strategy"] + lawNames
    let body = rows.map { row in [row.strategy] + row.cells.map(\.words) }
    return TextTable([head] + body, numbers: 1..<head.count).lines
  }

  /// Returns a table of the laws (rules) that one strategy broke, with a line for each situation.
  ///
  /// A situation is a group of cases, such as everyday use.
  private func situations(_ row: (strategy: String, cells: [Cell])) -> [String] {
    let cells = row.cells.filter(\.isListed)
    let lines = Situation.allCases.map { situation in
      let broken = cells.filter { $0.broken(in: situation) > 0 }
        .map { "\($0.law.name) \($0.broken(in: situation).grouped)" }
      let isPlayed = cells.contains { $0.isPlayed(in: situation) }
      return [
        situation.title,
        broken.isEmpty ? isPlayed ? "✓" : "–" : broken.joined(separator: ", "),
      ]
    }
    let counted = row.cells.count > cells.count
    return TextTable(
      [[row.strategy]] + lines + Self.total(of: cells)
        + (counted ? [["remarks", Self.words(ofRemarksIn: row.cells)]] : [])
    ).lines
  }

  /// Returns the line with how often a strategy broke each law (a rule) in all situations.
  ///
  /// No line if it broke them in one situation at most.
  private static func total(of cells: [Cell]) -> [[String]] {
    let situations = Situation.allCases.filter { situation in
      cells.contains { $0.broken(in: situation) > 0 }
    }
    guard situations.count > 1 else { return [] }
    let broken = cells.filter { $0.count.broken > 0 }
      .map { "\($0.law.name) \($0.count.broken.grouped)" }
    return [["total", broken.joined(separator: ", ")]]
  }

  /// Returns a table with how often each strategy broke laws (rules) in each situation.
  ///
  /// A situation is a group of cases, such as everyday use.
  private func situationTable(_ rows: [(strategy: String, cells: [Cell])]) -> [String] {
    let isCounted = rows.contains { $0.cells.contains { !$0.isListed } }
    let head =
      ["strategy"] + Situation.allCases.map(\.columnTitle) + ["total"]
      + (isCounted ? ["remarks"] : [])
    let body = rows.map { row in
      let cells = row.cells.filter(\.isListed)
      return [row.strategy]
        + Situation.allCases.map { situation in
          let broken = cells.reduce(0) { $0 + $1.broken(in: situation) }
          let isPlayed = cells.contains { $0.isPlayed(in: situation) }
          return broken > 0 ? broken.grouped : isPlayed ? "✓" : "–"
        } + [Self.words(ofFailuresIn: cells)]
        + (isCounted ? [Self.words(ofRemarksIn: row.cells)] : [])
    }
    return TextTable([head] + body, numbers: 1..<head.count).lines
  }

  /// Returns how often a strategy broke laws (rules) in all situations, as text.
  private static func words(ofFailuresIn cells: [Cell]) -> String {
    guard !isUnjudged(cells) else { return "–" }
    let count = cells.reduce(0) { $0 + $1.count.broken }
    return count > 0 ? count.grouped : "✓"
  }

  /// Returns a strategy's number of remarks as text: a check mark for none, a dash if it wasn't
  /// judged.
  package static func words(ofRemarksIn cells: [Cell]) -> String {
    guard !isUnjudged(cells) else { return "–" }
    let count = remarks(cells)
    return count > 0 ? count.grouped : "✓"
  }

  /// Returns the notes below the audit's table of results.
  ///
  /// They are about cases that no strategy could pass, laws without a verdict, phones without the
  /// needed system, and skipped phones.
  package func notes(_ cells: [Cell]) -> [String] {
    impossible(cells) + gaps(cells) + [systems, skipped, excluded].compactMap(\.self)
  }

  private func impossible(_ cells: [Cell]) -> [String] {
    let found = cells.filter { $0.count.impossible > 0 }
    guard !found.isEmpty else { return [] }
    let words = found.map { "\($0.law.name) \($0.count.impossible.grouped) (\($0.strategy))" }
    return [
      "not counted: \(words.conjunction), where no strategy could help, because less than a line is "
        + "free or UIKit's own scroll comes last"
    ]
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
      return "not judged: \(words.conjunction), since \(reason)"
    }
  }

  private static func block(_ cell: Cell, _ failure: Failure) -> [String] {
    [
      "",
      "# \(cell.strategy) breaks \(cell.law.name) (\(failure.moment)), "
        + times(failure.count, of: cell.count.broken)
        + "\(cell.isRemark ? ", a remark" : "")\(failure.news)",
      "# The law: \(cell.law.summary).",
    ]
      + failure.script
  }
}
