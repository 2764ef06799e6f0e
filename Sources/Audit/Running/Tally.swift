/// The tally of the laws so far: counts, and the smallest case of each kind of failure.
///
/// It is as large however many cases there are.
struct Tally: Sendable {
  /// What became of one law under one strategy at one moment.
  struct Entry: Equatable, Sendable {
    var kept = 0
    var broken = 0
    var impossible = 0
    /// The smallest case in which it was broken.
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
  /// How many steps were judged.
  private(set) var stepCount = 0
  // Kept, since asking whether a global is there already costs as much as adding to an entry.
  private let lawCount = Law.judged.count
  private let momentCount = Moment.count

  /// Creates the tally of so many strategies, under which nothing was judged yet.
  init(strategyCount: Int) {
    entries = Array(repeating: Entry(), count: strategyCount * lawCount * momentCount)
  }

  /// Returns the place of an entry.
  private func index(strategy: Int, law: Int, moment: Moment) -> Int {
    (strategy * lawCount + law) * momentCount + moment.number
  }

  subscript(strategy strategy: Int, law law: Int, moment moment: Moment) -> Entry {
    get { entries[index(strategy: strategy, law: law, moment: moment)] }
    set { entries[index(strategy: strategy, law: law, moment: moment)] = newValue }
  }

  /// Counts what became of a law.
  mutating func add(
    _ verdict: Law.Verdict, strategy: Int, law: Int, moment: Moment, weight: Int,
    _ key: () -> CaseKey
  ) {
    let index = self.index(strategy: strategy, law: law, moment: moment)
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

  /// Adds to an entry by its place, if there is such a place.
  mutating func add(_ entry: Entry, at place: Int) {
    guard entries.indices.contains(place) else { return }
    entries[place].add(entry)
  }

  /// Counts steps, whatever becomes of the laws in them.
  mutating func add(steps: Int) { stepCount += steps }

  /// Adds what another tally has counted.
  mutating func add(_ other: Tally) {
    stepCount += other.stepCount
    for index in entries.indices { entries[index].add(other.entries[index]) }
  }
}

extension Tally {
  /// How many verdicts there were.
  var caseCount: Int {
    entries.reduce(0) { $0 + $1.kept + $1.broken + $1.impossible }
  }
}
