import Avoidance
import Foundation
import Simulation

/// What plays all that follows the touch of a field, each thing from the moment at which it is active.
///
/// Touches of a field that have come to the very same state go on as one: what a phone does depends on
/// nothing else.
struct CasePlayer: ~Copyable {
  /// Is told each step that has come to rest: where the touch began, the moment, the phone then, and
  /// what laws need besides.
  typealias Listener = (Start, Moment, Phone, Step) -> Void

  private let form: AuditForm
  /// By their places among all.
  private let transitions: [Int]
  /// The strategy beside a table view controller, and that alone; nil where neither is played.
  private let both: Engine?
  private let controller = Engine(.tableController)

  init(_ form: AuditForm, _ strategy: Strategy, transitions: [Int], playsBeside: Bool) {
    self.form = form
    self.transitions = transitions
    both = playsBeside ? Engine(strategy, beside: [.tableController]) : nil
  }

  /// A field that is active, at rest; a class, since it is large and looked at in its place.
  private final class ActiveField {
    let field: Responder
    let simulator: Simulator<Engine>
    /// What its dismissal leaves.
    let dismissed: Simulator<Engine>
    /// The touches that lead there, by their places.
    var touches: [Int]

    init(_ simulator: Simulator<Engine>, _ field: Responder, touch: Int) {
      var dismissed = simulator
      dismissed.dismiss()
      self.field = field
      self.simulator = simulator
      self.dismissed = dismissed
      touches = [touch]
    }
  }

  /// Plays every case that begins with one of some touches of a field.
  func play(_ touches: [Touch], _ listener: Listener) {
    var states: [ActiveField] = []
    for index in touches.indices {
      let field = touches[index].field
      var simulator = touches[index].simulator
      let step = move(&simulator, start: touches[index].rest, field) {
        $0.tap(touches[index].point)
      }
      listener(touches[index].start, .focus, simulator.phone, step)
      playBeside(touches[index], simulator.phone, step, listener)
      if let known = states.first(where: { simulator.isAlike($0.simulator) }) {
        known.touches.append(index)
      } else {
        states.append(ActiveField(simulator, field, touch: index))
      }
    }
    for state in states { play(state, after: touches, listener) }
  }

  private func play(
    _ state: ActiveField, after touches: [Touch], _ listener: Listener
  ) {
    let own = state.touches.map { touches[$0] }
    let step = Step(kind: .shown, field: state.field, start: own[0].rest)
    tell(own, .focusDismissed, state.dismissed.phone, step.dismissed, listener)
    playNext(state, own, listener)
    playRounds(state, own, step, listener)
    for transition in transitions { play(transition, on: state, own, listener) }
  }

  /// Tells a step of every touch that leads there; `starts` are what the table's place is compared
  /// with, where it is not that before each touch.
  private func tell(
    _ touches: [Touch], _ moment: Moment, _ phone: Phone, _ step: Step, starts: [Rest]? = nil,
    _ listener: Listener
  ) {
    var step = step
    for index in touches.indices {
      step.start = starts?[index] ?? touches[index].rest
      listener(touches[index].start, moment, phone, step)
    }
  }

  /// Does something after which a field is active, and lets it come to rest.
  private func move(
    _ simulator: inout Simulator<Engine>, start: Rest, _ field: Responder,
    _ act: (inout Simulator<Engine>) -> Void
  ) -> Step {
    var step = Step(kind: .shown, field: field, start: start)
    if let row = field.row {
      step.frameBefore = simulator.phone.frameOnScreen(ofRow: row)
      step.sheetTopBefore = simulator.phone.sheetTop
      step.wasInView = simulator.phone.isWhollyInView(row: row)
    }
    step.offsetBefore = simulator.phone.table.contentOffset.model.y
    step.outerDistanceBefore = simulator.phone.outerDistance
    step.keyboardTopBefore = simulator.phone.topOfKeyboardOverTable
    act(&simulator)
    step.lateTime = simulator.settle(watching: field)
    return step
  }

  private func playNext(
    _ state: ActiveField, _ touches: [Touch], _ listener: Listener
  ) {
    guard let next = form.field(after: state.field) else { return }
    var moved = state.simulator
    let step = move(&moved, start: touches[0].rest, next) { $0.beginEditing(next) }
    tell(touches, .next, moved.phone, step, listener)
    moved.dismiss()
    tell(touches, .nextDismissed, moved.phone, step.dismissed, listener)
  }

  /// Dismisses and touches the same field up to ten times, for as long as anything changes.
  private func playRounds(
    _ state: ActiveField, _ touches: [Touch], _ step: Step, _ listener: Listener
  ) {
    var (step, simulator) = (step, state.dismissed)
    step.earlier = Rest(state.simulator.phone)
    step.rounds = 1
    guard !touches.indices.contains(where: { simulator.isAlike(touches[$0].simulator) }) else {
      tell(touches, .again, state.simulator.phone, step, listener)
      return
    }
    var last = step.earlier
    while let point = simulator.reach(state.field) {
      simulator.tap(point)
      simulator.settle()
      tell(touches, .again, simulator.phone, step, listener)
      let rest = Rest(simulator.phone)
      if rest == last || step.rounds == 9 { return }
      last = rest
      step.rounds += 1
      simulator.dismiss()
    }
  }

  /// Plays the same touch where a table view controller avoids the keyboard too.
  private func playBeside(
    _ touch: Touch, _ alone: Phone, _ step: Step, _ listener: Listener
  ) {
    guard let both, let row = touch.field.row, !alone.keyboard.isHardwareAttached else { return }
    let phone = phone(after: touch, both)
    func distance(on phone: Phone) -> CGFloat {
      abs(phone.frameOnScreen(ofRow: row).minY - step.frameBefore.minY)
    }
    var step = step
    step.topAlone = alone.frameOnScreen(ofRow: row).minY
    var farthest = distance(on: alone)
    // The controller alone is asked only where it matters.
    if distance(on: phone) > farthest {
      farthest = max(farthest, distance(on: self.phone(after: touch, controller)))
    }
    step.distanceAlone = farthest
    listener(touch.start, .beside, phone, step)
  }

  private func phone(after touch: Touch, _ engine: Engine) -> Phone {
    var simulator = touch.simulator
    simulator.app = engine
    simulator.tap(touch.point)
    simulator.settle()
    return simulator.phone
  }

  private func play(
    _ index: Int, on state: ActiveField, _ touches: [Touch], _ listener: Listener
  ) {
    guard Transition.all[index].isPossible(state.simulator.phone, form) else { return }
    var simulator = state.simulator
    var watched = state.field
    if let target = Transition.all[index].target?(simulator.phone, form) {
      guard simulator.reach(target) != nil else { return }
      watched = target
    }
    let offset = state.simulator.phone.table.contentOffset.model
    let isDragged = simulator.phone.table.contentOffset.model != offset
    let starts = startsLaidOut(by: index, touches)
    var step = move(&simulator, start: touches[0].rest, watched) {
      Transition.all[index].happen(&$0, form)
    }
    step.isDragged = Transition.all[index].isScroll
    step.isScrolledByUser = step.isDragged || isDragged
    step.isLaidOutNew = starts != nil
    step.field = simulator.phone.responder
    if step.field == nil { step.kind = .dismissed }
    let moment = Moment.transition(index)
    tell(touches, moment, simulator.phone, step, starts: starts, listener)
    guard step.field != nil else { return }
    let isAsBefore = simulator.isAlike(state.simulator)
    if !isAsBefore { simulator.dismiss() }
    tell(
      touches, moment.dismissed, isAsBefore ? state.dismissed.phone : simulator.phone,
      step.dismissed, starts: starts, listener)
  }

  /// Returns what each touch's table would be like without a keyboard where a transition lays all out
  /// at another size; nil where it does not.
  private func startsLaidOut(by index: Int, _ touches: [Touch]) -> [Rest]? {
    Transition.all[index].layOut.map { layOut in
      touches.indices.map { touch in
        var bare = touches[touch].simulator
        layOut(&bare, form, touches[touch].field)
        return Rest(bare.phone)
      }
    }
  }
}

extension Simulator<Engine> {
  /// Takes the first responder's status away, and lets everything come to rest.
  fileprivate mutating func dismiss() {
    endEditing()
    settle()
  }
}
