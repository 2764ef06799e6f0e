import Avoidance
import Dispatch
import Foundation
import Simulation
import Synchronization

/// The plan of an audit: forms, phones, strategies, laws (rules) and events such as rotations.
package struct AuditPlan: Sendable {
  package var forms: [AuditForm]
  package var strategies = Strategy.all
  /// The phones that the audit runs on, most common first.
  package var devices = Device.byRank
  package var orientations = [Orientation.portrait, .landscapeLeft]
  /// The indices in ``Law/all`` of the laws (rules for strategies) that the audit checks.
  package var laws = Law.forStrategies
  /// Whether the audit's reports list the cases of remarks (breaks that are no failures).
  ///
  /// If it is false, the reports only count them.
  package var listsRemarks = false
  /// The indices in ``Transition/all`` of the events, such as rotations, that the audit tries.
  package var transitions = Array(Transition.all.indices)
  package var depth = AuditDepth.all
  /// The breaks of laws (rules for strategies) that the audit accepts and counts separately.
  package var knownIssues: [KnownIssue] = []
  /// The way to run an app's own code in other processes, so that a crash of the code doesn't end
  /// the audit.
  ///
  /// With nil, the code runs in this process.
  package var isolation: CaseIsolation?
  /// Called when an app's own code begins to run a case of the audit in this process, to report the
  /// progress.
  ///
  /// With nil, nothing is reported.
  package var caseHasBegun: (@Sendable (StartedCase) -> Void)?

  /// Creates an audit's plan with every phone, strategy, law (rule) and event.
  package init(forms: [AuditForm]) { self.forms = forms }

  /// The first iOS version that an app's own code supports.
  ///
  /// The code isn't judged on phones with earlier versions. Nil means that it runs everywhere.
  package var minimumOS: Int?
  /// The first iOS version to audit app code for, if the user doesn't say which version it needs.
  package static let usualMinimumOS = 16
  /// The chosen phones that the audit skips, because they run an earlier version than the code
  /// needs.
  package var skippedDevices: [Device] = []

  /// Returns the first iOS version that a strategy needs, as a number and in words.
  ///
  /// Nil if the strategy runs on every iOS version.
  package func minimum(of strategy: Strategy) -> (ios: Int, words: String)? {
    if strategy.name == Strategy.ownElsewhere.name {
      return minimumOS.map { ($0, "iOS \($0)") }
    }
    return strategy.support.words.map { (strategy.support.minimumIOS, $0) }
  }

  /// Returns whether the audit judges a strategy on an iOS version, because the strategy runs
  /// there.
  func judges(_ strategy: Strategy, onIOS version: Int) -> Bool {
    version >= minimum(of: strategy)?.ios ?? 0
  }

  /// Returns whether the audit judges a strategy on every phone of the plan, and whether on any.
  ///
  /// A strategy isn't judged on phones whose iOS version is too old for it.
  package func judges(_ strategy: Strategy) -> (everywhere: Bool, somewhere: Bool) {
    let minimum = minimum(of: strategy)?.ios ?? 0
    let versions = forms.flatMap { form in devices.map { $0.version(form.ios) } }
    return (versions.allSatisfy { $0 >= minimum }, versions.contains { $0 >= minimum })
  }

  /// Whether an app's own code is among the strategies to audit.
  package var hasOwnCode: Bool { strategies.contains { $0.ownCode != nil } }

  /// Returns the number of an audit's units, in total or in a shard.
  ///
  /// A unit is one form on one phone in one orientation.
  package func unitCount(in shard: Shard? = nil) -> Int {
    units.indices.count { shard?.holds($0) ?? true }
  }

  /// The audit's units, in the order that they are started.
  ///
  /// A unit is one form on one phone in one orientation.
  var units: [AuditUnit] {
    var groups: [Int?: [AuditDevice]] = [:]
    for ios in Set(forms.map(\.ios)) {
      groups[ios] = AuditDevice.groups(
        of: devices, ios: ios, tellsVersions: hasOwnCode,
        apart: knownIssues.reduce(into: []) { $0.formUnion($1.devices ?? []) })
    }
    return forms.enumerated().flatMap { index, form in
      (groups[form.ios] ?? []).flatMap { device in
        orientations.filter { form.supports($0, on: device.device) }.map {
          AuditUnit(form: form, formIndex: index, device: device, orientation: $0)
        }
      }
    }
  }
}

extension AuditPlan {
  /// The progress of an audit, as counts of units (a form on a phone) and of cases.
  package struct Progress: Sendable {
    package var doneUnits: Int
    package var allUnits: Int
    package var doneCases: Int

    /// Creates a progress from the counts of finished units, planned units and finished cases.
    package init(doneUnits: Int, allUnits: Int, doneCases: Int) {
      (self.doneUnits, self.allUnits, self.doneCases) = (doneUnits, allUnits, doneCases)
    }
  }

  /// Runs all cases of the plan, one unit (a form on a phone) per thread at a time.
  ///
  /// - Parameters:
  ///   - threads: the number of threads. By default, the number of processors.
  ///   - shard: the part of the audit for this machine, or nil for all units.
  ///   - part: the units for this process: every `count`-th one, from the index `place`.
  ///   - unitIsDone: receives the result of each unit, one at a time, in any order.
  ///   - goesOn: receives the progress after each unit, and returns whether to continue.
  /// - Returns: the report so far. It is the same on every run, unless the audit was stopped.
  package func run(
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, shard: Shard? = nil,
    every part: (place: Int, count: Int) = (0, 1),
    unitIsDone: @escaping @Sendable (UnitResult) -> Void = { _ in },
    goesOn: @escaping @Sendable (Progress) -> Bool = { _ in true }
  ) -> AuditReport {
    let shared = units.enumerated().filter { shard?.holds($0.offset) ?? true }
    let units = stride(from: part.place, to: shared.count, by: part.count).map { shared[$0] }
    let work = Mutex(Work(strategyCount: strategies.count))
    let playUnits = { @Sendable in
      while let index = work.withLock({ $0.next(of: units.count) }) {
        let tally = units[index].element.play(self)
        let result = UnitResult(unit: units[index].offset, tally)
        work.withLock { work in
          unitIsDone(result)
          work.add(tally)
          let progress = Progress(
            doneUnits: work.doneUnits, allUnits: units.count, doneCases: work.tally.caseCount)
          if !goesOn(progress) { work.isStopped = true }
        }
      }
    }
    // An app's objects belong to the thread that asks for them.
    if threads <= 1 {
      playUnits()
    } else {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in playUnits() }
    }
    let done = work.withLock { $0 }
    return AuditReport(
      self, done.tally, doneUnits: done.doneUnits, allUnits: units.count)
  }

  /// The state that the threads of an audit share.
  private struct Work {
    private var nextUnit = 0
    private(set) var doneUnits = 0
    private(set) var tally: Tally
    var isStopped = false

    init(strategyCount: Int) { tally = Tally(strategyCount: strategyCount) }

    mutating func next(of count: Int) -> Int? {
      guard !isStopped, nextUnit < count else { return nil }
      defer { nextUnit += 1 }
      return nextUnit
    }

    mutating func add(_ other: Tally) {
      tally.add(other)
      doneUnits += 1
    }
  }
}
