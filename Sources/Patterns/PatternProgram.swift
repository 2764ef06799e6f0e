import TerminalText

/// A regular expression as a tree.
package indirect enum PatternNode {
  /// A test of one character, by its number.
  case atom(Int)
  /// Something that takes no character, by its number.
  case assertion(Int)
  case sequence([PatternNode])
  case choice([PatternNode])
  /// So many times at least and at most; nil is without end.
  case repeated(PatternNode, least: Int, most: Int?)
}

/// A regular expression as states and the ways between them.
package struct PatternProgram {
  package enum State {
    /// One character on, where an atom admits it.
    case atom(Int, next: Int)
    /// Either way.
    case split(Int, Int)
    /// On, where an assertion holds.
    case assertion(Int, next: Int)
    case accept
  }

  /// Whether characters are taken from the first to the last, or back.
  package enum Direction {
    case forward, backward
  }

  /// The most states, since counted repetitions are written out.
  package static let greatestStateCount = 10_000

  private(set) var states: [State] = [.accept]
  private(set) var start = 0
  package let direction: Direction
  /// The parts that were added; one without width adds no state.
  private var partCount = 0

  package init(_ node: PatternNode, direction: Direction) throws(Pattern.Fault) {
    self.direction = direction
    start = try add(node, before: 0)
  }

  /// Adds the states of a node that lead to a state; returns the first of them.
  private mutating func add(_ node: PatternNode, before next: Int) throws(Pattern.Fault) -> Int {
    partCount += 1
    guard partCount <= Self.greatestStateCount else {
      throw .tooManyStates(limit: Self.greatestStateCount)
    }
    switch node {
    case .atom(let atom): return add(.atom(atom, next: next))
    case .assertion(let assertion): return add(.assertion(assertion, next: next))
    case .sequence(let parts):
      var first = next
      let fromLast = direction == .forward ? parts.reversed() : parts
      for part in fromLast { first = try add(part, before: first) }
      return first
    case .choice(let ways):
      var first: Int?
      for way in ways {
        let other = try add(way, before: next)
        first = first.map { add(.split($0, other)) } ?? other
      }
      return first ?? next
    case .repeated(let part, let least, let most):
      var first = try add(part, from: least, to: most, before: next)
      for _ in 0..<least { first = try add(part, before: first) }
      return first
    }
  }

  /// Adds the repetitions of a part that need not be.
  private mutating func add(
    _ part: PatternNode, from least: Int, to most: Int?, before next: Int
  ) throws(Pattern.Fault) -> Int {
    guard let most else {
      let loop = add(.split(next, next))
      states[loop] = .split(try add(part, before: loop), next)
      return loop
    }
    var first = next
    for _ in least..<max(least, most) {
      first = add(.split(try add(part, before: first), next))
    }
    return first
  }

  private mutating func add(_ state: State) -> Int {
    states.append(state)
    return states.count - 1
  }
}
