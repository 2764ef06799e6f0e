import Avoidance
import Foundation
import Simulation

/// The cases of one form on one phone in one orientation: the unit of work for a thread.
struct AuditUnit: Sendable {
  let form: AuditForm
  /// The index of the audited form in the plan.
  let formIndex: Int
  let device: AuditDevice
  let orientation: Orientation

  /// A unique name of the unit: form, phone and orientation.
  var name: String { "\(form.name) \(device.device.name) \(orientation.rawValue)" }

  /// Runs all cases of the unit with a plan's strategies, and returns the counts.
  func play(_ plan: AuditPlan) -> Tally {
    let phone = form.phone(device.device, orientation)
    let judge = Judge(self, on: phone, plan)
    for (index, strategy) in plan.strategies.enumerated()
    where plan.judges(strategy, onIOS: phone.scene.ios) {
      let apart = apart(strategy, plan, on: phone)
      for keyboard in KeyboardChoice.indices(plan.depth) {
        judge.matter = Judge.Subject(
          strategy: index, keyboard: keyboard,
          commandCount: script(strategy, keyboard: keyboard).count)
        if let apart {
          apart.play(keyboard: keyboard, judge)
          continue
        }
        let stage = AuditStage(
          form, phone, strategy, keyboard: keyboard, transitions: plan.transitions,
          playsBeside: judge.asksForTwo, depth: plan.depth,
          gate: strategy.ownCode == nil ? nil : gate(plan, keyboard: keyboard))
        stage.playAll { judge.judge(field: $0, $1, $2, $3, $4) }
      }
    }
    return judge.tally
  }

  /// Returns an object that is asked before each case of an app's own code, and reports the case.
  ///
  /// The reports show the progress, and where a crash happened. The start of the code is reported
  /// first. Nil if the plan has no function for reports.
  private func gate(_ plan: AuditPlan, keyboard: Int) -> CaseGate? {
    plan.caseHasBegun.map { tell in
      tell(
        StartedCase(
          self, PlayedCase(keyboard: keyboard, field: 0, start: .opening, moment: .opening)))
      return CaseGate(keyboard: keyboard) { played, phones in
        tell(StartedCase(self, played, from: phones))
        return true
      }
    }
  }

  /// Returns the cases of an app's own code, to be run in isolation, so that a crash does no harm.
  ///
  /// Nil for other strategies, and if the plan says that cases run in this process.
  private func apart(_ strategy: Strategy, _ plan: AuditPlan, on phone: Phone) -> IsolatedCases? {
    guard strategy.ownCode != nil, let isolation = plan.isolation else { return nil }
    return IsolatedCases(form, on: phone, strategy, plan, isolation)
  }

  /// Returns the session commands that reproduce the break of a law, a rule for strategies.
  ///
  /// The last command is an `expect` that fails. Empty if the law is not broken.
  func script(
    _ strategy: Strategy, _ law: Law, _ moment: CaseStep, _ key: CaseKey, _ plan: AuditPlan
  ) -> [String] {
    if law.isAboutOwnCode { return failingScript(strategy, moment, key.parts, plan) }
    let parts = key.parts
    guard let start = Start(rawValue: parts.start) else { return [] }
    let phone = form.phone(device.device, orientation)
    var lines: [String] = []
    // An app's own code may crash in any other case, so only the needed moments run.
    let gate = CaseGate(keyboard: parts.keyboard) { played, _ in
      lines.isEmpty && played.moment.isNeeded(for: moment)
    }
    let stage = AuditStage(
      form, phone, strategy, keyboard: parts.keyboard,
      transitions: moment.transition.map { [$0] } ?? [], playsBeside: law.isAboutTwo,
      gate: strategy.ownCode == nil ? nil : gate)
    stage.play(field: parts.field, from: [start]) { _, _, told, phone, step in
      guard told == moment, lines.isEmpty else { return }
      let sight = FieldVisibility(step.field, on: phone)
      guard case .broken = law.judge(phone, step, sight) else { return }
      lines =
        script(strategy, keyboard: parts.keyboard)
        + Script(stage, field: parts.field, start, moment, rounds: step.rounds)
        .lines(holds: law.holdsClock)
        + law.evidence(phone, step)
    }
    return lines
  }

  /// Returns the commands that make an app's own code crash or hang.
  ///
  /// A comment before the last command gives the reason.
  private func failingScript(
    _ strategy: Strategy, _ moment: CaseStep, _ parts: CaseKey.Parts, _ plan: AuditPlan
  ) -> [String] {
    let phone = form.phone(device.device, orientation)
    guard let start = Start(rawValue: parts.start),
      let apart = apart(strategy, plan, on: phone)
    else { return [] }
    let opening = script(strategy, keyboard: parts.keyboard)
    let onceCount = Script.count(start, moment, rounds: 0, isHolding: false)
    let rounds = (parts.commandCount - opening.count - onceCount) / 2
    let played = PlayedCase(
      keyboard: parts.keyboard, field: parts.field, start: start, moment: moment, rounds: rounds)
    let words = apart.words(of: played) ?? "the app's code does not come back"
    if moment == .opening { return opening.dropLast() + ["# \(words)"] + opening.suffix(1) }
    let stage = AuditStage(
      form, phone, strategy, keyboard: parts.keyboard, transitions: [], playsBeside: false)
    return opening
      + Script(stage, field: parts.field, start, moment, rounds: rounds).lines(noting: words)
  }

  /// Returns the commands that open the form with a strategy and choose the keyboard.
  ///
  /// A case's own commands, which touch the form, come after these.
  private func script(_ strategy: Strategy, keyboard: Int) -> [String] {
    opening(under: strategy) + KeyboardChoice.all[keyboard].lines
  }

  /// Returns the commands that open the form on the unit's phone with a strategy.
  func opening(under strategy: Strategy) -> [String] {
    var lines = form.opening + ["device \(device.device.name)"]
    if orientation != form.orientation { lines.append("rotate \(orientation.rawValue)") }
    return lines + ["strategy \(strategy.name)"]
  }
}
