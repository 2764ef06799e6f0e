import Foundation
import Simulation

/// The judge of a unit's steps by the laws of a plan, which counts the verdicts; a class, since it
/// is looked at in its place.
final class Judge {
  /// What is judged now.
  struct Matter {
    /// The strategy's place in the plan, the keyboard's among all.
    let strategy: Int
    let keyboard: Int
    /// Commands up to the first that touches the form.
    let commandCount: Int
  }

  var matter = Matter(strategy: 0, keyboard: 0, commandCount: 0)
  private(set) var tally: Tally
  private let unit: AuditUnit
  private let laws: [JudgedLaw]
  private let strategyCount: Int

  init(_ unit: AuditUnit, _ plan: AuditPlan) {
    self.unit = unit
    laws = plan.laws.map { JudgedLaw(index: $0) }
    strategyCount = plan.strategies.count
    tally = Tally(strategyCount: strategyCount)
  }

  /// Whether touches have to be played beside a second strategy too.
  var asksForTwo: Bool { laws.contains(where: \.isAboutTwo) }

  /// Judges a step to which touches of a field have led, by its place in the form.
  func judge(
    field: Int, _ origins: [Origin], _ moment: Moment, _ phone: Phone, _ step: Step
  ) {
    // The tally is taken once for all laws: each access to a class's property is watched over.
    judge(field: field, origins, moment, phone, step, into: &tally)
  }

  private func judge(
    field: Int, _ origins: [Origin], _ moment: Moment, _ phone: Phone, _ step: Step,
    into tally: inout Tally
  ) {
    let sight = Sight(step.field, on: phone)
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

  /// Forgets what was counted.
  func startOver() { tally = Tally(strategyCount: strategyCount) }

  /// What was counted, for another process.
  var result: Data { (try? JSONEncoder().encode(UnitResult(unit: 0, tally))) ?? Data() }

  /// Adds what another process has counted.
  func add(_ data: Data) {
    if let result = try? JSONDecoder().decode(UnitResult.self, from: data) { tally.add(result) }
  }

  /// Counts a case in which an app's own code did not come back, where that is asked for.
  func countFailure(_ played: PlayedCase) {
    guard let law = laws.first(where: \.isAboutOwnCode) else { return }
    count(
      .broken, of: law, played.rounds, played.moment, played.field, played.start, 1, in: &tally)
  }

  /// Counts a verdict that is the same from several starts, of which the first comes to the
  /// smallest case.
  private func count(
    _ verdict: Law.Verdict, of law: JudgedLaw, _ rounds: Int, _ moment: Moment, _ field: Int,
    _ start: Start, _ startCount: Int, in tally: inout Tally
  ) {
    if case .silent = verdict { return }
    let (index, isHolding) = (law.index, law.holdsClock)
    tally.add(
      verdict, strategy: matter.strategy, law: index, moment: moment,
      weight: unit.device.count * startCount
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

/// What of a law it takes to judge, so that little is copied.
private struct JudgedLaw {
  /// Its place among all.
  let index: Int
  let judge: @Sendable (Phone, Step, Sight) -> Law.Verdict
  let comparesWithStart: Bool
  let isAboutTwo: Bool
  let isAboutOwnCode: Bool
  let holdsClock: Bool

  init(index: Int) {
    let law = Law.judged[index]
    self.index = index
    judge = law.judge
    comparesWithStart = law.comparesWithStart
    isAboutTwo = law.isAboutTwo
    isAboutOwnCode = law.isAboutOwnCode
    holdsClock = law.holdsClock
  }
}
