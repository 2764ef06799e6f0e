import Audit
import Avoidance
import Forms
import Simulation

/// The results of an audit, prepared for every output format.
package struct AuditFindings: Sendable {
  package let report: AuditReport
  package let plan: AuditPlan
  /// An earlier audit's report to compare with, or nil.
  ///
  /// A failure that the earlier report doesn't have is new.
  package let baseline: AuditBaseline?

  /// The current version of the JSON format of audit reports, which is written into each report.
  package static let version = 2

  /// Creates the findings from an audit's report, compared with the earlier report `baseline` if
  /// given.
  package init(_ report: AuditReport, besides baseline: AuditBaseline? = nil) {
    self.report = report
    plan = report.plan
    self.baseline = baseline
  }

  /// The result of one strategy for one law (a rule that every strategy must keep) in an audit.
  ///
  /// Reports show it as a cell of a table.
  package struct Cell: Sendable {
    package let strategy: String
    package let law: Law
    package let count: AuditReport.Count
    /// How often the law was kept and broken in each situation, in the order of ``Situation``.
    ///
    /// A situation is a group of cases, such as everyday use.
    let counts: [AuditReport.Count]
    /// Whether the report lists the cases that break this law (a rule for strategies).
    ///
    /// If it is false, the report only counts the cases.
    package let isListed: Bool
    /// The reason why the strategy was not judged by this law (a rule); nil without a special
    /// reason.
    package let gap: String?
    /// The kinds of failure of the strategy against this law (a rule), the smallest case first.
    package let failures: [Failure]

    package var lawName: String { law.name }
    package var lawSummary: String { law.summary }
    package var isBroken: Bool { count.broken > 0 }
    package var isRemark: Bool { law.kind == .remark }
    /// Whether the strategy breaks this law (a rule) in a listed case that the earlier report
    /// doesn't have.
    package var isNewlyBroken: Bool { isListed && failures.contains(where: \.isNew) }
    /// Whether a case that breaks this law (a rule) can crash the process that runs the case.
    package var endsTheProcess: Bool { law.isAboutOwnCode }
    /// Whether the failing cases need an app's own code that this process doesn't contain.
    package var isElsewhere: Bool {
      strategy == Strategy.ownElsewhere.name && Strategy.named(strategy) == nil
    }
  }

  /// The names of the laws (rules for strategies) that the audit checks.
  package var lawNames: [String] { plan.laws.map { Law.all[$0].name } }

  /// A kind of failure of a strategy in an audit, with a script that reproduces its smallest case.
  package struct Failure: Sendable {
    package let moment: String
    /// The situation of the failure's smallest case, such as everyday use or rotations.
    let situation: Situation
    package let count: Int
    package let script: [String]
    /// Whether the failure is new: the earlier report doesn't have it, or has it less often.
    ///
    /// Without an earlier report, every failure is new.
    package let isNew: Bool
    /// The end of a line about the failure: `, new` or `, known`; empty without an earlier report.
    package let news: String
  }

  /// Returns the results of each strategy for a table; the strategy with the fewest failures is
  /// first.
  ///
  /// Among strategies with equally many failures, the one with the fewest remarks comes first.
  /// Strategies that weren't judged come last.
  ///
  /// - Parameters:
  ///   - isComplete: whether each cell contains all kinds of failure. Otherwise it only contains
  ///     the new ones, or the one with the smallest case.
  ///   - hasRemarks: whether cells about laws of taste and comfort contain their failures even if
  ///     the report only counts such remarks.
  /// - Returns: the strategies' names, each with a cell for every law (a rule for strategies).
  package func rows(
    isComplete: Bool, hasRemarks: Bool = false
  ) -> [(strategy: String, cells: [Cell])] {
    let failures = report.failures
    let rows = plan.strategies.indices.map { strategy in
      let system = missingSystem(ofStrategy: strategy)
      let gap = system ?? gap(ofStrategy: strategy)
      return (
        strategy: plan.strategies[strategy].name,
        cells: plan.laws.map { law in
          let kinds = failures.filter { $0.strategy == strategy && $0.law == law }
            .sorted { ($0.situation, $0.key) < ($1.situation, $1.key) }
          let fresh = kinds.filter(isNew)
          let known = kinds.filter { !isNew($0) }
          let isListed = isListed(law)
          let all = isComplete ? Int.max : baseline == nil ? 1 : max(1, fresh.count)
          let shown = isListed || hasRemarks ? all : 0
          let count = report.count(strategy: strategy, law: law)
          return Cell(
            strategy: plan.strategies[strategy].name, law: Law.all[law], count: count,
            counts: Situation.allCases.map {
              report.count(strategy: strategy, law: law, in: $0)
            },
            isListed: isListed,
            gap: count.isEmpty && (gap == system || Law.all[law].isAboutTwo) ? gap : nil,
            failures: (fresh + known).prefix(shown).map(failure))
        }
      )
    }
    return rows.enumerated().sorted { left, right in
      let (mine, others) = (left.element.cells, right.element.cells)
      return (Self.isUnjudged(mine) ? 1 : 0, Self.failures(mine), Self.remarks(mine), left.offset)
        < (
          Self.isUnjudged(others) ? 1 : 0, Self.failures(others), Self.remarks(others),
          right.offset
        )
    }.map(\.element)
  }

  /// Returns whether the report lists the cases that break a law (a rule), and doesn't only count
  /// them.
  ///
  /// `law` is the law's index among all laws.
  private func isListed(_ law: Int) -> Bool {
    plan.listsRemarks || Law.all[law].kind == .failure
  }

  /// Returns a clause about the system that a strategy needs, such as `it needs iOS 15`.
  ///
  /// Nil if one of the audit's phones has that system.
  private func missingSystem(ofStrategy index: Int) -> String? {
    let strategy = plan.strategies[index]
    guard !plan.judges(strategy).somewhere else { return nil }
    return plan.minimum(of: strategy).map { "it needs \($0.words)" }
  }

  /// Returns whether a strategy has no verdicts, because no audited phone has the system it needs.
  static func isUnjudged(_ cells: [Cell]) -> Bool {
    cells.allSatisfy { $0.count.isEmpty && $0.gap != nil }
  }

  /// A note about the strategies that weren't judged on all phones, because they need a newer
  /// system.
  ///
  /// Nil if all were.
  package var systems: String? {
    let limited = plan.strategies.filter { !plan.judges($0).everywhere }
    let minimums = limited.compactMap { plan.minimum(of: $0) }
    let systems = minimums.sorted { $0.ios < $1.ios }.map(\.words)
    guard !systems.isEmpty else { return nil }
    let words = systems.enumerated().filter { systems.firstIndex(of: $1) == $0 }.map { _, system in
      let names = limited.filter { plan.minimum(of: $0)?.words == system }.map(\.name)
      return "\(names.joined(separator: ", ")) from \(system)"
    }
    return "judged only where it exists: \(words.joined(separator: "; "))"
  }

  /// A note about the phones that the audit skipped, because the app doesn't support them; or nil.
  package var skipped: String? {
    guard let minimum = plan.minimumOS, !plan.skippedDevices.isEmpty else { return nil }
    let names = plan.skippedDevices.map { "\($0.name) (iOS \($0.defaultVersion))" }
    return "skipped, since the app needs iOS \(minimum) (--minimum-os): "
      + names.joined(separator: ", ")
  }

  /// A note about the orientations that the audit skipped, because the app excludes them; or nil.
  package var excluded: String? {
    let all = plan.forms.flatMap(\.excluded).filter(plan.orientations.contains)
    guard let first = all.first, plan.devices.contains(where: { !$0.screen.isPad }) else {
      return nil
    }
    return "not judged: phones in \(first.isLandscape ? "landscape" : "portrait"), which "
      + "supportedInterfaceOrientations excludes"
  }

  /// Returns why a strategy has no verdict about a touch in a table view controller.
  ///
  /// Call this only if there is no such verdict. Nil if the strategy is code that ended too early.
  private func gap(ofStrategy strategy: Int) -> String? {
    guard plan.depth == .all else { return "only --depth all plays it" }
    let counts = plan.laws.map { (Law.all[$0], report.count(strategy: strategy, law: $0)) }
    let isPlayed = counts.contains { law, count in !law.isAboutOwnCode && !count.isEmpty }
    let isEnded = counts.contains { law, count in law.isAboutOwnCode && count.broken > 0 }
    guard isPlayed || !isEnded else { return nil }
    let isOwn = plan.strategies[strategy].name == Strategy.ownElsewhere.name
    return isOwn
      ? "a whole screen is judged as it is"
      : "without UIKit's table there is no table view controller"
  }

  private func failure(_ kind: AuditReport.Failure) -> Failure {
    let isNew = isNew(kind)
    return Failure(
      moment: kind.moment.name, situation: kind.situation, count: kind.count,
      script: report.script(of: kind), isNew: isNew,
      news: baseline == nil ? "" : isNew ? ", new" : ", known")
  }

  private func isNew(_ kind: AuditReport.Failure) -> Bool {
    let known = baseline?.count(
      strategy: plan.strategies[kind.strategy].name, law: Law.all[kind.law].name,
      moment: kind.moment.name)
    return kind.count > known ?? 0
  }

  /// Returns how many cases a strategy failed: it broke a law (a rule) that isn't only about taste.
  package static func failures(_ cells: [Cell]) -> Int {
    cells.reduce(0) { $0 + ($1.isRemark ? 0 : $1.count.broken) }
  }

  /// Returns how many remarks a strategy got: it broke a law (a rule) of taste or comfort.
  package static func remarks(_ cells: [Cell]) -> Int {
    cells.reduce(0) { $0 + ($1.isRemark ? $1.count.broken : 0) }
  }

  /// A one-line summary of the audit: its forms, phones, strategies, depth and count of verdicts.
  package var title: String {
    let hasPad = plan.devices.contains { $0.screen.isPad }
    let played =
      switch plan.depth {
      case .all, .usual: Self.counted(plan.transitions.count, "transition")
      case .fields: "no transitions"
      case .focus: "focus only"
      }
    let parts = [
      plan.forms.map(\.name).joined(separator: ", "),
      Self.counted(plan.devices.count, hasPad ? "device" : "phone"),
      Self.counted(plan.orientations.count, "orientation"),
      Self.counted(plan.strategies.count, "strategy", "strategies"),
      played,
      "\(report.caseCount.grouped) verdicts",
    ]
    return parts.joined(separator: " · ")
  }

  /// A note about which part of the audit was run before it was stopped; nil if it was completed.
  package var gap: String? {
    guard report.doneUnits < report.allUnits else { return nil }
    return "stopped: \(report.doneUnits) of \(report.allUnits) forms on devices were played"
  }

  package static func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
    count == 1 ? "1 \(noun)" : "\(count) \(plural ?? noun + "s")"
  }

  /// Returns how often something happened as text, such as "once" or "1,200 times".
  package static func times(_ count: Int) -> String {
    count == 1 ? "once" : "\(count.grouped) times"
  }

  /// Returns how often a law is broken in one way: `12 times`, or `65 of 180 breaks` if other ways
  /// break it too.
  static func times(_ count: Int, of total: Int) -> String {
    count < total ? "\(count.grouped) of \(total.grouped) breaks" : times(count)
  }

  /// Returns whether any strategy breaks a law (a rule) more often than in the earlier report.
  ///
  /// `laws` are the indices, among all laws, of those that matter.
  package func hasNewBreaks(of laws: [Int]) -> Bool {
    report.failures.contains { laws.contains($0.law) && isNew($0) }
  }

  /// The lines about how many kinds of failure are new, that is, not in the earlier report.
  ///
  /// Empty without an earlier report.
  package var news: [String] {
    guard let baseline else { return [] }
    let renaming = baseline.renaming.map { ["", $0] } ?? []
    let kinds = report.failures.filter { isListed($0.law) }
    let fresh = kinds.count(where: isNew)
    guard fresh > 0 else { return renaming + ["", "nothing is new: the baseline has every case"] }
    let words = Self.counted(kinds.count, "kind")
    return renaming + ["", "new: \(fresh) of \(words) of failure; the baseline has the rest"]
  }
}

extension AuditFindings.Cell {
  /// How often the strategy broke the law (a rule), as text for a table.
  ///
  /// A check mark means never, and a dash that the strategy was not judged.
  package var words: String {
    if count.broken > 0 { return count.broken.grouped }
    return count.isEmpty ? "–" : "✓"
  }
}

extension AuditFindings.Cell {
  /// Returns how often the strategy broke this law (a rule) in a situation (a group of cases).
  func broken(in situation: Situation) -> Int { counts[situation.rawValue].broken }

  /// Returns whether this law (a rule) judged the strategy in a situation (a group of cases).
  func isPlayed(in situation: Situation) -> Bool { !counts[situation.rawValue].isEmpty }
}

extension AuditReport.Count {
  fileprivate var isEmpty: Bool { kept + broken + impossible == 0 }
}
