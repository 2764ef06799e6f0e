import TerminalText

/// A run of a regular expression's state machine over one value.
package struct PatternRun {
  /// The error that the run has used all of its steps.
  package struct StepLimitError: Error {}

  private(set) var steps: Int
  private let pattern: Pattern
  private let value: String
  /// The distinct characters of the value; `text` is the value as indices into this list.
  private var alphabet: [Character] = []
  private var text: [Int] = []
  /// The known results of each character test for each distinct character of this value.
  private var answers: [Bool?]
  /// The known results of each character test for all characters, from all runs.
  private(set) var verdicts: [[Character: Bool]]
  /// For each condition of the expression, whether it holds at each position of the value.
  ///
  /// There is a position before each character, and one at the end.
  private var places: [[Bool]] = []

  // The cost of asking Regex: an expression is compiled for each question, and an anchor is
  // searched everywhere.
  private static let stepsOfQuestion = 50
  private static let stepsOfAnchor = 20

  package init(_ pattern: Pattern, value: String, steps: Int, verdicts: [[Character: Bool]]) {
    self.pattern = pattern
    self.value = value
    self.steps = steps
    self.verdicts = verdicts
    var numbers: [Character: Int] = [:]
    for character in value {
      let number = numbers[character] ?? numbers.count
      if number == alphabet.count {
        numbers[character] = number
        alphabet.append(character)
      }
      text.append(number)
    }
    answers = Array(repeating: nil, count: alphabet.count * pattern.atoms.count)
  }

  /// Returns whether the regular expression matches the value from its beginning to its end.
  package mutating func matches() throws(StepLimitError) -> Bool {
    for assertion in pattern.assertions {
      let found = try found(assertion.kind)
      places.append(assertion.isNegated ? found.map(!) : found)
    }
    return try ends(of: pattern.program, from: [0])[text.count]
  }

  private mutating func found(_ kind: PatternAssertion.Kind) throws(StepLimitError) -> [Bool] {
    switch kind {
    case .anchor(let expression): try found(expression)
    case .look(let program): try ends(of: program, from: nil)
    }
  }

  private mutating func found(_ anchor: String) throws(StepLimitError) -> [Bool] {
    try take(steps: (text.count + 1) * Self.stepsOfAnchor)
    let matches = (try? Regex(anchor)).map { value.matches(of: $0) } ?? []
    var rest = matches.map(\.range.lowerBound)[...]
    return (value.indices + [value.endIndex]).map { index in
      guard rest.first == index else { return false }
      rest.removeFirst()
      return true
    }
  }

  private mutating func take(steps count: Int) throws(StepLimitError) {
    steps -= count
    if steps < 0 { throw StepLimitError() }
  }
}

extension PatternRun {
  /// Runs a state machine over the value; returns for each position whether the end state is
  /// reached.
  ///
  /// The machine starts at the positions in `starts`, or with nil at every position.
  private mutating func ends(
    of program: PatternProgram, from starts: Set<Int>?
  ) throws(StepLimitError) -> [Bool] {
    var ends = Array(repeating: false, count: text.count + 1)
    var front = ActiveStates(stateCount: program.states.count)
    let isForward = program.direction == .forward
    for step in 0...text.count {
      let place = isForward ? step : text.count - step
      if starts?.contains(place) ?? true { front.waiting.append(program.start) }
      ends[place] = try spread(&front, in: program, at: place)
      if step < text.count { try advance(&front, in: program, over: isForward ? place : place - 1) }
    }
    return ends
  }

  /// The states that the machine has reached at the current position in the value.
  private struct ActiveStates {
    /// The indices of states that were reached but not processed yet.
    package var waiting: [Int] = []
    /// The states that wait for a character: the index of the test, and the next state.
    package var atoms: [(atom: Int, next: Int)] = []
    /// For each state, the round in which it was last reached; rounds count positions from 1.
    package var reached: [Int]
    package var round = 1

    package init(stateCount: Int) { reached = Array(repeating: 0, count: stateCount) }
  }

  /// Processes reached states until all of them wait for a character.
  ///
  /// Returns whether the machine's end state is among the reached ones.
  private mutating func spread(
    _ front: inout ActiveStates, in program: PatternProgram, at place: Int
  ) throws(StepLimitError) -> Bool {
    var isAtEnd = false
    while let state = front.waiting.popLast() {
      try take(steps: 1)
      guard front.reached[state] != front.round else { continue }
      front.reached[state] = front.round
      switch program.states[state] {
      case .atom(let atom, let next): front.atoms.append((atom, next))
      case .split(let one, let other):
        front.waiting.append(one)
        front.waiting.append(other)
      case .assertion(let number, let next): if places[number][place] { front.waiting.append(next) }
      case .accept: isAtEnd = true
      }
    }
    return isAtEnd
  }

  private mutating func advance(
    _ front: inout ActiveStates, in program: PatternProgram, over place: Int
  ) throws(StepLimitError) {
    for (atom, next) in front.atoms where try admits(atom, text[place]) {
      front.waiting.append(next)
    }
    front.atoms.removeAll(keepingCapacity: true)
    front.round += 1
  }

  private mutating func admits(_ atom: Int, _ number: Int) throws(StepLimitError) -> Bool {
    let place = atom * alphabet.count + number
    if let answer = answers[place] { return answer }
    let character = alphabet[number]
    if verdicts[atom][character] == nil {
      try take(steps: Self.stepsOfQuestion)
      verdicts[atom][character] = pattern.atoms[atom].admits(character)
    }
    let answer = verdicts[atom][character] ?? false
    answers[place] = answer
    return answer
  }
}
