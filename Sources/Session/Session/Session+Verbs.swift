import Avoidance
import Foundation
import Simulation

// Each verb is a command, so that a test, a script and a person at the prompt do the same.

extension Session {
  /// Makes sure that a command takes a number.
  ///
  /// - Throws: ``CommandError`` that calls it by the name of the method's argument.
  private static func check(
    _ number: some BinaryFloatingPoint, _ name: String, in range: ClosedRange<Double> = -1e6...1e6
  ) throws(CommandError) {
    let number = Double(number)
    guard !range.contains(number) else { return }
    let (least, greatest) = (range.lowerBound.inWords, range.upperBound.inWords)
    throw CommandError(
      .wrong(
        argument: name, given: number.inWords, wants: "a number from \(least) to \(greatest)"))
  }
}

/// What the user does.
extension Session {
  /// Taps a field, dragging it into reach first where that is needed.
  ///
  /// A field answers to its id, its row's number from 1, `section.row`, or an unambiguous start of
  /// its id or label.
  ///
  /// - Throws: ``CommandError`` for a name that fits no field or several, and for a field that no
  ///   finger reaches.
  @discardableResult
  public mutating func focus(_ field: String) throws(CommandError) -> Outcome {
    try run("focus \(Self.quoted(field))")
  }

  /// Resigns the active field: the keyboard goes.
  @discardableResult
  public mutating func dismiss() throws(CommandError) -> Outcome {
    try run("dismiss")
  }

  /// Touches a point of the screen, in points from its top left corner.
  ///
  /// - Throws: ``CommandError`` for a number beyond a million, and while something lies over the form.
  @discardableResult
  public mutating func tap(_ point: CGPoint) throws(CommandError) -> Outcome {
    try Self.check(point.x, "x")
    try Self.check(point.y, "y")
    return try run("tap \(Double(point.x)) \(Double(point.y))")
  }

  /// Taps beside the fields: the first point of the table that is in view and in no text field.
  ///
  /// - Throws: ``CommandError`` while something lies over the form.
  @discardableResult
  public mutating func tapOutside() throws(CommandError) -> Outcome {
    try run("tap outside")
  }

  /// Drags the table by so many points of the finger, y down: a negative distance shows what lies
  /// further down.
  ///
  /// - Throws: ``CommandError`` for a number beyond a million, and while something lies over the form.
  @discardableResult
  public mutating func drag(by distance: CGFloat) throws(CommandError) -> Outcome {
    try Self.check(distance, "distance")
    return try run("drag \(Double(distance))")
  }

  /// Types through the keyboard, character by character at the end of the active field.
  ///
  /// - Throws: ``CommandError`` without an active field, and when the keyboard has no key for a
  ///   character; nothing is typed then.
  @discardableResult
  public mutating func type(_ text: String) throws(CommandError) -> Outcome {
    try run { session throws(CommandError) in
      var outcome = try session.typed(text)
      outcome.script = []
      return outcome
    }
  }

  /// Types as a part of a command.
  mutating func typed(_ text: String) throws(CommandError) -> Outcome {
    try change(.types) { state throws(CommandError) in
      try state.type(text, row: state.activeRow(for: "type"))
      return .changes(orRefused: text)
    }
  }

  /// Turns the phone.
  ///
  /// - Throws: ``CommandError`` for an upside-down iPhone.
  @discardableResult
  public mutating func rotate(to orientation: Orientation) throws(CommandError) -> Outcome {
    try run("rotate \(orientation.rawValue)")
  }
}

/// What a test decides.
extension Session {
  /// Puts the form on another phone: scrolled to the top, nothing focused, the answers kept.
  @discardableResult
  package mutating func use(_ device: Device) throws(CommandError) -> Outcome {
    let earlier = actionsOfApp
    return try change(.opens) { state throws(CommandError) in
      var place = state.place
      place.device = device
      let (old, isRecording) = (state.screen, state.phone.isRecording)
      state.put(on: place)
      state.hasChosenDevice = true
      var words: [String] = []
      if let old, let earlier {
        words = state.runAgain(earlier, from: old)
        if state.phone.scene.device != device { state.put(on: place) }
        state.phone.isRecording = isRecording
      }
      return Notices { [words] in
        [device.summary] + words + ($0.versionNote.map { [$0] } ?? [])
      }
    }
  }

  /// What was done since the app's own code was started, on this phone and those before; nil
  /// without such code, or where some of that is kept no more.
  private var actionsOfApp: EarlierActions? {
    guard state.hasOwnCode, let screen = state.screen,
      let actions = steps.actions(since: screen.earlier?.end ?? 0)
    else { return nil }
    return EarlierActions((screen.earlier?.actions ?? []) + actions, end: steps.place + 1)
  }

  /// Takes the last command back, and with it all that it moved.
  ///
  /// - Throws: ``CommandError`` where there is nothing to take back.
  @discardableResult
  public mutating func undo() throws(CommandError) -> Outcome {
    try run("undo")
  }
}

/// The virtual clock.
extension Session {
  /// Stops the clock from settling by itself after each command, so that ``advance(by:)`` shows
  /// what is on the screen on the way.
  @discardableResult
  public mutating func hold() throws(CommandError) -> Outcome {
    try run("hold on")
  }

  /// Lets `seconds` of virtual time pass.
  ///
  /// - Throws: ``CommandError`` for less than 0 and for more than 3600.
  @discardableResult
  public mutating func advance(by seconds: TimeInterval) throws(CommandError) -> Outcome {
    try Self.check(seconds, "seconds", in: Command.stepLengths)
    return try run("step \(seconds)")
  }

  /// Lets the clock run until nothing is pending, and settle by itself from then on.
  @discardableResult
  public mutating func settle() throws(CommandError) -> Outcome {
    try run("hold off")
  }
}
