import TerminalText

/// A regular expression as a tree.
package indirect enum PatternNode {
  /// A test of one character, by index.
  case atom(Int)
  /// A condition without width, by index.
  case assertion(Int)
  case sequence([PatternNode])
  case choice([PatternNode])
  /// A repetition with a minimum and a maximum.
  ///
  /// Nil means no maximum.
  case repeated(PatternNode, least: Int, most: Int?)
}

/// A regular expression as a state machine.
package struct PatternProgram {
  /// A state of the machine, with the states that follow.
  package enum State {
    /// Consumes one character that an atom admits.
    case atom(Int, next: Int)
    /// Continues in both states.
    case split(Int, Int)
    /// Continues if an assertion holds.
    case assertion(Int, next: Int)
    case accept
  }

  /// The direction that characters are consumed in.
  package enum Direction {
    case forward, backward
  }

  /// The maximum number of states.
  ///
  /// Counted repetitions are unrolled.
  package static let greatestStateCount = 10_000

  private(set) var states: [State] = [.accept]
  private(set) var start = 0
  package let direction: Direction
  /// The number of parts added.
  ///
  /// A part without width adds no state.
  private var partCount = 0

  package init(_ node: PatternNode, direction: Direction) throws(Pattern.Fault) {
    self.direction = direction
    start = try add(node, before: 0)
  }

  /// Adds the states of a node that continue with `next`.
  ///
  /// Returns the first state.
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

  /// Adds the optional repetitions of a part.
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
