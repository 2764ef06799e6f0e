import Avoidance
import Dispatch
import Foundation
import Simulation
import Synchronization

/// The plan of an audit: forms on phones under strategies, and which laws and transitions count.
package struct AuditPlan: Sendable {
  package var forms: [AuditForm]
  package var strategies = Strategy.all
  /// The most common first.
  package var devices = Device.byRank
  package var orientations = [Orientation.portrait, .landscapeLeft]
  /// By their places among ``Law/judged``.
  package var laws = Array(Law.all.indices)
  /// By their places among all.
  package var transitions = Array(Transition.all.indices)
  package var depth = AuditDepth.all
  /// Where cases of an app's own code are played; nil for among all others.
  package var isolation: CaseIsolation?
  /// Is told each case of an app's own code that begins among all others.
  package var caseHasBegun: (@Sendable (BegunCase) -> Void)?

  /// Creates a plan in which every phone, strategy, law and transition has its turn.
  package init(forms: [AuditForm]) { self.forms = forms }

  /// Whether an app's own code is among the strategies.
  package var hasOwnCode: Bool { strategies.contains { $0.ownCode != nil } }

  /// How many forms on phones there are, or are in a shard.
  package func unitCount(in shard: Shard? = nil) -> Int {
    units.indices.count { shard?.holds($0) ?? true }
  }

  /// The work in the order in which it is begun.
  var units: [AuditUnit] {
    var groups: [Int?: [AuditDevice]] = [:]
    for ios in Set(forms.map(\.ios)) {
      groups[ios] = AuditDevice.groups(of: devices, ios: ios, tellsVersions: hasOwnCode)
    }
    return forms.enumerated().flatMap { index, form in
      (groups[form.ios] ?? []).flatMap { device in
        orientations.map {
          AuditUnit(form: form, formIndex: index, device: device, orientation: $0)
        }
      }
    }
  }
}

extension AuditPlan {
  /// How far an audit is.
  package struct Progress: Sendable {
    package var doneUnits: Int
    package var allUnits: Int
    package var doneCases: Int

    package init(doneUnits: Int, allUnits: Int, doneCases: Int) {
      self.doneUnits = doneUnits
      self.allUnits = allUnits
      self.doneCases = doneCases
    }
  }

  /// Plays all cases, a phone per thread.
  ///
  /// - Parameters:
  ///   - threads: how many work at a time; as many as there are processors unless it is given.
  ///   - shard: the units that are played; all unless it is given.
  ///   - part: the place and number of parts into which those are dealt out, of which this is one.
  ///   - unitIsDone: is given what became of each unit, one after the other, in any order.
  ///   - goesOn: is told how far it is after each unit, and returns whether to go on.
  /// - Returns: what is known by then: the same on every run, unless it was stopped.
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
    // An app's objects belong to the thread that asks for one.
    if threads <= 1 {
      playUnits()
    } else {
      DispatchQueue.concurrentPerform(iterations: threads) { _ in playUnits() }
    }
    let done = work.withLock { $0 }
    return AuditReport(
      self, done.tally, doneUnits: done.doneUnits, allUnits: units.count)
  }

  /// What threads share.
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
