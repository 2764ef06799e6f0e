/// The result of a unit's cases, as stored in a file.
///
/// Merging it twice counts it once.
package struct UnitResult: Codable, Equatable, Sendable {
  /// The unit's index in the plan.
  package let unit: Int
  let entries: [Entry]
  /// The number of judged steps.
  ///
  /// Results of earlier versions don't have it.
  let steps: Int?

  /// The counts of an entry in the tally.
  struct Entry: Codable, Equatable, Sendable {
    /// The index in the tally.
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
  /// Adds the result of a unit.
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
  /// The number of verdicts.
  package var caseCount: Int { entries.reduce(0) { $0 + $1.kept + $1.broken + $1.impossible } }
}

extension AuditReport {
  /// Merges the results of a plan's units.
  ///
  /// Some units may be missing or repeated.
  ///
  /// `keptScripts` has the stored scripts if another process contains the code.
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
