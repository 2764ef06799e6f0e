import Avoidance
import Foundation
import Simulation

/// A form on a phone under a strategy and a keyboard, on which every field is touched from every
/// start.
struct Stage {
  /// Is told each step that has come to rest: the field's place in the form, where the touch began,
  /// the moment, the phone then, and what laws need besides.
  typealias Listener = (Int, Start, Moment, Phone, Step) -> Void

  private let form: AuditForm
  private let responders: [Responder]
  private let opened: Simulator<Engine>
  /// The transitions that are played, by their places among all.
  private let transitions: [Int]

  init(
    _ form: AuditForm, _ phone: Phone, _ strategy: Strategy, keyboard: Int, transitions: [Int]
  ) {
    self.form = form
    responders = form.responders
    self.transitions = transitions
    var simulator = Simulator(phone, app: Engine(strategy))
    simulator.app.start(on: &simulator.phone)
    KeyboardChoice.all[keyboard].choose(&simulator)
    opened = simulator
  }

  /// Returns how commands name a field by its place in the form.
  func name(ofField index: Int) -> String { form.name(of: responders[index]) }

  /// Returns the offset from which a field is touched, or nil where it is that of the opening.
  func offset(ofField index: Int, from start: Start) -> CGFloat? {
    start.offset(for: responders[index], on: opened.phone)
  }

  /// Returns the commands of a transition after a field was touched.
  func lines(of transition: Int, field index: Int, from start: Start) -> [String] {
    guard let touch = touch(field: index, from: start) else { return [] }
    var simulator = touch.simulator
    simulator.tap(touch.point)
    simulator.settle()
    return Transition.all[transition].lines(simulator.phone, form) ?? []
  }

  /// Plays every case.
  func playAll(_ listener: Listener) {
    for index in responders.indices { play(field: index, listener) }
  }

  private func play(field index: Int, _ listener: Listener) {
    var played: [CGFloat] = []
    for start in Start.allCases {
      guard let touch = touch(field: index, from: start) else { continue }
      let offset = touch.simulator.phone.table.contentOffset.model.y
      if played.contains(offset) { continue }
      played.append(offset)
      play(touch, field: index, from: start, listener)
    }
  }

  /// Plays the cases of one field from one start.
  func play(field index: Int, from start: Start, _ listener: Listener) {
    guard let touch = touch(field: index, from: start) else { return }
    play(touch, field: index, from: start, listener)
  }

  /// A field that is about to be touched.
  private struct Touch {
    var field: Responder
    var simulator: Simulator<Engine>
    var point: CGPoint
  }

  private func touch(field index: Int, from start: Start) -> Touch? {
    var simulator = opened
    let field = responders[index]
    if start != .opening {
      guard let offset = start.offset(for: field, on: simulator.phone) else { return nil }
      simulator.phone.setContentOffset(offset, by: .script)
    }
    return simulator.reach(field).map { Touch(field: field, simulator: simulator, point: $0) }
  }

  private func play(
    _ touch: Touch, field index: Int, from start: Start, _ listener: Listener
  ) {
    let field = responders[index]
    let begin = Rest(touch.simulator.phone)
    func tell(_ moment: Moment, _ phone: Phone, _ step: Step) {
      listener(index, start, moment, phone, step)
    }
    var up = touch.simulator
    let step = move(&up, start: begin, field) { $0.tap(touch.point) }
    tell(.focus, up.phone, step)
    dismiss(up, step, .focusDismissed, tell)
    if let next = form.field(after: field) {
      var moved = up
      let step = move(&moved, start: begin, next) { $0.beginEditing(next) }
      tell(.next, moved.phone, step)
      dismiss(moved, step, .nextDismissed, tell)
    }
    playRounds(up, touch, step, tell)
    if !up.phone.keyboard.isHardwareAttached { playBeside(up, touch, step, tell) }
    for transition in transitions {
      play(transition, on: up, touch.simulator, step, tell)
    }
  }

  private typealias Told = (Moment, Phone, Step) -> Void

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
    step.keyboardTopBefore = simulator.phone.keyboardTop
    act(&simulator)
    var run = Run(simulator, watching: field)
    step.lateTime = run.playLate()
    simulator = run.simulator
    return step
  }

  private func dismiss(
    _ simulator: Simulator<Engine>, _ step: Step, _ moment: Moment, _ told: Told
  ) {
    var simulator = simulator
    simulator.endEditing()
    simulator.settle()
    var step = step
    step.kind = .dismissed
    step.field = nil
    step.lateTime = nil
    told(moment, simulator.phone, step)
  }

  /// Dismisses and touches the same field up to ten times, for as long as anything changes.
  private func playRounds(
    _ up: Simulator<Engine>, _ touch: Touch, _ step: Step, _ told: Told
  ) {
    let first = Rest(up.phone)
    var (simulator, last) = (up, first)
    var step = step
    step.earlier = first
    step.wasInView = false
    step.lateTime = nil
    for round in 1..<10 {
      simulator.endEditing()
      simulator.settle()
      guard let point = simulator.reach(touch.field) else { return }
      simulator.tap(point)
      simulator.settle()
      step.rounds = round
      told(.again, simulator.phone, step)
      let rest = Rest(simulator.phone)
      if rest == last { return }
      last = rest
    }
  }

  /// Plays the same touch where a table view controller avoids the keyboard too.
  private func playBeside(
    _ up: Simulator<Engine>, _ touch: Touch, _ step: Step, _ told: Told
  ) {
    guard let row = touch.field.row else { return }
    let strategy = touch.simulator.app.strategy
    let both = frame(ofRow: row, touch, Engine(strategy, beside: [.tableController]))
    let controller = frame(ofRow: row, touch, Engine(.tableController))
    var step = step
    let (before, alone) = (step.frameBefore.minY, up.phone.frameOnScreen(ofRow: row).minY)
    step.topAlone = alone
    step.distanceAlone = max(abs(alone - before), abs(controller.top - before))
    told(.beside, both.phone, step)
  }

  private func frame(
    ofRow row: Int, _ touch: Touch, _ engine: Engine
  ) -> (phone: Phone, top: CGFloat) {
    var simulator = touch.simulator
    simulator.app = engine
    simulator.tap(touch.point)
    simulator.settle()
    return (simulator.phone, simulator.phone.frameOnScreen(ofRow: row).minY)
  }

  private func play(
    _ index: Int, on up: Simulator<Engine>, _ bare: Simulator<Engine>, _ step: Step, _ told: Told
  ) {
    let transition = Transition.all[index]
    guard transition.isPossible(up.phone, form), let field = step.field else { return }
    var step = step
    if let layOut = transition.layOut {
      var bare = bare
      layOut(&bare, form, field)
      step.start = Rest(bare.phone)
      step.isLaidOutNew = true
    }
    var simulator = up
    let isLaidOutNew = step.isLaidOutNew
    var watched = field
    if let target = transition.target?(up.phone, form) {
      guard simulator.reach(target) != nil else { return }
      watched = target
    }
    let isDrag = simulator.phone.table.contentOffset.model != up.phone.table.contentOffset.model
    step = move(&simulator, start: step.start, watched) { transition.happen(&$0, form) }
    step.isScrolledByUser = transition.isScroll || isDrag
    step.isDragged = transition.isScroll
    step.isLaidOutNew = isLaidOutNew
    step.field = simulator.phone.responder
    guard step.field != nil else {
      step.kind = .dismissed
      return told(.transition(index), simulator.phone, step)
    }
    told(.transition(index), simulator.phone, step)
    dismiss(simulator, step, Moment.transition(index).dismissed, told)
  }
}
