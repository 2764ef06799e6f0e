import Avoidance
import Simulation

/// The report of an audit.
package struct AuditReport: Sendable {
  package let plan: AuditPlan
  private let tally: Tally
  /// How many forms on phones were played, and how many there are.
  package let doneUnits: Int
  package let allUnits: Int
  /// The scripts that were kept, where the code is another process's; nil where it is here.
  private let keptScripts: [KeptScript]?

  init(
    _ plan: AuditPlan, _ tally: Tally, doneUnits: Int, allUnits: Int,
    keptScripts: [KeptScript]? = nil
  ) {
    self.keptScripts = keptScripts
    self.plan = plan
    self.tally = tally
    self.doneUnits = doneUnits
    self.allUnits = allUnits
  }

  /// How many cases were judged, each at each of its moments.
  package var caseCount: Int { tally.caseCount }

  /// How many steps came to rest, each on every phone that shows all alike; not told by parts.
  package var stepCount: Int { tally.stepCount }

  /// How often a law was kept, broken, and not to be kept under a strategy.
  package struct Count: Equatable, Sendable {
    package var kept = 0
    package var broken = 0
    package var impossible = 0
  }

  /// Returns how often a law, by its place among all, was broken under a strategy of the plan.
  package func count(strategy: Int, law: Int) -> Count {
    (0..<Moment.count).reduce(into: Count()) { count, number in
      let entry = tally[strategy: strategy, law: law, moment: Moment(number: number)]
      count.kept += entry.kept
      count.broken += entry.broken
      count.impossible += entry.impossible
    }
  }

  /// A kind of failure: a law that was broken under a strategy at a moment.
  package struct Failure: Sendable {
    /// The strategy's place in the plan.
    package let strategy: Int
    /// The law's place among all.
    package let law: Int
    package let moment: Moment
    /// How often it was broken.
    package let count: Int
    /// The smallest case.
    package let key: CaseKey
  }

  /// The kinds of failure, by strategy, law and moment.
  package var failures: [Failure] {
    plan.strategies.indices.flatMap { strategy in
      plan.laws.flatMap { law in
        (0..<Moment.count).compactMap { number in
          let moment = Moment(number: number)
          let entry = tally[strategy: strategy, law: law, moment: moment]
          return entry.smallest.map {
            Failure(
              strategy: strategy, law: law, moment: moment, count: entry.broken, key: $0)
          }
        }
      }
    }
  }

  /// Returns the commands that bring a failure about in its smallest case, the failing one last.
  package func script(of failure: Failure) -> [String] {
    if let keptScripts {
      return keptScripts.first { $0.isOf(failure) }?.lines
        ?? ["# the part that has this case has not come to its end"]
    }
    guard let unit = unit(of: failure) else { return [] }
    return unit.script(
      plan.strategies[failure.strategy], Law.judged[failure.law], failure.moment, failure.key,
      plan)
  }

  /// Returns the phone of a failure's smallest case, how it is held, and the commands once the form
  /// stands on it, the failing one last.
  package func place(
    of failure: Failure
  ) -> (device: String, orientation: Orientation, commands: [String])? {
    guard let unit = unit(of: failure) else { return nil }
    let opening = unit.opening(under: plan.strategies[failure.strategy])
    return (
      unit.device.device.name, unit.orientation,
      Array(script(of: failure).dropFirst(opening.count))
    )
  }

  private func unit(of failure: Failure) -> AuditUnit? {
    let parts = failure.key.parts
    return AuditDevice.device(ofRank: parts.device).map { device in
      AuditUnit(
        form: plan.forms[parts.form], formIndex: parts.form, device: device,
        orientation: parts.isLandscape ? .landscapeLeft : .portrait)
    }
  }
}

/// The script of a failure's smallest case, kept for a process that has not the code in it.
package struct KeptScript: Codable, Equatable, Sendable {
  private let strategy: Int
  private let law: Int
  private let moment: Int
  private let key: UInt64
  let lines: [String]

  fileprivate init(_ failure: AuditReport.Failure, _ lines: [String]) {
    strategy = failure.strategy
    law = failure.law
    moment = failure.moment.number
    key = failure.key.number
    self.lines = lines
  }

  fileprivate func isOf(_ failure: AuditReport.Failure) -> Bool {
    (strategy, law, moment, key)
      == (failure.strategy, failure.law, failure.moment.number, failure.key.number)
  }
}

extension AuditReport {
  /// The scripts of all kinds of failure.
  package var scripts: [KeptScript] { failures.map { KeptScript($0, script(of: $0)) } }
}
