import Foundation

/// A comparison operator in a predicate, such as `<` or `BEGINSWITH`, which compares two values.
enum PredicateComparison {
  case equal, unequal, less, lessOrEqual, greater, greaterOrEqual
  case matches, like, contains, begins, ends, isIn, isBetween

  init?(_ name: String) {
    switch name.uppercased() {
    case "=", "==": self = .equal
    case "!=", "<>": self = .unequal
    case "<": self = .less
    case "<=", "=<": self = .lessOrEqual
    case ">": self = .greater
    case ">=", "=>": self = .greaterOrEqual
    case "MATCHES": self = .matches
    case "LIKE": self = .like
    case "CONTAINS": self = .contains
    case "BEGINSWITH": self = .begins
    case "ENDSWITH": self = .ends
    case "IN": self = .isIn
    case "BETWEEN": self = .isBetween
    default: return nil
    }
  }

  func holds(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    switch self {
    case .equal: Self.isEqual(left, right, options)
    case .unequal: !Self.isEqual(left, right, options)
    case .less: Self.order(left, right, options) == .orderedAscending
    case .lessOrEqual: [.orderedAscending, .orderedSame].contains(Self.order(left, right, options))
    case .greater: Self.order(left, right, options) == .orderedDescending
    case .greaterOrEqual:
      [.orderedDescending, .orderedSame].contains(Self.order(left, right, options))
    case .matches: Self.isText(left, matching: right as? String, options)
    case .like: Self.isText(left, matching: (right as? String).map(Self.pattern), options)
    case .contains: Self.is(right, in: left, options)
    case .begins: Self.isFound(right, in: left, options.union(.anchored))
    case .ends: Self.isFound(right, in: left, options.union([.anchored, .backwards]))
    case .isIn: Self.is(left, in: right, options)
    case .isBetween:
      KeyPathValue.elements(of: right).map {
        $0.count == 2 && Self.greaterOrEqual.holds(left, $0[0], options)
          && Self.lessOrEqual.holds(left, $0[1], options)
      } ?? false
    }
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private static func isNothing(_ value: Any?) -> Bool { value == nil || value is NSNull }

  private static func isEqual(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions
  ) -> Bool {
    if isNothing(left) || isNothing(right) { return isNothing(left) && isNothing(right) }
    if let order = order(left, right, options) { return order == .orderedSame }
    // Objects are equal across contexts if their IDs are.
    return identity(of: left) == identity(of: right)
  }

  private static func identity(of value: Any?) -> AnyHashable? {
    if let object = value as? any KeyValueCoded {
      return object.value(forKey: "objectID") as? AnyHashable
    }
    return value as? AnyHashable
  }

  /// Returns the order of two numbers, texts or dates; nil for other or different types.
  static func order(
    _ left: Any?, _ right: Any?, _ options: String.CompareOptions
  ) -> ComparisonResult? {
    if let left = left as? String, let right = right as? String {
      return left.compare(right, options: options)
    }
    if let left = left as? Date, let right = right as? Date { return left.compare(right) }
    if let left = left as? UUID, let right = right as? UUID {
      return left.uuidString.compare(right.uuidString)
    }
    guard let left = number(left), let right = number(right) else { return nil }
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  private static func `is`(
    _ value: Any?, in whole: Any?, _ options: String.CompareOptions
  ) -> Bool {
    guard let list = KeyPathValue.elements(of: whole) else {
      return isFound(value, in: whole, options)
    }
    return list.contains { isEqual($0, value, options) }
  }

  private static func isFound(
    _ part: Any?, in text: Any?, _ options: String.CompareOptions
  ) -> Bool {
    guard let part = part as? String, let text = text as? String else { return false }
    return part.isEmpty || text.range(of: part, options: options) != nil
  }

  /// Returns whether a regular expression matches a whole text.
  private static func isText(
    _ text: Any?, matching pattern: String?, _ options: String.CompareOptions
  ) -> Bool {
    guard let text = text as? String, let pattern else { return false }
    // Regular expressions have only the option for case.
    let marks = options.intersection(.diacriticInsensitive)
    return text.folding(options: marks, locale: nil).range(
      of: "\\A(?:\(pattern.folding(options: marks, locale: nil)))\\z",
      options: options.subtracting(marks).union(.regularExpression)) != nil
  }

  /// Returns the regular expression for a pattern with * for any characters and ? for one
  /// character.
  private static func pattern(of wildcards: String) -> String {
    NSRegularExpression.escapedPattern(for: wildcards)
      .replacingOccurrences(of: "\\*", with: "(?s:.*)").replacingOccurrences(
        of: "\\?", with: "(?s:.)")
  }
}
