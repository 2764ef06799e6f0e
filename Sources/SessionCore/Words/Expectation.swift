import Foundation
import SessionState
import TerminalText

/// An assertion in a script's `expect` line, such as `expect keyboard.visible == true`.
///
/// It consists of the path of an observable value, a comparison, and the expected value.
package struct Expectation: Equatable, Sendable {
  package var path: String
  package var comparison: Comparison
  package var value: String

  /// Creates a script's assertion about the observable value at a path such as `keyboard.visible`.
  package init(path: String, comparison: Comparison, value: String) {
    (self.path, self.comparison, self.value) = (path, comparison, value)
  }

  /// The kind of comparison in a script's assertion; the actual value is on the left.
  package enum Comparison: String, CaseIterable, Sendable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case atMost = "<="
    case greater = ">"
    case atLeast = ">="
    /// A comparison of two numbers, true if they differ by at most 0.5.
    case near = "~="
    /// A comparison that is true if a text contains the expected one, or a list has that item.
    case contains
  }
}

extension Expectation {
  /// Returns whether the actual value satisfies the script's assertion.
  ///
  /// Numbers may differ by a rounding error. Other values are compared as the command `get` prints
  /// them. Texts are ordered as numbers if both are numbers, and otherwise by their characters.
  ///
  /// - Throws: ``CommandError`` if the comparison can't be applied to the value.
  package func isMet(by actual: StateValue) throws(CommandError) -> Bool {
    switch comparison {
    case .contains: return contained(in: actual)
    case .equal: return isEqual(actual)
    case .unequal: return !isEqual(actual)
    case .near:
      guard case .number(let number) = actual, let wanted = Double(value) else {
        throw incomparable(actual)
      }
      return abs(number - wanted) <= 0.5
    case .less, .atMost, .greater, .atLeast: return try isInOrder(actual)
    }
  }

  private func isEqual(_ actual: StateValue) -> Bool {
    guard case .number(let number) = actual, let wanted = Double(value) else {
      return actual.bare == value
    }
    return Self.rounded(number, to: wanted) == wanted
  }

  /// Returns `wanted` if the actual number differs from it only by a rounding error.
  ///
  /// Otherwise returns the actual number, so that the result can be compared exactly.
  private static func rounded(_ number: Double, to wanted: Double) -> Double {
    abs(number - wanted) <= 1e-9 ? wanted : number
  }

  private func isInOrder(_ actual: StateValue) throws(CommandError) -> Bool {
    switch actual {
    case .number(let number):
      guard let wanted = Double(value) else { throw incomparable(actual) }
      return comparison.holds(Self.rounded(number, to: wanted), wanted)
    case .text(let text):
      guard let number = Double(text), let wanted = Double(value) else {
        return comparison.holds(text, value)
      }
      return comparison.holds(number, wanted)
    case .null, .bool, .list, .object: throw incomparable(actual)
    }
  }

  private func contained(in actual: StateValue) -> Bool {
    switch actual {
    case .list(let items):
      items.contains { $0.bare == value || $0.member("name")?.bare == value }
    case .object(let members): members.contains { $0.key == value }
    case .null, .bool, .number, .text:
      !value.isEmpty && actual.bare.firstRange(of: value) != nil
    }
  }

  private func incomparable(_ actual: StateValue) -> CommandError {
    if case .object(let members) = actual, let first = members.first { return several(first.key) }
    if case .null = actual, path.hasPrefix("active.") {
      return CommandError(.expectation("\(path) has no value, since no field is active"))
    }
    return CommandError(
      .expectation(
        "\(path) is \(Quotation.bare(actual.json)), which cannot be compared by \(comparison.rawValue) with "
          + "\(Quotation(value))"))
  }

  /// Returns the error for a failed assertion of a script, with the expected and the actual value.
  package func failure(actual: StateValue) -> CommandError {
    if case .object(let members) = actual, comparison != .contains, let first = members.first {
      return several(first.key)
    }
    return CommandError(
      .expectation(
        "expected \(path) \(comparison.rawValue) \(Quotation.bare(value)), but \(path) is "
          + Quotation.bare(actual.json)
          + (isTruthOfNumber(actual) ? "; compare it with 1 or 0" : "")))
  }

  /// Returns the error for a comparison with several figures; `key` is the first one's name.
  private func several(_ key: String) -> CommandError {
    CommandError(
      .expectation("\(path) has several figures; name one of them, such as \(path).\(key)"))
  }

  /// Returns whether a number is compared with `true` or `false`.
  private func isTruthOfNumber(_ actual: StateValue) -> Bool {
    guard case .number = actual else { return false }
    return value == "true" || value == "false"
  }
}

extension Expectation.Comparison {
  fileprivate func holds<Value: Comparable>(_ left: Value, _ right: Value) -> Bool {
    switch self {
    case .less: left < right
    case .atMost: left <= right
    case .greater: left > right
    case .atLeast: left >= right
    case .equal: left == right
    case .unequal: left != right
    case .near, .contains: false
    }
  }
}
