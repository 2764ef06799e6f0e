/// What a strategy takes an undocked or floating keyboard for.
package struct Undocked: Choice {
  package let name: String
  let countsAsKeyboard: Bool

  /// A keyboard like any other.
  package static let follow = Undocked(name: "follow", countsAsKeyboard: true)

  /// No keyboard at all.
  package static let ignore = Undocked(name: "ignore", countsAsKeyboard: false)

  package static let all: [Undocked] = [.follow, .ignore]
}
