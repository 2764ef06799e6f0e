import Foundation

/// A parser of the format strings of NSPredicate, such as `age > %@ AND name BEGINSWITH "A"`.
///
/// Keywords such as `AND` can have any case.
struct PredicateParser {
  typealias Value = (PredicateSubject) -> Any?

  private var tokens: ArraySlice<String>
  private var arguments: ArraySlice<Any?>

  /// Parses a predicate's format into a condition to test, or returns nil if the format is invalid.
  static func condition(in format: String, _ arguments: [Any?]) -> PredicateCondition? {
    guard let tokens = tokens(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    guard let condition = parser.any(), parser.tokens.isEmpty else { return nil }
    return condition
  }

  /// Splits a predicate's format into tokens, or returns nil for an invalid format.
  ///
  /// Tokens are quoted strings, names with variable and argument signs, numbers and comparison
  /// operators.
  private static func tokens(of format: String) -> [String]? {
    let pattern =
      #""(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|%[@KdfiuxX]|%l[dfux]|-?\d+(?:\.\d+)?"#
      + #"|[$A-Za-z_][\w.@]*|\[[cdCD]+\]|==|!=|<>|<=|>=|=<|=>|&&|\|\||[=<>!(){},]"#
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return nil }
    let whole = NSRange(format.startIndex..., in: format)
    let ranges = expression.matches(in: format, range: whole).compactMap {
      Range($0.range, in: format)
    }
    var rest = format
    for range in ranges.reversed() { rest.removeSubrange(range) }
    return rest.allSatisfy(\.isWhitespace) ? ranges.map { String(format[$0]) } : nil
  }

  private mutating func take(_ words: String...) -> Bool {
    guard let next = tokens.first?.uppercased(), words.contains(next) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func any() -> PredicateCondition? {
    guard var left = all() else { return nil }
    while take("OR", "||") {
      guard let right = all() else { return nil }
      left = PredicateCondition { [left] in left.test($0) || right.test($0) }
    }
    return left
  }

  private mutating func all() -> PredicateCondition? {
    guard var left = one() else { return nil }
    while take("AND", "&&") {
      guard let right = one() else { return nil }
      left = PredicateCondition { [left] in left.test($0) && right.test($0) }
    }
    return left
  }

  private mutating func one() -> PredicateCondition? {
    if take("NOT", "!") { return one().map { one in PredicateCondition { !one.test($0) } } }
    if take("TRUEPREDICATE") { return PredicateCondition { _ in true } }
    if take("FALSEPREDICATE") { return PredicateCondition { _ in false } }
    guard take("(") else { return comparison() }
    let inner = any()
    return take(")") ? inner : nil
  }

  /// How many elements of a collection must meet a comparison.
  private enum Quantifier { case any, all, none }

  private mutating func quantifier() -> Quantifier? {
    if take("ANY", "SOME") { return .any }
    if take("ALL") { return .all }
    return take("NONE") ? Quantifier.none : nil
  }

  private mutating func comparison() -> PredicateCondition? {
    let quantifier = quantifier()
    guard let left = value(), let name = tokens.popFirst(),
      let comparison = PredicateComparison(name)
    else { return nil }
    var options: String.CompareOptions = []
    if let flags = tokens.first, flags.hasPrefix("[") {
      tokens.removeFirst()
      if flags.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if flags.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    }
    guard let right = value() else { return nil }
    guard let quantifier else {
      return PredicateCondition { comparison.holds(left($0), right($0), options) }
    }
    return PredicateCondition { subject in
      let right = right(subject)
      let elements = KeyPathValue.elements(of: left(subject)) ?? []
      return switch quantifier {
      case .any: elements.contains { comparison.holds($0, right, options) }
      case .all: elements.allSatisfy { comparison.holds($0, right, options) }
      case .none: !elements.contains { comparison.holds($0, right, options) }
      }
    }
  }

  private mutating func value() -> Value? {
    guard let token = tokens.popFirst() else { return nil }
    switch token.uppercased() {
    case "SELF": return { $0.object }
    case "NIL", "NULL": return { _ in nil }
    case "TRUE", "YES": return { _ in true }
    case "FALSE", "NO": return { _ in false }
    case "{": return list()
    case "%K":
      guard let key = arguments.popFirst() as? String else { return nil }
      return { $0.value(forKey: key) }
    default: break
    }
    switch token.first {
    case "%": return arguments.popFirst().map { argument in { _ in argument } }
    case "$":
      let name = String(token.dropFirst())
      return { $0.variables[name] }
    case "\"", "'":
      let text = String(token.dropFirst().dropLast().replacing(#/\\(.)/#) { $0.output.1 })
      return { _ in text }
    default: break
    }
    if let number = Double(token) { return { _ in number } }
    guard token.first?.isLetter == true || token.first == "_" else { return nil }
    let key = token.hasPrefix("SELF.") ? String(token.dropFirst(5)) : token
    return { $0.value(forKey: key) }
  }

  private mutating func list() -> Value? {
    var values: [Value] = []
    while !take("}") {
      guard let next = value() else { return nil }
      values.append(next)
      if !take(","), tokens.first != "}" { return nil }
    }
    return { [values] subject in values.map { $0(subject) as Any } }
  }
}
