import TerminalText

/// The matching of values against patterns, as far as one command may go with it.
///
/// Patterns that many fields have are read once.
package struct PatternMatching {
  /// The steps for all values together, a fraction of a second, and those that each value brings.
  package static let greatestStepCount = 3_000_000
  package static let stepsOfValue = 300

  /// A pattern that was read, and what its atoms said of characters so far.
  private struct Known {
    package let pattern: Pattern
    package var verdicts: [[Character: Bool]]
  }

  private var steps = greatestStepCount
  private var known: [String: Known] = [:]

  /// Creates it with all steps left.
  package init() {}

  /// Returns whether a pattern matches all of a value; nil when that takes more steps than are
  /// left, or when it is no pattern.
  package mutating func matches(_ text: String, _ value: String) -> Bool? {
    if known[text] == nil { known[text] = Self.read(text) }
    steps += Self.stepsOfValue
    guard let pattern = known[text]?.pattern, value.utf8.count <= steps else { return nil }
    let verdicts = known[text]?.verdicts ?? []
    var run = PatternRun(pattern, value: value, steps: steps, verdicts: verdicts)
    let result = try? run.matches()
    steps = run.steps
    known[text]?.verdicts = run.verdicts
    return result
  }

  private static func read(_ text: String) -> Known? {
    guard let pattern = try? Pattern(text) else { return nil }
    let verdicts = Array(repeating: [Character: Bool](), count: pattern.atoms.count)
    return Known(pattern: pattern, verdicts: verdicts)
  }
}
