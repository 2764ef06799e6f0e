import TerminalText

/// A regular expression as a tree.
package indirect enum PatternNode {
  /// A test of one character, given by its index in the expression's list of tests.
  case atom(Int)
  /// A condition that consumes no character, given by its index in the expression's conditions.
  case assertion(Int)
  case sequence([PatternNode])
  case choice([PatternNode])
  /// A part that is repeated between a minimum and a maximum number of times.
  ///
  /// A maximum of nil means any number of times.
  case repeated(PatternNode, least: Int, most: Int?)
}

/// A regular expression as a state machine, which consumes a value's characters one by one.
package struct PatternProgram {
  /// A state of the machine, with the indices of the states that follow.
  package enum State {
    /// Consumes a character that passes the test with an index, and continues with the state
    /// `next`.
    case atom(Int, next: Int)
    /// Continues with both of two states.
    case split(Int, Int)
    /// Continues with the state `next` if the condition with an index holds at the position.
    case assertion(Int, next: Int)
    case accept
  }

  /// The direction in which the machine consumes a value's characters.
  package enum Direction {
    case forward, backward
  }

  /// The maximum number of parts of an expression that can be added to the machine.
  ///
  /// The part in a repetition such as `{100}` counts a hundred times.
  package static let greatestStateCount = 10_000

  private(set) var states: [State] = [.accept]
  private(set) var start = 0
  package let direction: Direction
  /// The number of parts of the expression that were added to the machine.
  ///
  /// It can be greater than the number of states, because some parts add none.
  private var partCount = 0

  package init(_ node: PatternNode, direction: Direction) throws(Pattern.Fault) {
    self.direction = direction
    start = try add(node, before: 0)
  }

  /// Adds the states of a part of the expression, which continue with the state `next`.
  ///
  /// Returns the index of the part's first state.
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

  /// Adds the repetitions of a part beyond its minimum `least`, which are optional.
  ///
  /// After each one, the state `next` may follow. Returns the index of the first state.
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
