import Avoidance
import Dispatch
import Foundation
import Simulation
import Synchronization

/// What is audited: forms on phones under strategies, and which laws and transitions count.
package struct AuditPlan: Sendable {
  package var forms: [AuditForm]
  package var strategies = Strategy.all
  package var devices = AuditDevice.all
  package var orientations = [Orientation.portrait, .landscapeLeft]
  /// By their places among all.
  package var laws = Array(Law.all.indices)
  /// By their places among all.
  package var transitions = Array(Transition.all.indices)
  package var depth = Depth.all

  /// How much of each case is played.
  package enum Depth: String, CaseIterable, Sendable {
    case all
    /// Each field touched where the form opens, under its own keyboard, and dismissed.
    case focus
  }

  /// Creates a plan in which every phone, strategy, law and transition has its turn.
  package init(forms: [AuditForm]) { self.forms = forms }

  /// The work in the order in which it is begun.
  var units: [AuditUnit] {
    forms.enumerated().flatMap { index, form in
      devices.flatMap { device in
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
  }

  /// Plays all cases, a phone per thread.
  ///
  /// - Parameters:
  ///   - threads: how many work at a time; as many as there are processors unless it is given.
  ///   - shard: the units that are played; all unless it is given.
  ///   - unitIsDone: is given what became of each unit, one after the other, in any order.
  ///   - goesOn: is told how far it is after each unit, and returns whether to go on.
  /// - Returns: what is known by then: the same on every run, unless it was stopped.
  package func run(
    threads: Int = ProcessInfo.processInfo.activeProcessorCount, shard: Shard? = nil,
    unitIsDone: @escaping @Sendable (UnitResult) -> Void = { _ in },
    goesOn: @escaping @Sendable (Progress) -> Bool = { _ in true }
  ) -> AuditReport {
    let units = units.enumerated().filter { shard?.holds($0.offset) ?? true }
    let work = Mutex(Work(strategyCount: strategies.count))
    DispatchQueue.concurrentPerform(iterations: max(1, threads)) { _ in
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
