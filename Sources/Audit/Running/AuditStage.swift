import Avoidance
import Foundation
import Simulation

/// A form that is open on a phone with a strategy and a keyboard, ready for an audit's cases.
struct AuditStage: ~Copyable {
  /// A function that an audit calls after each step, when nothing moves any more.
  ///
  /// It gets the field's index in the form, the states before the touches, and the step's kind. It
  /// also gets the phone after the step, and the input for laws (rules).
  typealias Listener = (Int, [Origin], CaseStep, Phone, Step) -> Void

  private let form: AuditForm
  private let responders: [Responder]
  private let opened: Simulator<Engine>
  /// The phone as it would be without the keyboard, if the app opens the form with an active field.
  ///
  /// Nil if no field is active.
  private let bare: Simulator<Engine>?
  private let player: CasePlayer
  private let depth: AuditDepth
  private let gate: CaseGate?

  /// Opens a form on a phone with a strategy, for an audit that touches each of the fields.
  ///
  /// `keyboard` is an index in ``KeyboardChoice/all``. `transitions` are indices in
  /// ``Transition/all`` of events, such as a rotation. `playsBeside` tells whether each touch is
  /// also run with a table view controller. `gate` can skip cases of an app's own code.
  init(
    _ form: AuditForm, _ phone: Phone, _ strategy: Strategy, keyboard: Int, transitions: [Int],
    playsBeside: Bool, depth: AuditDepth = .all, gate: CaseGate? = nil
  ) {
    self.form = form
    self.depth = depth
    self.gate = gate
    responders = form.responders
    let playsBeside = playsBeside && depth == .all
    player = CasePlayer(
      form, transitions: transitions,
      companion: playsBeside ? Self.companion(strategy, phone, keyboard) : nil, depth: depth,
      gate: gate)
    opened = Self.open(phone, Engine(strategy), keyboard)
    bare = opened.phone.responder == nil ? nil : Self.openBare(phone, Engine(strategy), keyboard)
    gate?.opened = opened.phone
  }

  /// Opens a form whose app activates a field, and dismisses the keyboard.
  ///
  /// A hardware keyboard is attached until then. So an app that never removes room for a keyboard
  /// makes none.
  private static func openBare(
    _ phone: Phone, _ app: Engine, _ keyboard: Int
  ) -> Simulator<Engine> {
    var simulator = Simulator(phone, app: app)
    simulator.setHardwareKeyboard(isAttached: true)
    simulator.start()
    simulator.endEditing()
    simulator.settle()
    simulator.setHardwareKeyboard(isAttached: false)
    simulator.settle()
    KeyboardChoice.all[keyboard].choose(&simulator)
    return simulator
  }

  /// Returns the code that runs in a table view controller, which also avoids the keyboard.
  ///
  /// Nil for an app's own screen, which is judged as it is, and for strategies of other frameworks
  /// than UIKit.
  private static func companion(
    _ strategy: Strategy, _ phone: Phone, _ keyboard: Int
  ) -> CasePlayer.AvoidingCode? {
    let both = Engine(strategy, beside: [.tableController])
    guard strategy.ownCode != nil else {
      return strategy.support.stack == .uiKit ? .strategy(both) : nil
    }
    let opened = open(phone, both, keyboard)
    return opened.app.shownForm(on: opened.phone) == nil ? .ownCode(opened) : nil
  }

  private static func open(_ phone: Phone, _ app: Engine, _ keyboard: Int) -> Simulator<Engine> {
    var simulator = Simulator(phone, app: app)
    simulator.start()
    KeyboardChoice.all[keyboard].choose(&simulator)
    return simulator
  }

  /// Returns the name of a field as commands use it, by the field's index in the form.
  func name(ofField index: Int) -> String { form.name(of: responders[index]) }

  /// Returns the table's offset at a start position, before the audit touches a field.
  ///
  /// Nil for the form's opening position. The field is given by its index in the form.
  func offset(ofField index: Int, from start: Start) -> CGFloat? {
    start.offset(for: responders[index], on: opened.phone)
  }

  /// Returns the session commands for an event, such as a rotation, after a field was touched.
  ///
  /// The event is given by its index in ``Transition/all``, and the field by its index in the form.
  func lines(of transition: Int, field index: Int, from start: Start) -> [String] {
    guard let touch = Touch(responders[index], from: start, on: opened, bare: bare) else {
      return []
    }
    var simulator = touch.simulator
    if let point = touch.point { simulator.tap(point) }
    simulator.settle()
    return Transition.all[transition].lines(simulator.phone, form) ?? []
  }

  /// Runs all cases of the form (each field, start position and event) and calls a listener.
  ///
  /// The listener is called after each step, when nothing moves any more.
  func playAll(_ listener: Listener) {
    for index in responders.indices { play(field: index, from: Start.all(depth), listener) }
  }

  /// Runs the cases of one field, from some start positions of the table, and calls a listener.
  ///
  /// The field is given by its index in the form. Start positions with the same offset count once.
  func play(field index: Int, from starts: [Start], _ listener: Listener) {
    var touches: [Touch] = []
    var offsets: [CGFloat] = []
    gate?.field = index
    for start in starts {
      guard gate?.lets(.focus, from: start) ?? true,
        let offset = start.place(for: responders[index], on: opened.phone),
        !offsets.contains(offset)
      else { continue }
      offsets.append(offset)
      guard let touch = Touch(responders[index], from: start, on: opened, bare: bare),
        !touches.contains(where: { $0.rest.offset == touch.rest.offset })
      else { continue }
      touches.append(touch)
      // The state of an app's own code is never the same twice, and is lost when another touch
      // begins.
      if opened.app.hasOwnCode { play([touch], ofField: index, listener) }
    }
    if !opened.app.hasOwnCode { play(touches, ofField: index, listener) }
  }

  private func play(_ touches: [Touch], ofField index: Int, _ listener: Listener) {
    player.play(touches, ofField: index) { origins, moment, phone, step in
      listener(index, origins, moment, phone, step)
    }
  }
}
