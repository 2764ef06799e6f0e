/// A value that a decision takes, by the word that a command gives it.
package protocol Choice: Hashable, Sendable, CustomStringConvertible {
  /// Its word; values with the same word are the same value.
  var name: String { get }
  /// What it does, as a clause; empty where the word says it.
  var summary: String { get }
  /// Every value that has a word, in the order in which they are listed.
  static var all: [Self] { get }
}

extension Choice {
  package var summary: String { "" }

  public var description: String { name }

  public static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
