/// A possible value of a decision of a strategy, such as how it makes room for the keyboard.
package protocol Choice: Hashable, Sendable, CustomStringConvertible {
  /// The name of the value in commands and in code, such as `mirror`.
  ///
  /// Values with the same name are equal.
  var name: String { get }
  /// The effect of the value as a clause for help, or empty if the name explains it.
  var summary: String { get }
}

extension Choice {
  package var summary: String { "" }

  public var description: String { name }

  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
