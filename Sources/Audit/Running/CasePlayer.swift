import Avoidance
import Foundation
import Simulation

/// The part of an audit that touches a field, and runs everything that can follow the touch.
///
/// Touches from several start positions may lead to the same state of the phone. What follows is
/// then run only once, because a phone's behavior depends only on its state.
struct CasePlayer: ~Copyable {
  /// A function that an audit calls after each step of a field, when nothing moves any more.
  ///
  /// It gets the states before the touches, the step's kind, the phone after the step, and the
  /// input for laws (rules). The input belongs to the first of the states.
  typealias Listener = ([Origin], CaseStep, Phone, Step) -> Void

  private let form: AuditForm
  /// The indices in ``Transition/all`` of the events, such as a rotation, to run after a touch.
  private let transitions: [Int]
  private let companion: AvoidingCode?
  private let controller = Engine(.tableController)

  private let depth: AuditDepth
  private let gate: CaseGate?

  /// The code that avoids the keyboard together with a table view controller.
  enum AvoidingCode {
    /// A strategy and a table view controller, combined into one engine.
    case strategy(Engine)
    /// An app's own code, which has been started with the form in a table view controller.
    case ownCode(Simulator<Engine>)
  }

  /// Creates the part of an audit that runs the cases of a form.
  ///
  /// Without a companion, no case is run in a table view controller.
  init(
    _ form: AuditForm, transitions: [Int], companion: AvoidingCode?, depth: AuditDepth,
    gate: CaseGate?
  ) {
    self.form = form
    self.transitions = transitions
    self.companion = companion
    self.depth = depth
    self.gate = gate
  }

  /// The phone at rest after a touch in an audit, with an active field.
  ///
  /// It is a class, because it is large and should not be copied.
  private final class ActiveField {
    let simulator: Simulator<Engine>
    /// The phone after the keyboard was dismissed, or nil if the dismissal isn't run.
    let dismissed: Simulator<Engine>?
    /// The touches, from different start positions, that lead to this state of the phone.
    private(set) var touches: [Touch]
    private(set) var origins: [Origin]

    init(_ simulator: consuming Simulator<Engine>, _ touch: Touch, isDismissed: Bool) {
      self.simulator = simulator
      dismissed = isDismissed ? self.simulator.dismissed : nil
      touches = [touch]
      origins = [touch.origin]
    }

    /// The scroll position of the table before the first touch.
    var start: Start { origins[0].start }

    func add(_ touch: Touch) {
      touches.append(touch)
      origins.append(touch.origin)
    }
  }

  /// Runs every case that begins with one of the given touches of a field.
  ///
  /// The field is given by its index in the form.
  func play(_ touches: [Touch], ofField index: Int, _ listener: Listener) {
    var states: [ActiveField] = []
    for touch in touches where plays(.focus, touch.start) {
      var simulator = touch.simulator
      var step = Step(touch.field, from: simulator.phone, start: touch.rest)
      var begins = false
      if let point = touch.point {
        step.look(from: simulator.phone) { $0.tap(point) }
        simulator.tap(point)
        begins = simulator.activates(touch.field)
        step.lateTime = simulator.settle(watching: touch.field)
      }
      guard simulator.activates(touch.field) else {
        if begins, simulator.hasLostFocus(since: touch.simulator) {
          listener([touch.origin], .focus, simulator.phone, step.withoutFocus)
        }
        continue
      }
      step.covers = simulator.covers
      listener([touch.origin], .focus, simulator.phone, step)
      playBeside(touch, simulator.phone, step, listener)
      if let known = states.first(where: { simulator.isAlike($0.simulator) }) {
        known.add(touch)
      } else {
        states.append(
          ActiveField(consume simulator, touch, isDismissed: plays(.focusDismissed, touch.start)))
      }
    }
    for state in states { play(state, ofField: index, listener) }
  }

  private func play(_ state: ActiveField, ofField index: Int, _ listener: Listener) {
    if let dismissed = state.dismissed {
      let step = Step(kind: .dismissed, field: nil, start: state.touches[0].rest)
      listener(state.origins, .focusDismissed, dismissed.phone, step)
    }
    guard depth != .focus else { return }
    playRounds(state, listener)
    playNext(state, listener)
    let count = form.responders.count
    guard depth.playsTransitions(ofField: index, among: count, from: state.start) else { return }
    let touch = state.touches[0]
    let step = Step(touch.field, from: state.simulator.phone, start: touch.rest)
    for transition in transitions { play(transition, on: state, step, listener) }
  }

  /// Returns whether the audit runs a step of a case.
  ///
  /// False for a step where an app's own code is known to crash or hang.
  private func plays(
    _ moment: CaseStep, _ start: Start, rounds: Int = 0, on phone: Phone? = nil
  ) -> Bool {
    gate?.lets(moment, from: start, rounds: rounds, on: phone) ?? true
  }

  private func playNext(_ state: ActiveField, _ listener: Listener) {
    let touch = state.touches[0]
    guard let next = form.field(after: touch.field, on: state.simulator.phone),
      plays(.next, state.start)
    else { return }
    var moved = state.simulator
    var step = Step(next, from: moved.phone, start: touch.rest)
    step.look(from: moved.phone) { $0.beginEditing(next) }
    moved.beginEditing(next)
    let begins = moved.activates(next)
    step.lateTime = moved.settle(watching: next)
    guard moved.activates(next) else {
      if begins, moved.hasLostFocus(since: state.simulator) {
        listener(state.origins, .next, moved.phone, step.withoutFocus)
      }
      return
    }
    step.covers = moved.covers
    listener(state.origins, .next, moved.phone, step)
    guard plays(.nextDismissed, state.start) else { return }
    moved.dismiss()
    listener(state.origins, .nextDismissed, moved.phone, step.dismissed)
  }

  /// Dismisses the keyboard and touches the same field again, up to nine times.
  ///
  /// Stops earlier if nothing changes.
  private func playRounds(_ state: ActiveField, _ listener: Listener) {
    guard var simulator = state.dismissed else { return }
    let first = TableAtRest(state.simulator.phone)
    let touch = state.touches[0]
    var step = Step(kind: .shown, field: touch.field, start: touch.rest)
    step.earlier = first
    step.rounds = 1
    if let same = state.touches.first(where: { simulator.isAlike($0.simulator) }) {
      step.lookBefore(on: same.simulator.phone)
      listener(state.origins, .again, state.simulator.phone, step)
      return
    }
    var last = first
    while plays(.again, state.start, rounds: step.rounds), let field = step.field,
      let point = simulator.reach(field)
    {
      step.lookBefore(on: simulator.phone)
      let before = simulator
      simulator.tap(point)
      let begins = simulator.activates(field)
      simulator.settle()
      guard simulator.activates(field) else {
        if begins, simulator.hasLostFocus(since: before) {
          listener(state.origins, .again, simulator.phone, step.withoutFocus)
        }
        return
      }
      listener(state.origins, .again, simulator.phone, step)
      let rest = TableAtRest(simulator.phone)
      if rest == last || step.rounds == 9 { return }
      step.previous = rest
      last = rest
      step.rounds += 1
      simulator.dismiss()
    }
  }

  /// Runs a touch again with a table view controller that also avoids the keyboard.
  private func playBeside(
    _ touch: Touch, _ alone: Phone, _ step: Step, _ listener: Listener
  ) {
    guard let row = touch.field.row, !alone.keyboard.isHardwareAttached,
      let phone = phoneBeside(touch)
    else { return }
    func distance(on phone: Phone) -> CGFloat {
      abs(phone.frameOnScreen(ofRow: row).minY - step.frameBefore.minY)
    }
    var step = step
    step.topAlone = alone.frameOnScreen(ofRow: row).minY
    var farthest = distance(on: alone)
    // The controller alone is simulated only if it matters.
    if distance(on: phone) > farthest {
      farthest = max(farthest, distance(on: self.phone(after: touch, controller)))
    }
    step.distanceAlone = farthest
    listener([touch.origin], .beside, phone, step)
  }

  /// Returns the phone after a touch in a table view controller, or nil if that case isn't run.
  private func phoneBeside(_ touch: Touch) -> Phone? {
    switch companion {
    case nil: return nil
    case .strategy(let engine): return phone(after: touch, engine)
    case .ownCode(let opened):
      guard plays(.beside, touch.start),
        let same = Touch(touch.field, from: touch.start, on: opened)
      else { return nil }
      return phone(after: same, same.simulator.app)
    }
  }

  private func phone(after touch: Touch, _ engine: Engine) -> Phone {
    var simulator = touch.simulator
    simulator.app = engine
    if let point = touch.point { simulator.tap(point) }
    simulator.settle()
    return simulator.phone
  }

  /// Runs an event, such as a rotation, on a phone with an active field.
  ///
  /// `index` is the event's index in ``Transition/all``. `first` is the state before the event, as
  /// input for laws (rules). If the event activates another field, a new state is used instead.
  private func play(
    _ index: Int, on state: ActiveField, _ first: Step, _ listener: Listener
  ) {
    let transition = Transition.all[index]
    let moment = CaseStep.transition(index)
    guard transition.isPossible(state.simulator.phone, form),
      !isUnusualDrag(transition, on: state),
      plays(moment, state.start, on: state.simulator.phone)
    else { return }
    var simulator = state.simulator
    var step = first
    var isDragged = false
    if let target = transition.target?(simulator.phone, form) {
      guard simulator.reach(target) != nil else { return }
      step = Step(target, from: simulator.phone, start: step.start)
      isDragged =
        TableAtRest(simulator.phone).distance != TableAtRest(state.simulator.phone).distance
    }
    step.look(from: simulator.phone) { transition.happen(&$0, form) }
    transition.happen(&simulator, form)
    step.lateTime = step.field.flatMap { simulator.settle(watching: $0) }
    step.isDragged = transition.isScroll
    step.isScrolledByUser = step.isDragged || isDragged
    step.isLaidOutNew = transition.layOut != nil
    step.field = simulator.phone.responder
    step.covers = simulator.covers
    if step.field == nil { step.kind = .dismissed }
    let origins = origins(of: state, laidOutBy: transition)
    step.start = origins[0].rest
    listener(origins, moment, simulator.phone, step)
    guard step.field != nil else { return }
    guard !simulator.isAlike(state.simulator) else {
      if let dismissed = state.dismissed {
        listener(origins, moment.dismissed, dismissed.phone, step.dismissed)
      }
      return
    }
    guard plays(moment.dismissed, state.start, on: state.simulator.phone) else { return }
    simulator.dismiss()
    listener(origins, moment.dismissed, simulator.phone, step.dismissed)
  }

  /// Returns whether to skip an event because the user drags the keyboard away.
  ///
  /// The event is skipped at the depth ``AuditDepth/usual`` if the app's own code doesn't let users
  /// drag the keyboard. At the depth ``AuditDepth/all``, it is judged, too.
  private func isUnusualDrag(_ transition: Transition, on state: ActiveField) -> Bool {
    depth == .usual && transition.isScroll && state.simulator.app.hasOwnCode
      && state.simulator.phone.settings.dismissMode != .interactive
  }

  /// Returns the states before the touches that led to a state, for comparison after an event.
  ///
  /// If the event changes the layout, like a rotation, the states are those in the new layout
  /// without a keyboard.
  private func origins(of state: ActiveField, laidOutBy transition: Transition) -> [Origin] {
    guard let layOut = transition.layOut else { return state.origins }
    return state.touches.map { touch in
      var bare = touch.bare
      bare.phone.takeMeasuredRows(of: state.simulator.phone)
      layOut(&bare, form, touch.field)
      // An app's own code may answer to the new layout, for example with a bar's new height.
      if bare.app.hasOwnCode { bare.settle() }
      return Origin(start: touch.start, rest: TableAtRest(bare.phone))
    }
  }
}

extension Simulator<Engine> {
  fileprivate var covers: AppCovers? { app.covers(on: phone) }

  /// Resigns the first responder and waits until everything on the phone is at rest.
  fileprivate mutating func dismiss() {
    endEditing()
    settle()
  }

  /// The phone's state at rest after resigning the first responder.
  fileprivate var dismissed: Self {
    var simulator = self
    simulator.dismiss()
    return simulator
  }
}
