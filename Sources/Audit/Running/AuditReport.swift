import Avoidance
import Simulation

/// The results of an audit: its counts, and its kinds of failure.
package struct AuditReport: Sendable {
  package let plan: AuditPlan
  private let tally: Tally
  /// The number of the audit's units (a form, a phone and an orientation) that were run.
  package let doneUnits: Int
  package let allUnits: Int
  /// The stored commands that reproduce the failures, or nil.
  ///
  /// They are stored if the app's code that failed is in another process. Otherwise they are
  /// generated on demand.
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

  /// The number of verdicts: for each step of a case, one on each law (a rule for strategies).
  package var caseCount: Int { tally.caseCount }

  /// The number of steps, such as a touch, that were judged after nothing moved any more.
  ///
  /// A step is counted for every phone in a group.
  package var stepCount: Int { tally.stepCount }

  /// How often a strategy kept a law (a rule), broke it, or couldn't keep it in an audit.
  package struct Count: Equatable, Sendable {
    package var kept = 0
    package var broken = 0
    package var impossible = 0
  }

  /// Returns how often a strategy kept and broke a law, a rule that the audit checks.
  ///
  /// The strategy is given by its index in the plan, and the law by its index in ``Law/all``. With
  /// a situation, such as everyday use, only its cases count.
  package func count(strategy: Int, law: Int, in situation: Situation? = nil) -> Count {
    var count = Count()
    for number in 0..<CaseStep.count {
      let moment = CaseStep(number: number)
      for setup in Situation.setups {
        guard situation.map({ $0 == moment.situation(in: setup) }) ?? true else { continue }
        let entry = tally[strategy: strategy, law: law, moment: moment, setup: setup]
        count.kept += entry.kept
        count.broken += entry.broken
        count.impossible += entry.impossible
      }
    }
    return count
  }

  /// Returns how many failures a known issue (an accepted break of a law) covers in this audit.
  ///
  /// The issue is given by its index in the plan.
  package func count(ofKnownIssue index: Int) -> Int { tally.knownCounts[index] ?? 0 }

  /// A kind of failure in an audit: a law (a rule) that a strategy broke at a step.
  package struct Failure: Sendable {
    /// The index in the plan of the strategy that broke the law.
    package let strategy: Int
    /// The index in ``Law/all`` of the broken law.
    package let law: Int
    package let moment: CaseStep
    /// The number of failures of this kind.
    package let count: Int
    /// The failing case to show as an example: preferably on an upright phone, with few commands.
    ///
    /// The case is from the most frequent situation with a failing case.
    package let key: CaseKey
    /// The index in the plan of the smallest failing case's form.
    package var form: Int { key.parts.form }
    /// Whether the smallest failing case is on an iPad.
    package var isOnPad: Bool {
      AuditDevice.device(ofRank: key.parts.device)?.device.screen.isPad ?? false
    }
    /// The situation of the smallest failing case: how often users meet such a case.
    package let situation: Situation
  }

  /// The kinds of failure in the audit: one for each strategy, law (rule) and step.
  package var failures: [Failure] { kinds(of: [Situation.setups]) }

  /// The kinds of failure in the audit: one for each strategy, law, step and group of cases.
  ///
  /// Cases are grouped by their situation before the steps (``Situation/setups``), for example in
  /// landscape. So failures at one step may be up to three kinds.
  package var failuresBySituation: [Failure] { kinds(of: Situation.setups.map { [$0] }) }

  /// Returns the kinds of failure in the audit, ordered by strategy, law and step.
  ///
  /// - Parameter groups: groups of the ``Situation/setups``; each group is a kind of its own.
  /// - Returns: the kinds of failure.
  private func kinds(of groups: [[Situation]]) -> [Failure] {
    let moments = (0..<CaseStep.count).map { CaseStep(number: $0) }
    return plan.strategies.indices.flatMap { strategy in
      plan.laws.flatMap { law in
        moments.flatMap { moment in
          groups.compactMap { setups in
            let entries = setups.map {
              (setup: $0, entry: tally[strategy: strategy, law: law, moment: moment, setup: $0])
            }
            guard let first = entries.first(where: { $0.entry.smallest != nil }),
              let key = first.entry.smallest
            else { return nil }
            return Failure(
              strategy: strategy, law: law, moment: moment,
              count: entries.reduce(0) { $0 + $1.entry.broken }, key: key,
              situation: moment.situation(in: first.setup))
          }
        }
      }
    }
  }

  /// Returns the commands of the smallest case of a kind of failure.
  ///
  /// The last command fails, such as an `expect`.
  package func script(of failure: Failure) -> [String] {
    if let keptScripts {
      return keptScripts.first { $0.isOf(failure) }?.lines
        ?? ["# the part that has this case has not come to its end"]
    }
    guard let unit = unit(of: failure) else { return [] }
    return unit.script(
      plan.strategies[failure.strategy], Law.all[failure.law], failure.moment, failure.key,
      plan)
  }

  /// Returns where and how to reproduce the smallest case of a kind of failure.
  ///
  /// The result is the phone, the orientation, and the commands to run there. The last command
  /// fails. Nil if the simulation no longer has the phone.
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

/// The commands that reproduce a failure's smallest case, stored for another process.
///
/// A process without the app's code can't generate the commands itself.
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
  /// The commands that reproduce each kind of failure in the audit.
  package var scripts: [KeptScript] { failures.map { KeptScript($0, script(of: $0)) } }
}
