import TerminalText

/// A regular expression that a whole value is matched against, in a time that grows with the
/// value's length alone.
///
/// Swift's own `Regex` goes back and tries again, so that `(a+)+b` takes for ever on 40 letters.
/// Here all ways through the expression are followed at the same time, character by character. What
/// one character or one anchor means is left to `Regex`, so every expression means what it means
/// there; the few that need a memory of what was matched, such as back references, are not taken.
package struct Pattern {
  /// What keeps an expression from being taken.
  package enum Fault: Error, Equatable {
    /// In words, as in `a back reference`.
    case unbounded(String)
    case tooManyStates(limit: Int)

    /// What it is, as in `a back reference`.
    package var words: String {
      switch self {
      case .unbounded(let part): part
      case .tooManyStates(let limit):
        "more than \(limit) parts when its repetitions are written out"
      }
    }
  }

  /// Tests of one character, as far as a value is looked at.
  package let atoms: [PatternAtom]
  /// What holds or not between two characters; one that another is made of comes before it.
  package let assertions: [PatternAssertion]
  package let program: PatternProgram

  /// Reads an expression that `Regex` takes.
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
  /// An expression for one character.
  case expression(String)

  /// Returns whether a character passes.
  package func admits(_ character: Character) -> Bool {
    switch self {
    case .literal(let literal): character == literal
    case .expression(let text): (try? Regex(text).wholeMatch(in: String(character))) != nil
    }
  }
}

/// Something that holds or not between two characters of a value.
package struct PatternAssertion {
  package enum Kind {
    /// An expression without width, as `^` or `\b`.
    case anchor(String)
    /// What follows begins so.
    case look(PatternProgram)
  }

  package let kind: Kind
  package var isNegated = false
}
