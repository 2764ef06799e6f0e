import Avoidance
import Foundation
import Simulation

/// The cases of an app's own code on one form, phone and orientation.
///
/// The cases of each field run in isolation, so that a crash does not end the audit.
struct IsolatedCases {
  private let form: AuditForm
  private let phone: Phone
  private let strategy: Strategy
  private let plan: AuditPlan
  private let isolation: CaseIsolation
  private let leftOut = SkippedCases()

  init(
    _ form: AuditForm, on phone: Phone, _ strategy: Strategy, _ plan: AuditPlan,
    _ isolation: CaseIsolation
  ) {
    self.form = form
    self.phone = phone
    self.strategy = strategy
    self.plan = plan
    self.isolation = isolation
  }

  /// Runs all cases with a keyboard, and passes the results to a judge, which counts them.
  ///
  /// `keyboard` is the index in ``KeyboardChoice/all``.
  func play(keyboard: Int, _ judge: Judge) {
    if let failure = failureOfOpening(keyboard: keyboard) {
      judge.countFailure(failure.place ?? opening(keyboard))
      return
    }
    let gate = CaseGate(keyboard: keyboard) { played, _ in
      guard !leftOut.holds(played) else { return false }
      guard !isolation.begin(played) else { return true }
      judge.countFailure(played)
      leftOut.insert(played)
      return false
    }
    let stage = stage(keyboard: keyboard, gate)
    for field in form.responders.indices {
      while let failure = play(field: field, on: stage, judge), let place = failure.place {
        judge.countFailure(place)
        guard leftOut.insert(place) else { break }
      }
    }
  }

  /// Runs the cases of a field, except those that crashed before, and returns a crash or nil.
  ///
  /// The field is given by its index in the form. If a case crashes or hangs, the results of the
  /// run are dropped.
  private func play(
    field: Int, on stage: borrowing AuditStage, _ judge: Judge
  ) -> CaseIsolation.Failure? {
    let ending = isolation.play {
      judge.startOver()
      stage.play(field: field, from: Start.all(plan.depth)) {
        judge.judge(field: $0, $1, $2, $3, $4)
      }
      return judge.result
    }
    switch ending {
    case .done(let result): judge.add(result)
    case .failed(let failure): return failure
    }
    return nil
  }

  /// Returns a text about how a case of an app's own code crashes or hangs, or nil if it doesn't.
  func words(of played: PlayedCase) -> String? {
    if played.moment == .opening { return failureOfOpening(keyboard: played.keyboard)?.words() }
    let gate = CaseGate(keyboard: played.keyboard) { needed, _ in
      needed.moment.isNeeded(for: played.moment)
    }
    let stage = stage(keyboard: played.keyboard, gate)
    let ending = isolation.play {
      _ = isolation.begin(played)
      stage.play(field: played.field, from: [played.start]) { _, _, _, _, _ in }
      return Data()
    }
    guard case .failed(let failure) = ending else { return nil }
    return failure.words()
  }

  private func failureOfOpening(keyboard: Int) -> CaseIsolation.Failure? {
    let ending = isolation.play {
      _ = isolation.begin(opening(keyboard))
      _ = stage(keyboard: keyboard, nil)
      return Data()
    }
    guard case .failed(let failure) = ending else { return nil }
    return failure
  }

  private func opening(_ keyboard: Int) -> PlayedCase {
    PlayedCase(keyboard: keyboard, field: 0, start: .opening, moment: .opening)
  }

  private func stage(keyboard: Int, _ gate: CaseGate?) -> AuditStage {
    AuditStage(
      form, phone, strategy, keyboard: keyboard, transitions: plan.transitions,
      playsBeside: plan.laws.contains { Law.all[$0].isAboutTwo }, depth: plan.depth, gate: gate)
  }
}
