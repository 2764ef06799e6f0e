import Simulation

/// An audit's case that has begun to run an app's own code, for progress reports.
package struct StartedCase: Sendable {
  private let unit: AuditUnit
  private let played: PlayedCase
  private let phones: CaseGate.Phones

  init(_ unit: AuditUnit, _ played: PlayedCase, from phones: CaseGate.Phones = .init()) {
    self.unit = unit
    self.played = played
    self.phones = phones
  }

  package var moment: CaseStep { played.moment }

  /// The session commands that reproduce the case on a phone where the form is already open.
  package var commands: [String] {
    let keyboard = KeyboardChoice.all[played.keyboard].lines
    // The code starts before anything is touched.
    guard let opened = phones.opened else { return keyboard }
    let field = unit.form.responders[played.field]
    let transition = moment.transition.flatMap { index in
      phones.active.flatMap { Transition.all[index].lines($0, unit.form) }
    }
    let script = Script(
      focusing: unit.form.name(of: field),
      scrolledTo: played.start.offset(for: field, on: opened), played.moment, transition ?? [],
      rounds: played.rounds)
    return keyboard + script.lines(holds: false)
  }
}
