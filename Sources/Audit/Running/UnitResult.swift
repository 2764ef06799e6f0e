/// The result of an audit unit's cases, as stored in a file or sent between processes.
///
/// A unit is one form on one phone in one orientation. A report that merges the same result twice
/// counts it once.
package struct UnitResult: Codable, Equatable, Sendable {
  /// The unit's index in the audit's plan.
  package let unit: Int
  let entries: [Entry]
  /// The number of judged steps in the unit, or nil in a result from an earlier formlift version.
  let steps: Int?

  /// The verdict counts of one law (a rule for strategies) with one strategy at one step.
  struct Entry: Codable, Equatable, Sendable {
    /// The index of these counts in an audit's list of all counts.
    let place: Int
    let kept: Int
    let broken: Int
    let impossible: Int
    let smallest: UInt64?
  }

  init(unit: Int, _ tally: Tally) {
    self.unit = unit
    steps = tally.stepCount
    entries = tally.entries.enumerated().filter { !$0.element.isEmpty }.map { place, entry in
      Entry(
        place: place, kept: entry.kept, broken: entry.broken, impossible: entry.impossible,
        smallest: entry.smallest?.number)
    }
  }
}

extension Tally {
  /// Sums the result of an audit's unit into the counts.
  ///
  /// Entries with invalid indices are ignored.
  mutating func add(_ result: UnitResult) {
    add(steps: result.steps ?? 0)
    for entry in result.entries {
      add(
        Entry(
          kept: entry.kept, broken: entry.broken, impossible: entry.impossible,
          smallest: entry.smallest.map { CaseKey(number: $0) }),
        at: entry.place)
    }
  }
}

extension UnitResult {
  /// The number of verdicts in the unit, one for each law (rule) and judged step.
  package var caseCount: Int { entries.reduce(0) { $0 + $1.kept + $1.broken + $1.impossible } }
}

extension AuditReport {
  /// Creates a report by merging the results of a plan's units.
  ///
  /// Some units may be missing or repeated. `keptScripts` has the stored scripts if another process
  /// contains the app's code.
  package init(
    _ plan: AuditPlan, merging results: [UnitResult], keptScripts: [KeptScript]? = nil
  ) {
    var tally = Tally(strategyCount: plan.strategies.count)
    var units: Set<Int> = []
    let count = plan.units.count
    for result in results where result.unit < count && units.insert(result.unit).inserted {
      tally.add(result)
    }
    self.init(
      plan, tally, doneUnits: units.count, allUnits: count, keptScripts: keptScripts)
  }
}
