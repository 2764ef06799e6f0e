import Foundation

/// Conditions as Apple's "Predicate Format String Syntax" writes them, which Foundation does not
/// read on Linux.
///
/// Values of an object are read by their keys where it is a dictionary.
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
    // What it holds never changes.
    nonisolated(unsafe) let test = condition.test
    self.init { test(PredicateSubject(object: $0, variables: $1 ?? [:])) }
  }
}

/// What a predicate is asked about.
struct PredicateSubject {
  let object: Any?
  let variables: [String: Any]

  /// The value for a key, or for keys with points between them.
  func value(forKey path: String) -> Any? {
    path.split(separator: ".").reduce(object) { value, key in
      guard let dictionary = value as? [String: Any] else {
        if let value, !(value is NSNull) {
          SimulatedApp.warnOnce("NSPredicate reads no \(key) of a \(type(of: value)) here")
        }
        return nil
      }
      return dictionary[String(key)]
    }
  }
}

/// A condition that was read.
struct PredicateCondition {
  let test: (PredicateSubject) -> Bool
}
