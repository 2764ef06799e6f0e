import Documents
import Patterns

/// A condition for showing a form's row, based on the answer of another field.
package struct ShowCondition: Equatable, Sendable {
  /// A test of the answer that a condition depends on.
  package enum Test: Equatable, Sendable {
    case equals(String)
    case notEquals(String)
    case isIn([String])
    /// Whether the field that the condition depends on must have an answer, or must not have one.
    case filled(Bool)
  }

  /// The id of the field whose answer decides the condition.
  package var field: String
  package var test: Test

  /// Creates a condition for showing a row, based on the answer of the field with an id.
  package init(field: String, _ test: Test) {
    self.field = field
    self.test = test
  }

  /// Returns whether the condition holds if `value` is the answer of the field that it depends on.
  package func holds(for value: String) -> Bool {
    switch test {
    case .equals(let other): value == other
    case .notEquals(let other): value != other
    case .isIn(let others): others.contains(value)
    case .filled(let isFilled): value.isEmpty != isFilled
    }
  }

  /// The same condition with the words `on` and `off` of a switch.
  package var onSwitch: ShowCondition {
    func word(_ text: String) -> String { Field.toggleWord(text) ?? text }
    let test: Test =
      switch test {
      case .equals(let other): .equals(word(other))
      case .notEquals(let other): .notEquals(word(other))
      case .isIn(let others): .isIn(others.map(word))
      case .filled: test
      }
    return ShowCondition(field: field, test)
  }

  /// The condition as a clause, as in `country is "US"`.
  package var words: String {
    switch test {
    case .equals(let other): "\(field) is \(other.quoted)"
    case .notEquals(let other): "\(field) is not \(other.quoted)"
    case .isIn(let others): "\(field) is \(others.map(\.quoted).alternatives)"
    case .filled(true): "\(field) is filled in"
    case .filled(false): "\(field) is empty"
    }
  }
}
