import Avoidance
import Foundation
import SessionCore
import SessionState
import Simulation

// Each method runs the command of the same name, so tests, scripts and the prompt behave the same.

extension Session {
  /// Throws an error if a number that a caller passes is out of range.
  ///
  /// - Throws: ``CommandError`` that names the method's argument.
  private static func check(
    _ number: some BinaryFloatingPoint, _ name: String, in range: ClosedRange<Double> = -1e6...1e6
  ) throws(CommandError) {
    let number = Double(number)
    guard !range.contains(number) else { return }
    let (least, greatest) = (range.lowerBound.inDigits, range.upperBound.inDigits)
    throw CommandError(
      .wrong(
        argument: name, given: number.inDigits, wants: "a number from \(least) to \(greatest)"))
  }
}

/// The actions of a user of the phone, for tests and tools in Swift.
extension Session {
  /// Taps the field with a name, so that editing begins.
  ///
  /// First drags the field into reach if necessary.
  ///
  /// A field can be named by its id, its row number from 1, or `section.row`. An unambiguous prefix
  /// of its id or label works too.
  ///
  /// - Throws: ``CommandError`` for an unknown or ambiguous name, and for a field that a finger
  ///   can't reach.
  @discardableResult
  public mutating func focus(_ field: String) throws(CommandError) -> Outcome {
    try run("focus \(Self.quoted(field))")
  }

  /// Ends editing in the active field, which hides the keyboard.
  @discardableResult
  public mutating func dismiss() throws(CommandError) -> Outcome {
    try run("dismiss")
  }

  /// Taps a point of the screen, given in points from the screen's top left corner.
  ///
  /// - Throws: ``CommandError`` for a number beyond a million, and while something covers the form.
  @discardableResult
  public mutating func tap(_ point: CGPoint) throws(CommandError) -> Outcome {
    try Self.check(point.x, "x")
    try Self.check(point.y, "y")
    return try run("tap \(Double(point.x)) \(Double(point.y))")
  }

  /// Taps outside the fields, which may end editing.
  ///
  /// The tap is at the first visible point of the table that is not in a text field.
  ///
  /// - Throws: ``CommandError`` while something covers the form.
  @discardableResult
  public mutating func tapOutside() throws(CommandError) -> Outcome {
    try run("tap outside")
  }

  /// Drags the table by a distance of the finger in points, where a negative distance scrolls down.
  ///
  /// - Throws: ``CommandError`` for a number beyond a million, and while something covers the form.
  @discardableResult
  public mutating func drag(by distance: CGFloat) throws(CommandError) -> Outcome {
    try Self.check(distance, "distance")
    return try run("drag \(Double(distance))")
  }

  /// Types a text on the phone's keyboard, one character at a time, at the end of the active field.
  ///
  /// - Throws: ``CommandError`` without an active field, or if the keyboard lacks a key for a
  ///   character. Nothing is typed then.
  @discardableResult
  public mutating func type(_ text: String) throws(CommandError) -> Outcome {
    try run { session throws(CommandError) in
      var outcome = try session.typed(text)
      outcome.script = []
      return outcome
    }
  }

  /// Rotates the phone to an orientation.
  ///
  /// - Throws: ``CommandError`` for an upside-down iPhone.
  @discardableResult
  public mutating func rotate(to orientation: Orientation) throws(CommandError) -> Outcome {
    try run("rotate \(orientation.rawValue)")
  }
}

extension Session {
  /// Undoes the last command and everything that the command moved.
  ///
  /// - Throws: ``CommandError`` if there is nothing to undo.
  @discardableResult
  public mutating func undo() throws(CommandError) -> Outcome {
    try run("undo")
  }
}

/// The methods that control a session's virtual clock.
extension Session {
  /// Stops the virtual clock from running on after each command.
  ///
  /// Use ``advance(by:)`` to see intermediate frames of an animation.
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

  /// Runs the virtual clock until no animation or timer is pending.
  ///
  /// Afterwards, the clock runs on after each command again.
  @discardableResult
  public mutating func settle() throws(CommandError) -> Outcome {
    try run("hold off")
  }
}
