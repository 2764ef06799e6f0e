import Audit
import Avoidance
import Forms
import SessionState
import TerminalText

/// An audit's report in formats for other programs, such as JUnit XML.
extension AuditFindings {
  /// The audit's report as a JSON value.
  package var value: StateValue {
    let rows = rows(isComplete: true, hasRemarks: true)
    let cells = rows.flatMap(\.cells)
    return .object([
      ("version", .number(Double(Self.version))),
      ("forms", .list(plan.forms.map { .text($0.name) })),
      ("verdicts", .number(Double(report.caseCount))),
      ("done", .number(Double(report.doneUnits))), ("of", .number(Double(report.allUnits))),
      (
        "strategies",
        .list(
          rows.map { row in
            .object([
              ("name", .text(row.strategy)),
              ("laws", .object(row.cells.map { ($0.law.name, $0.countValue) })),
            ])
          })
      ),
      ("failures", .list(cells.filter { !$0.isRemark }.flatMap(kinds))),
      ("remarks", .list(cells.filter(\.isRemark).flatMap(kinds))),
    ])
  }

  /// Returns the kinds of failure of a strategy against a law (a rule), as JSON values.
  private func kinds(_ cell: Cell) -> [StateValue] {
    cell.failures.map { failure in
      .object(
        [
          ("strategy", .text(cell.strategy)), ("law", .text(cell.law.name)),
          ("moment", .text(failure.moment)), ("count", .number(Double(failure.count))),
          ("script", .list(failure.script.map { .text($0) })),
        ] + (baseline == nil ? [] : [("new", .bool(failure.isNew))]))
    }
  }

  /// The audit's report as JUnit XML: a suite per strategy, a test case per law (a rule for
  /// strategies).
  ///
  /// Failures of the earlier report, remarks that are only counted, and laws without a verdict are
  /// marked as skipped.
  package var junit: [String] {
    let rows = rows(isComplete: true)
    let count = rows.reduce(0) { $0 + $1.cells.count }
    let failed = rows.flatMap(\.cells).count(where: \.isNewlyBroken)
    return [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites name="formlift audit" tests="\#(count)" failures="\#(failed)">"#,
    ] + rows.flatMap { Self.suite($0.strategy, $0.cells) } + ["</testsuites>"]
  }

  private static func suite(_ strategy: String, _ cells: [Cell]) -> [String] {
    let failed = cells.count(where: \.isNewlyBroken)
    let count = cells.count { !$0.isNewlyBroken && ($0.isBroken || $0.gap != nil) }
    let skipped = count > 0 ? #" skipped="\#(count)""# : ""
    let name = strategy.inMarkup
    return [
      #"  <testsuite name="\#(name)" tests="\#(cells.count)" failures="\#(failed)"\#(skipped)>"#
    ] + cells.flatMap { testCase($0, suite: name) } + ["  </testsuite>"]
  }

  private static func testCase(_ cell: Cell, suite: String) -> [String] {
    let head = #"    <testcase classname="\#(suite)" name="\#(cell.law.name)""#
    guard cell.isNewlyBroken else {
      let words =
        cell.isBroken
        ? "\(cell.isListed ? "known" : "remark"): \(cell.law.summary): broken "
          + Self.times(cell.count.broken) : cell.gap
      guard let words else { return [head + "/>"] }
      return [
        head + ">", #"      <skipped message="\#(words.inMarkup)"/>"#, "    </testcase>",
      ]
    }
    let scripts = cell.failures.filter(\.isNew).map {
      "# \($0.moment)\n" + $0.script.joined(separator: "\n")
    }
    return [
      head + ">",
      #"      <failure message="\#(cell.law.summary.inMarkup): broken \#(cell.count.broken) times">"#
        + scripts.joined(separator: "\n\n").inMarkup + "</failure>", "    </testcase>",
    ]
  }

  /// The audit's report in the Test Anything Protocol 13: a test per strategy and law (a rule).
  ///
  /// Failures of the earlier report, and remarks that are only counted, are marked as to do. Laws
  /// without a verdict are marked as skipped.
  package var tap: [String] {
    let cells = rows(isComplete: true).flatMap(\.cells)
    let tests = cells.enumerated().flatMap { index, cell in
      let isKept = cell.count.broken == 0
      let isKnown = !isKept && !cell.isNewlyBroken
      let known = " # TODO \(cell.isListed ? "known" : "remark")"
      let directive = isKnown ? known : cell.gap.map { " # SKIP \($0)" } ?? ""
      return [
        "\(isKept ? "ok" : "not ok") \(index + 1) - \(cell.strategy) \(cell.law.name)\(directive)"
      ]
        + (isKept ? [] : Self.diagnostics(of: cell))
    }
    return ["TAP version 13", "1..\(cells.count)"] + tests
  }

  private static func diagnostics(of cell: Cell) -> [String] {
    var lines = ["  ---", "  broken: \(cell.count.broken)"]
    lines.append("  law: \(cell.law.summary.jsonQuoted)")
    if let failure = cell.failures.first {
      lines += ["  moment: \(failure.moment.jsonQuoted)", "  script: |"]
      lines += failure.script.map { "    \($0)" }
    }
    return lines + ["  ..."]
  }

  /// The audit's report as a Markdown table of strategies and laws (rules), with the smallest
  /// failing cases below.
  package var markdown: [String] {
    let rows = rows(isComplete: plan.strategies.count == 1)
    let laws = plan.laws.map { Law.all[$0] }.filter { $0.kind == .failure || plan.listsRemarks }
    let isCounted = laws.count < plan.laws.count
    let head = ["strategy"] + laws.map(\.name) + (isCounted ? ["remarks"] : [])
    var table = [head, ["---"] + head.dropFirst().map { _ in "---:" }]
    for row in rows {
      let words = row.cells.filter(\.isListed).map(\.words)
      let remarks = isCounted ? [Self.words(ofRemarksIn: row.cells)] : []
      table.append(["`\(row.strategy)`"] + words + remarks)
    }
    let cells = rows.flatMap(\.cells)
    var lines = ["# Keyboard audit", "", title, ""]
    lines += table.map { "| \($0.joined(separator: " | ")) |" }
    lines += notes(cells).flatMap { ["", $0] }
    for cell in cells {
      for failure in cell.failures {
        let remark = cell.isRemark ? ", a remark" : ""
        let times = Self.times(failure.count, of: cell.count.broken)
        lines += [
          "",
          "**`\(cell.strategy)` breaks \(cell.law.name)** "
            + "(\(failure.moment))\(remark), \(times)\(failure.news):", "", "```",
        ]
        lines += failure.script + ["```"]
      }
    }
    return lines
  }

  /// The audit's report as a table with a row per strategy, in the order of the audit's plan.
  ///
  /// Each row has what the strategy does, and how often it breaks each law (a rule for strategies).
  /// It also has the smallest case of a failure, or else of a remark.
  package var table: [String] {
    let rows = Dictionary(
      uniqueKeysWithValues: rows(isComplete: false, hasRemarks: true).map {
        ($0.strategy, $0.cells)
      })
    return ["| name | rule | failures | remarks | smallest case |", "|---|---|---|---|---|"]
      + plan.strategies.map { strategy in
        guard plan.judges(strategy).somewhere else {
          let reason = plan.minimum(of: strategy).map { "needs \($0.words)" } ?? ""
          return "| `\(strategy.name)` | \(strategy.rule) | \(reason) | | |"
        }
        let broken = (rows[strategy.name] ?? []).filter { $0.count.broken > 0 }
        let (failures, remarks) = (broken.filter { !$0.isRemark }, broken.filter(\.isRemark))
        let smallest = (failures.isEmpty ? remarks : failures).flatMap(\.failures).map(\.script)
          .min { $0.count < $1.count }
        return "| `\(strategy.name)` | \(strategy.rule) | \(Self.listed(failures)) | "
          + "\(Self.listed(remarks)) | \(smallest.map { Self.abridged($0, strategy) } ?? "") |"
      }
  }

  /// Returns a text that lists laws (rules for strategies) with how often each was broken.
  private static func listed(_ cells: [Cell]) -> String {
    cells.isEmpty
      ? "nothing" : cells.map { "\($0.law.name) \($0.words)" }.joined(separator: ", ")
  }

  /// Returns the lines of a case's script, joined in one line, without those that set it up.
  ///
  /// The setup ends with the `strategy` command.
  private static func abridged(_ script: [String], _ strategy: Strategy) -> String {
    script.drop { $0 != "strategy \(strategy.name)" }.dropFirst().map { "`\($0)`" }
      .joined(separator: " ")
  }
}

extension AuditFindings.Cell {
  fileprivate var countValue: StateValue {
    .object(
      [
        ("kept", .number(Double(count.kept))), ("broken", .number(Double(count.broken))),
        ("impossible", .number(Double(count.impossible))),
        (
          "situations",
          .object(
            Situation.allCases.filter { broken(in: $0) > 0 }.map {
              ($0.rawName, .number(Double(broken(in: $0))))
            })
        ),
      ] + (gap.map { [("gap", .text($0))] } ?? []))
  }
}
