import Avoidance
import SessionState
import Simulation

extension Session {
  /// The strategy that moves the form out of the keyboard's way.
  package var strategy: Strategy { engine.strategy }

  /// The current position of the active field on the screen, or nil if no field is active.
  public var active: ActivePlace? { state.simulator.activePlace }

  /// An observable value of the session by its path, such as `table.contentOffset.y` or
  /// `values.zip`.
  ///
  /// `run("show state")` lists the paths.
  ///
  /// - Throws: ``CommandError`` for an unknown path.
  public subscript(path: String) -> RecordValue {
    get throws(CommandError) { RecordValue(try StateRecord(self).value(at: path)) }
  }
}

extension Session: CustomStringConvertible {
  /// A one-line summary of the form, the phone, and the active row.
  ///
  /// For example: `Sign up on iphone-16 under least-motion: ✓ zip in view, 8 above the keyboard`.
  public var description: String {
    "\(form.title) on \(phone.scene.device.name) under \(strategy.name): "
      + Verdict(from: phone, to: state).answer
  }
}

/// An observable value of a session, which can be compared with a literal or printed.
public struct RecordValue: Equatable, Sendable {
  package let value: StateValue

  package init(_ value: StateValue) { self.value = value }
}

extension RecordValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  /// Creates a number, so that an observable value can be compared with a literal such as 0.5.
  public init(floatLiteral value: Double) { self.init(.number(value)) }

  /// Creates a number, so that an observable value can be compared with a literal such as 5.
  public init(integerLiteral value: Int) { self.init(.number(Double(value))) }

  /// Creates a text, so that an observable value can be compared with a string literal.
  public init(stringLiteral value: String) { self.init(.text(value)) }

  /// Creates a Boolean, so that an observable value can be compared with `true` or `false`.
  public init(booleanLiteral value: Bool) { self.init(.bool(value)) }
}

extension RecordValue: CustomStringConvertible {
  /// The value as text, as the command `get` prints it.
  ///
  /// A text has no quotes. Everything else is JSON.
  public var description: String { value.bare }
}
