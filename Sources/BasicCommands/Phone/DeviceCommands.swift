import Avoidance
import FileErrors
import Forms
import Foundation
import SessionCore
import SessionState
import Simulation
import TerminalText

extension Command {
  package static let device = Command(
    "device", .avoidance,
    Words(
      summary: "Show the form on another phone",
      details: [
        "The form is scrolled to the top, no field is active, and the answers stay. A size "
          + "makes a custom phone: status bar 20, navigation bar 44, no bottom safe area."
      ],
      examples: [
        Example("device iphone-5s", "an iPhone 5s", after: "focus zip"),
        Example("device 320x568 keyboard=253", "a custom phone"),
      ]),
    kind: .opens, wanted
  ) { session, wanted throws(CommandError) in
    guard let name = wanted.name else {
      return Outcome(answer: [session.phone.scene.device.summary])
    }
    return try session.use(
      Device.written(as: name, keyboardHeight: wanted.keyboardHeight))
  }

  package static let devices = Command(
    "devices", .avoidance,
    Words(
      summary: "List the phones with their sizes",
      examples: [Example("devices", "lists them all")]),
    .none
  ) { _, _ throws(CommandError) in
    Outcome(
      answer: Device.all.map(\.summary),
      typed: TypedAnswer {
        .list(
          Device.all.map { device in
            .object([
              ("name", .text(device.name)), ("width", .points(device.screen.size.width)),
              ("height", .points(device.screen.size.height)),
            ])
          })
      })
  }

  package static let rotate = Command(
    "rotate", .avoidance,
    Words(
      summary: "Turn the phone",
      examples: [
        Example("rotate landscape", "turns the phone to landscape", after: "focus zip"),
        Example("rotate portrait", "turns it back to portrait", after: "rotate landscape"),
      ]),
    .edits, orientation
  ) { state, orientation throws(CommandError) in
    try state.rotate(to: orientation)
    return Notices { ["\($0.phone.scene.device.name) \(orientation.rawValue)"] }
  }

  private static var orientation: Grammar<Orientation> {
    Grammar(Slot("ORIENTATION", taking: Orientation.names)) {
      word, arguments throws(CommandError) in
      guard let orientation = Orientation.named(word.text) else {
        throw arguments.wrong("the orientation", word, among: Orientation.names)
      }
      return orientation
    }
  }

  private static var wanted: Grammar<(name: String?, keyboardHeight: CGFloat?)> {
    var name = Slot("NAME")
    name.candidates = { context in
      Device.all.filter { $0.name.hasPrefix(context.word) }.map { Candidate($0.name, $0.measures) }
    }
    return Grammar<String>.word(name).optional().then(keyboardHeight.optional())
      .map { (name: $0, keyboardHeight: $1) }
  }

  private static var keyboardHeight: Grammar<CGFloat> {
    Grammar(.keyboardHeight) { word, arguments throws(CommandError) in
      let hint = word.text.contains("=") ? "" : " (a name is one word, such as iphone-16)"
      let wants = "keyboard=HEIGHT in points, such as keyboard=253" + hint
      guard word.text.hasPrefix("keyboard="), let height = Double(word.text.dropFirst(9)),
        (0...5000).contains(height)
      else { throw arguments.wrong("the word after the device", word, wants: wants) }
      return CGFloat(height)
    }
  }
}

extension Slot {
  /// The description of a word such as `keyboard=253`: a custom device's keyboard height in points.
  ///
  /// A known device needs no such word, because its keyboard height is known.
  fileprivate static var keyboardHeight: Slot {
    var slot = Slot("keyboard=HEIGHT")
    slot.accepts = { $0.hasPrefix("keyboard=") }
    slot.candidates = { context in
      let isMade = context.words.first.map { Device.named($0) == nil } ?? false
      return isMade && "keyboard=".hasPrefix(context.word)
        ? [Candidate("keyboard=", isFinal: false)] : []
    }
    slot.hintText = { context in
      context.words.first.flatMap(Device.named) == nil ? "‹keyboard=height›" : nil
    }
    return slot
  }
}

extension State {
  /// Rotates the phone to an orientation.
  ///
  /// The table gets its new size, and the active field stays active.
  fileprivate mutating func rotate(to orientation: Orientation) throws(CommandError) {
    try Self.check(orientation, on: phone.scene.device)
    simulator.rotate(to: orientation)
    fitRows()
    // Changing the strategy starts from this phone, so it must have the current orientation.
    beforeEditing?.rotateAlone(to: orientation)
    bare.rotateAlone(to: orientation)
    simulator.layOutAfterTurn()
  }
}

extension Phone {
  /// Rotates the phone to an orientation, without any code that avoids the keyboard.
  fileprivate mutating func rotateAlone(to orientation: Orientation) {
    var simulator = Simulator(self, app: Engine(.none))
    simulator.rotate(to: orientation)
    self = simulator.phone
  }
}
