import TerminalText

/// Matches values against patterns with a limited number of steps per command.
///
/// Each pattern is parsed only once.
package struct PatternMatching {
  /// The step limit for all values together, which takes a fraction of a second, and the extra
  /// steps per value.
  package static let greatestStepCount = 3_000_000
  package static let stepsOfValue = 300

  /// A parsed pattern, with its atoms' known results for characters.
  private struct CompiledPattern {
    package let pattern: Pattern
    package var verdicts: [[Character: Bool]]
  }

  private var steps = greatestStepCount
  private var known: [String: CompiledPattern] = [:]

  /// Creates a matching with all steps left.
  package init() {}

  /// Returns whether a pattern matches a whole value.
  ///
  /// Nil if the steps don't suffice or the pattern is invalid.
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

  private static func read(_ text: String) -> CompiledPattern? {
    guard let pattern = try? Pattern(text) else { return nil }
    let verdicts = Array(repeating: [Character: Bool](), count: pattern.atoms.count)
    return CompiledPattern(pattern: pattern, verdicts: verdicts)
  }
}
