import Avoidance
import Foundation
import Simulation

/// A form on a phone with a strategy and a keyboard, where every field is touched from every start.
struct AuditStage: ~Copyable {
  /// A function that receives each step at rest.
  ///
  /// It gets the index of the field, the starts of its touches, the moment, the phone, and the data
  /// for laws.
  typealias Listener = (Int, [Origin], CaseStep, Phone, Step) -> Void

  private let form: AuditForm
  private let responders: [Responder]
  private let opened: Simulator<Engine>
  private let player: CasePlayer
  private let depth: AuditDepth
  private let gate: CaseGate?

  /// Opens a form on a phone with a strategy, to touch each of its fields.
  ///
  /// The keyboard and the transitions are given by index. `playsBeside` tells whether each touch is
  /// also run with a table view controller.
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
    gate?.opened = opened.phone
  }

  /// Returns the code that is also run together with a table view controller.
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

  /// Returns the table's offset at a start position before a field is touched.
  ///
  /// Nil for the opening offset. The field is given by its index in the form.
  func offset(ofField index: Int, from start: Start) -> CGFloat? {
    start.offset(for: responders[index], on: opened.phone)
  }

  /// Returns the commands of a transition after a field was touched.
  ///
  /// The transition and the field are given by their indices.
  func lines(of transition: Int, field index: Int, from start: Start) -> [String] {
    guard let touch = Touch(responders[index], from: start, on: opened) else { return [] }
    var simulator = touch.simulator
    simulator.tap(touch.point)
    simulator.settle()
    return Transition.all[transition].lines(simulator.phone, form) ?? []
  }

  /// Runs every case of the form, and passes each step at rest to a listener.
  func playAll(_ listener: Listener) {
    for index in responders.indices { play(field: index, from: Start.all(depth), listener) }
  }

  /// Runs the cases of one field from some start positions of the table.
  ///
  /// The field is given by its index in the form. Starts with the same offset count once.
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
      guard let touch = Touch(responders[index], from: start, on: opened),
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
