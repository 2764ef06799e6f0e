import TerminalText

/// A regular expression for matching whole values, in a time proportional to the value's length.
///
/// Swift's own `Regex` backtracks, so `(a+)+b` takes forever on 40 letters. This type follows all
/// paths through the expression at once, character by character. `Regex` still decides what a
/// single character or anchor means, so every expression has the same meaning. Expressions that
/// need memory of earlier matches, such as back references, are rejected.
package struct Pattern {
  /// The reason why ``Pattern`` rejects a regular expression that `Regex` accepts.
  package enum Fault: Error, Equatable {
    /// The regular expression has an unsupported part, in words, such as `a back reference`.
    case unbounded(String)
    case tooManyStates(limit: Int)

    /// The part or the size of the expression that isn't supported, in words: `a back reference`.
    package var words: String {
      switch self {
      case .unbounded(let part): part
      case .tooManyStates(let limit):
        "more than \(limit) parts when its repetitions are written out"
      }
    }
  }

  /// The expression's tests of a single character, such as `a` or `[0-9]`.
  package let atoms: [PatternAtom]
  /// The expression's conditions that consume no character, such as `\b` or a lookahead.
  ///
  /// A condition inside another one comes first.
  package let assertions: [PatternAssertion]
  package let program: PatternProgram

  /// Parses a regular expression, which must be one that `Regex` accepts.
  package init(_ text: String) throws(Fault) {
    var parser = PatternParser(text)
    let node = try parser.pattern()
    program = try PatternProgram(node, direction: .forward)
    atoms = parser.atoms
    assertions = parser.assertions
  }
}

/// The part of a regular expression that tests one character, such as `a` or `[0-9]`.
package enum PatternAtom {
  case literal(Character)
  /// A test with several possible characters, as the text of the expression, such as `[0-9]`.
  case expression(String)

  /// Returns whether a character passes the test.
  package func admits(_ character: Character) -> Bool {
    switch self {
    case .literal(let literal): character == literal
    case .expression(let text): (try? Regex(text).wholeMatch(in: String(character))) != nil
    }
  }
}

/// A condition in a regular expression at a position between two characters, such as `\b`.
package struct PatternAssertion {
  /// The kind of condition in a regular expression: an anchor or a lookahead.
  package enum Kind {
    /// An anchor, such as `^` or `\b`, as the text of the expression.
    case anchor(String)
    /// A lookahead: the text after the position must match the lookahead's own expression.
    case look(PatternProgram)
  }

  package let kind: Kind
  package var isNegated = false
}
