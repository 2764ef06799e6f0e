import TerminalText

/// Matches values against regular expressions, with a limited total number of steps.
///
/// Create one for each command, so that a command never takes long. Each expression is parsed only
/// once.
package struct PatternMatching {
  /// The number of steps for all values together; they take a fraction of a second.
  ///
  /// Each value adds ``stepsOfValue`` further steps.
  package static let greatestStepCount = 3_000_000
  package static let stepsOfValue = 300

  /// A parsed regular expression, with the known results of its tests of single characters.
  private struct CompiledPattern {
    package let pattern: Pattern
    package var verdicts: [[Character: Bool]]
  }

  private var steps = greatestStepCount
  private var known: [String: CompiledPattern] = [:]

  /// Creates a matching with no steps used and no expressions known.
  package init() {}

  /// Returns whether a regular expression matches a value from its beginning to its end.
  ///
  /// Nil if too few steps are left or the expression is not supported.
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
