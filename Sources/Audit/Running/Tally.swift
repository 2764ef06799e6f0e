/// An audit's verdict counts per law (rule), and the smallest case of each kind of failure.
///
/// The size of a tally does not depend on the number of cases.
struct Tally: Sendable {
  /// The verdict counts of one law (a rule) with one strategy at one step.
  ///
  /// Cases with different ``Situation/setups`` are counted in different entries.
  struct Entry: Equatable, Sendable {
    var kept = 0
    var broken = 0
    var impossible = 0
    /// The smallest failing case in the order of ``CaseKey``, or nil if no case broke the law.
    var smallest: CaseKey?

    var isEmpty: Bool { kept + broken + impossible == 0 }

    mutating func add(_ other: Entry) {
      kept += other.kept
      broken += other.broken
      impossible += other.impossible
      guard let key = other.smallest else { return }
      smallest = smallest.map { min($0, key) } ?? key
    }
  }

  private(set) var entries: [Entry]
  /// The number of steps that the audit has judged.
  private(set) var stepCount = 0
  /// The number of breaks that each known issue (an accepted failure) covers, by its index in the
  /// plan.
  private(set) var knownCounts: [Int: Int] = [:]
  // Stored, because each access to a global checks its initialization, which costs as much as
  // adding to an entry.
  private let lawCount = Law.all.count
  private let momentCount = CaseStep.count
  private let setupCount = Situation.setups.count

  /// Creates empty verdict counts for a number of strategies.
  init(strategyCount: Int) {
    entries = Array(repeating: Entry(), count: strategyCount * lawCount * momentCount * setupCount)
  }

  /// Returns the index in `entries` of the verdict counts of a law with a strategy at a step.
  ///
  /// `setup` is the situation of the cases before their steps.
  private func index(strategy: Int, law: Int, moment: CaseStep, setup: Situation) -> Int {
    ((strategy * lawCount + law) * momentCount + moment.number) * setupCount + setup.rawValue
  }

  subscript(
    strategy strategy: Int, law law: Int, moment moment: CaseStep, setup setup: Situation
  ) -> Entry {
    entries[index(strategy: strategy, law: law, moment: moment, setup: setup)]
  }

  /// Counts a law's verdict on a step with a strategy.
  ///
  /// `weight` is the number of cases with this verdict: phones times start positions. `key` returns
  /// the smallest of these cases, to show as an example if they are failures.
  mutating func add(
    _ verdict: Law.Verdict, strategy: Int, law: Int, moment: CaseStep, setup: Situation,
    weight: Int,
    _ key: () -> CaseKey
  ) {
    let index = self.index(strategy: strategy, law: law, moment: moment, setup: setup)
    switch verdict {
    case .silent: break
    case .kept: entries[index].kept += weight
    case .impossible: entries[index].impossible += weight
    case .broken:
      let key = key()
      entries[index].broken += weight
      if entries[index].smallest.map({ key < $0 }) ?? true { entries[index].smallest = key }
    }
  }

  /// Sums verdict counts into the element of `entries` at an index; ignored if the index is
  /// invalid.
  mutating func add(_ entry: Entry, at place: Int) {
    guard entries.indices.contains(place) else { return }
    entries[place].add(entry)
  }

  /// Counts breaks of a law that a known issue accepts, given by its index in the plan.
  ///
  /// `weight` is the number of cases with this break.
  mutating func add(known index: Int, weight: Int) { knownCounts[index, default: 0] += weight }

  /// Increases the count of judged steps.
  mutating func add(steps: Int) { stepCount += steps }

  /// Sums the verdict counts of another tally into this one.
  mutating func add(_ other: Tally) {
    stepCount += other.stepCount
    knownCounts.merge(other.knownCounts, uniquingKeysWith: +)
    for index in entries.indices { entries[index].add(other.entries[index]) }
  }
}

extension Tally {
  /// The number of verdicts in the tally.
  var caseCount: Int {
    entries.reduce(0) { $0 + $1.kept + $1.broken + $1.impossible }
  }
}
