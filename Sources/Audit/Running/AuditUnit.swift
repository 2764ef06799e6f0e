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
  func play(_ plan: AuditPlan, into tally: inout Tally) {
    let phone = form.phone(device.device, orientation)
    let laws = plan.laws.map { (index: $0, law: Law.all[$0]) }
    let playsBeside = laws.contains { $0.law.isAboutTwo }
    for (index, strategy) in plan.strategies.enumerated() {
      for keyboard in KeyboardChoice.all.indices {
        let stage = Stage(
          form, phone, strategy, keyboard: keyboard, transitions: plan.transitions,
          playsBeside: playsBeside)
        let commandCount = script(strategy, keyboard: keyboard).count
        stage.playAll { field, start, moment, phone, step in
          let sight = Sight(step.field, on: phone)
          let isAboutTwo = step.distanceAlone != nil
          for place in laws.indices where laws[place].law.isAboutTwo == isAboutTwo {
            let verdict = laws[place].law.judge(phone, step, sight)
            if case .silent = verdict { continue }
            tally.add(
              verdict, strategy: index, law: laws[place].index, moment: moment,
              weight: device.count
            ) {
              let isHolding = laws[place].law.holdsClock
              return CaseKey(
                CaseKey.Parts(
                  commandCount: commandCount
                    + Script.count(start, moment, step, isHolding: isHolding),
                  device: device.rank, isLandscape: orientation.isLandscape, form: formIndex,
                  keyboard: keyboard, field: field, start: start.rawValue))
            }
          }
        }
      }
    }
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
