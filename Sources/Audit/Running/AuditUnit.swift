import Avoidance
import Foundation
import Simulation

/// The cases of one form on one phone, held one way: what a thread works off at a time.
struct AuditUnit: Sendable {
  let form: AuditForm
  /// The form's place among those that are audited.
  let formIndex: Int
  let device: AuditDevice
  let orientation: Orientation

  /// What tells it from all others.
  var name: String { "\(form.name) \(device.device.name) \(orientation.rawValue)" }

  /// Plays all cases under a plan's strategies.
  func play(_ plan: AuditPlan) -> Tally {
    let phone = form.phone(device.device, orientation)
    let judge = Judge(self, plan)
    for (index, strategy) in plan.strategies.enumerated() {
      for keyboard in KeyboardChoice.indices(plan.depth) {
        let stage = Stage(
          form, phone, strategy, keyboard: keyboard, transitions: plan.transitions,
          playsBeside: judge.asksForTwo, depth: plan.depth)
        judge.matter = Judge.Matter(
          strategy: index, keyboard: keyboard,
          commandCount: script(strategy, keyboard: keyboard).count)
        stage.playAll { judge.judge(field: $0, $1, $2, $3, $4) }
      }
    }
    return judge.tally
  }

  /// Returns the commands that make a case of a law that was broken, the failing one last; none where
  /// it is not broken.
  func script(
    _ strategy: Strategy, _ law: Law, _ moment: Moment, _ key: CaseKey
  ) -> [String] {
    let parts = key.parts
    guard let start = Start(rawValue: parts.start) else { return [] }
    let phone = form.phone(device.device, orientation)
    let stage = Stage(
      form, phone, strategy, keyboard: parts.keyboard,
      transitions: moment.transition.map { [$0] } ?? [], playsBeside: law.isAboutTwo)
    var lines: [String] = []
    stage.play(field: parts.field, from: [start]) { _, _, told, phone, step in
      guard told == moment, lines.isEmpty else { return }
      let sight = Sight(step.field, on: phone)
      guard case .broken = law.judge(phone, step, sight) else { return }
      lines =
        script(strategy, keyboard: parts.keyboard)
        + Script(stage, field: parts.field, start, moment, step).lines(holds: law.holdsClock)
        + law.evidence(phone, step)
    }
    return lines
  }

  /// The commands up to the first that touches the form.
  private func script(_ strategy: Strategy, keyboard: Int) -> [String] {
    var lines = form.opening + ["device \(device.device.name)"]
    if orientation != form.orientation { lines.append("rotate \(orientation.rawValue)") }
    return lines + ["strategy \(strategy.name)"] + KeyboardChoice.all[keyboard].lines
  }
}
