/// A possible value of one of a strategy's decisions, with a name for commands.
package protocol Choice: Hashable, Sendable, CustomStringConvertible {
  /// The name of the decision's value in commands and code.
  ///
  /// Values with the same name are equal.
  var name: String { get }
  /// The effect of the decision's value as a clause, or empty if the name explains it.
  var summary: String { get }
}

extension Choice {
  package var summary: String { "" }

  public var description: String { name }

  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
