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
  public subscript(path: String) -> StateValue {
    get throws(CommandError) { try StateRecord(self).value(at: path) }
  }
}

// So that a figure can be compared with a literal.
extension StateValue: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByStringLiteral, ExpressibleByBooleanLiteral
{
  public init(floatLiteral value: Double) { self = .number(value) }

  public init(integerLiteral value: Int) { self = .number(Double(value)) }

  public init(stringLiteral value: String) { self = .text(value) }

  public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension StateValue: CustomStringConvertible {
  /// The value as `get` prints it: a text without its quotes, everything else as JSON.
  public var description: String { bare }
}
