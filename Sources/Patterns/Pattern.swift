import TerminalText

/// A regular expression for matching whole values, in a time proportional to the value's length.
///
/// Swift's own `Regex` backtracks, so `(a+)+b` takes forever on 40 letters. This type follows all
/// paths through the expression at once, character by character. `Regex` still decides what a
/// single character or anchor means, so every expression has the same meaning. Expressions that
/// need memory of earlier matches, such as back references, are rejected.
package struct Pattern {
  /// The reason why an expression is rejected.
  package enum Fault: Error, Equatable {
    /// An unsupported part in words, as in `a back reference`.
    case unbounded(String)
    case tooManyStates(limit: Int)

    /// The reason in words, as in `a back reference`.
    package var words: String {
      switch self {
      case .unbounded(let part): part
      case .tooManyStates(let limit):
        "more than \(limit) parts when its repetitions are written out"
      }
    }
  }

  /// Tests of one character.
  package let atoms: [PatternAtom]
  /// Conditions between two characters.
  ///
  /// A condition that is part of another one comes first.
  package let assertions: [PatternAssertion]
  package let program: PatternProgram

  /// Parses an expression that `Regex` accepts.
  package init(_ text: String) throws(Fault) {
    var parser = PatternParser(text)
    let node = try parser.pattern()
    program = try PatternProgram(node, direction: .forward)
    atoms = parser.atoms
    assertions = parser.assertions
  }
}

/// A test of one character.
package enum PatternAtom {
  case literal(Character)
  /// An expression that matches one character.
  case expression(String)

  /// Returns whether a character passes the test.
  package func admits(_ character: Character) -> Bool {
    switch self {
    case .literal(let literal): character == literal
    case .expression(let text): (try? Regex(text).wholeMatch(in: String(character))) != nil
    }
  }
}

/// A condition at a position between two characters of a value.
package struct PatternAssertion {
  /// The kind of condition.
  package enum Kind {
    /// An expression without width, such as `^` or `\b`.
    case anchor(String)
    /// A lookahead: the following text must match.
    case look(PatternProgram)
  }

  package let kind: Kind
  package var isNegated = false
}
