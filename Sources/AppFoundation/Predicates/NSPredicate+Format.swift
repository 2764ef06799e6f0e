import Foundation

/// Predicates from format strings, as in Apple's "Predicate Format String Syntax".
///
/// Foundation on Linux doesn't parse them.
///
/// Keys are read from dictionaries, from managed objects and from the elements of collections.
extension NSPredicate {
  public convenience init(format: String, _ arguments: Any?...) {
    self.init(parsed: format, arguments)
  }

  public convenience init(format: String, argumentArray: [Any]?) {
    self.init(parsed: format, argumentArray ?? [])
  }

  private convenience init(parsed format: String, _ arguments: [Any?]) {
    guard let condition = PredicateParser.condition(in: format, arguments) else {
      raise(.argument, "Unable to parse the format string \"\(format)\"")
    }
    // The closure captures only constants.
    nonisolated(unsafe) let test = condition.test
    self.init { test(PredicateSubject(object: $0, variables: $1 ?? [:])) }
  }
}

/// The object and variables that a predicate is evaluated with.
struct PredicateSubject {
  let object: Any?
  let variables: [String: Any]

  /// Returns the value for a key or key path of the evaluated object.
  func value(forKey path: String) -> Any? { KeyPathValue.of(object, at: path) }
}

/// A condition parsed from a predicate's format.
struct PredicateCondition {
  let test: (PredicateSubject) -> Bool
}
