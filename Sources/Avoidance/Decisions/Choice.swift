/// A value that a decision takes, by the word that a command gives it.
package protocol Choice: Hashable, Sendable, CustomStringConvertible {
  /// Its word; values with the same word are the same value.
  var name: String { get }
  /// Its effect, as a clause; empty where the word says it.
  var summary: String { get }
  /// Those at the head of a list of them, in their order: what several strategies share, and what
  /// stands beside its like. Whatever else a strategy has follows in the order of strategies.
  static var listed: [Self] { get }
}

extension Choice {
  package var summary: String { "" }

  public var description: String { name }

  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
