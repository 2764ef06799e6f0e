import Avoidance
import Foundation
import SessionCore
import SessionState
import Simulation

// Each method runs the command of the same name, so tests, scripts and the prompt behave the same.

extension Session {
  /// Throws an error if a number that a caller passes is out of range.
  ///
  /// - Throws: ``CommandError`` that names the caller's argument.
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

/// Methods for the actions of a user of the phone, for tests and tools in Swift.
extension Session {
  /// Taps the field with a name, so that editing begins.
  ///
  /// If a finger couldn't reach the field, drags the table first.
  ///
  /// The name is the field's id, its row number from 1, or `section.row`. An unambiguous prefix of
  /// the id or label works, too.
  ///
  /// - Throws: ``CommandError`` for an unknown or ambiguous name, and for a field that a finger
  ///   can't reach.
  @discardableResult
  public mutating func focus(_ field: String) throws(CommandError) -> Outcome {
    try run("focus \(Self.quoted(field))")
  }

  /// Ends editing in the active field, so that the keyboard hides.
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

  /// Taps outside the text fields, which may end editing.
  ///
  /// The tap is beside the fields at the table's top, or on a bar if the fields leave no space.
  ///
  /// - Throws: ``CommandError`` while something covers the form.
  @discardableResult
  public mutating func tapOutside() throws(CommandError) -> Outcome {
    try run("tap outside")
  }

  /// Drags the table with a finger by a distance in points; a negative distance scrolls down.
  ///
  /// - Throws: ``CommandError`` for a number beyond a million, and while something covers the form.
  @discardableResult
  public mutating func drag(by distance: CGFloat) throws(CommandError) -> Outcome {
    try Self.check(distance, "distance")
    return try run("drag \(Double(distance))")
  }

  /// Types a text on the phone's keyboard, after the text of the active field.
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

/// Methods that control a session's virtual clock.
extension Session {
  /// Holds the virtual clock, so that time no longer runs on after each command.
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

  /// Ends a hold of the virtual clock, and lets time run until nothing is pending.
  ///
  /// Afterwards, time runs on after each command again.
  @discardableResult
  public mutating func settle() throws(CommandError) -> Outcome {
    try run("hold off")
  }
}
