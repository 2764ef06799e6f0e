/// A possible value of a strategy's decision, such as the way to make room for the keyboard.
package protocol Choice: Hashable, Sendable, CustomStringConvertible {
  /// The name of a decision's value in commands and in code, such as `mirror`.
  ///
  /// Values with the same name are equal.
  var name: String { get }
  /// The effect of a decision's value as a clause for help; empty if the name explains the effect.
  var summary: String { get }
}

extension Choice {
  package var summary: String { "" }

  public var description: String { name }

  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
