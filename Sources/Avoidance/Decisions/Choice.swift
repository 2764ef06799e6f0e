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

  /// Returns every value that has a word: those at the head, then what else strategies decide, or
  /// would by one of their releases or options.
  package static func all(
    in strategies: [Strategy], _ value: (Strategy) -> Self
  ) -> [Self] {
    let others = strategies.flatMap(\.variants).map(value)
    return others.reduce(into: listed) { if !$0.contains($1) { $0.append($1) } }
  }

  public var description: String { name }

  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
