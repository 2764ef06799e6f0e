import Foundation
import Simulation

/// Checks the steps of an audit against its laws (rules for strategies), and counts the verdicts.
///
/// It is a class, because it should not be copied.
final class Judge {
  /// The strategy and the keyboard whose cases are being judged.
  struct Subject {
    /// The index of the judged strategy in the plan.
    let strategy: Int
    let keyboard: Int
    /// The number of a case's commands before the first one that touches the form.
    let commandCount: Int
  }

  var matter = Subject(strategy: 0, keyboard: 0, commandCount: 0)
  private(set) var tally: Tally
  private let unit: AuditUnit
  /// Whether the app's window is smaller than the screen, in a form that the audit opens there.
  private let hasWindow: Bool
  private let laws: [LawCheck]
  private let strategyCount: Int
  private let knownIssues: [KnownIssue]

  /// Creates a judge of the cases of a unit, on a phone that shows its form.
  init(_ unit: AuditUnit, on phone: Phone, _ plan: AuditPlan) {
    self.unit = unit
    hasWindow = !phone.scene.fillsScreen
    laws = plan.laws.map { LawCheck(index: $0) }
    strategyCount = plan.strategies.count
    knownIssues = plan.knownIssues
    tally = Tally(strategyCount: strategyCount)
  }

  /// Whether the audit checks a law about touches that are repeated in a table view controller.
  var asksForTwo: Bool { laws.contains(where: \.isAboutTwo) }

  /// Judges a step after touches of a field, and counts the verdicts of all laws (rules).
  ///
  /// The field is given by its index in the form.
  func judge(
    field: Int, _ origins: [Origin], _ moment: CaseStep, _ phone: Phone, _ step: Step
  ) {
    // The tally is passed inout once for all laws, because each access to a class's property has a
    // cost.
    judge(field: field, origins, moment, phone, step, into: &tally)
  }

  private func judge(
    field: Int, _ origins: [Origin], _ moment: CaseStep, _ phone: Phone, _ step: Step,
    into tally: inout Tally
  ) {
    let sight = FieldVisibility(step.field, on: phone)
    let isAboutTwo = step.distanceAlone != nil
    if !isAboutTwo { tally.add(steps: unit.device.count * origins.count) }
    for place in laws.indices where laws[place].isAboutTwo == isAboutTwo {
      let law = laws[place]
      let isForEach = law.comparesWithStart && origins.count > 1
      let verdict = law.judge(phone, step, sight)
      let startCount = isForEach ? 1 : origins.count
      count(verdict, of: law, step.rounds, moment, field, origins[0].start, startCount, in: &tally)
    }
    guard origins.count > 1, !isAboutTwo else { return }
    var step = step
    for origin in origins.dropFirst() {
      step.start = origin.rest
      for place in laws.indices where laws[place].comparesWithStart {
        let verdict = laws[place].judge(phone, step, sight)
        count(verdict, of: laws[place], step.rounds, moment, field, origin.start, 1, in: &tally)
      }
    }
  }

  /// Clears the counts of verdicts, so that the process for one field reports only that field.
  func startOver() { tally = Tally(strategyCount: strategyCount) }

  /// The encoded counts of verdicts, to send them to another process.
  var result: Data { (try? JSONEncoder().encode(UnitResult(unit: 0, tally))) ?? Data() }

  /// Adds the encoded counts of verdicts from another process to this judge's counts.
  func add(_ data: Data) {
    if let result = try? JSONDecoder().decode(UnitResult.self, from: data) { tally.add(result) }
  }

  /// Counts a crash or hang of an app's own code, if the audit has a law (a rule) about that.
  func countFailure(_ played: PlayedCase) {
    guard let law = laws.first(where: \.isAboutOwnCode) else { return }
    count(
      .broken, of: law, played.rounds, played.moment, played.field, played.start, 1, in: &tally)
  }

  /// Counts a law's verdict for `startCount` start positions that lead to the same state.
  ///
  /// `start` is the first position, and part of the case that a report may show as an example.
  private func count(
    _ verdict: Law.Verdict, of law: LawCheck, _ rounds: Int, _ moment: CaseStep, _ field: Int,
    _ start: Start, _ startCount: Int, in tally: inout Tally
  ) {
    if case .silent = verdict { return }
    let (index, isHolding) = (law.index, law.holdsClock)
    let weight = unit.device.count * startCount
    if !knownIssues.isEmpty, case .broken = verdict {
      let known = knownIssues.firstIndex {
        $0.covers(law: index, on: unit.device.device, unit.orientation)
      }
      if let known { return tally.add(known: known, weight: weight) }
    }
    let isPlain = matter.keyboard == 0 && !unit.orientation.isLandscape
    tally.add(
      verdict, strategy: matter.strategy, law: index, moment: moment,
      setup: hasWindow ? .windows : isPlain ? .everyday : .turns, weight: weight
    ) {
      CaseKey(
        CaseKey.Parts(
          commandCount: matter.commandCount
            + Script.count(start, moment, rounds: rounds, isHolding: isHolding),
          device: unit.device.rank, isLandscape: unit.orientation.isLandscape,
          form: unit.formIndex, keyboard: matter.keyboard, field: field, start: start.rawValue))
    }
  }
}

/// The parts of a law (a rule of the audit) that judging needs, so that less is copied.
private struct LawCheck {
  /// The index of the law in ``Law/all``.
  let index: Int
  let judge: @Sendable (Phone, Step, FieldVisibility) -> Law.Verdict
  let comparesWithStart: Bool
  let isAboutTwo: Bool
  let isAboutOwnCode: Bool
  let holdsClock: Bool

  init(index: Int) {
    let law = Law.all[index]
    self.index = index
    judge = law.judge
    comparesWithStart = law.comparesWithStart
    isAboutTwo = law.isAboutTwo
    isAboutOwnCode = law.isAboutOwnCode
    holdsClock = law.holdsClock
  }
}
