import Avoidance
import Simulation

extension Session {
  /// The strategy by which the form avoids the keyboard.
  package var strategy: Strategy { engine.strategy }

  /// Where the active field is on the screen, as it is seen now; nil without one.
  public var active: ActivePlace? { ActivePlace(phone.presented) }

  /// A figure of the state record by its path, such as `table.contentOffset.y` or `values.zip`;
  /// `run("show state")` answers with all of them.
  ///
  /// - Throws: ``CommandError`` for a path that there is not.
  public subscript(path: String) -> RecordValue {
    get throws(CommandError) { RecordValue(try StateRecord(self).value(at: path)) }
  }
}

extension Session: CustomStringConvertible {
  /// What is shown where, and how much of the active row is seen: `Sign up on iphone-16 under
  /// least-motion: ✓ zip in view, 8 above the keyboard`.
  public var description: String {
    "\(form.title) on \(phone.scene.device.name) under \(strategy.name): "
      + Verdict(from: phone, to: state).answer
  }
}

/// The value of a figure, which is compared with a literal or printed.
public struct RecordValue: Equatable, Sendable {
  package let value: StateValue

  init(_ value: StateValue) { self.value = value }
}

extension RecordValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  public init(floatLiteral value: Double) { self.init(.number(value)) }

  public init(integerLiteral value: Int) { self.init(.number(Double(value))) }

  public init(stringLiteral value: String) { self.init(.text(value)) }

  public init(booleanLiteral value: Bool) { self.init(.bool(value)) }
}

extension RecordValue: CustomStringConvertible {
  /// The value as `get` prints it: a text without its quotes, everything else as JSON.
  public var description: String { value.bare }
}
