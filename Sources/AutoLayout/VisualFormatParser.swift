/// A parser that reads an Auto Layout visual format, such as `H:|-[field]-|`.
package struct VisualFormatParser {
  private var rest: Substring

  /// The first error in the text of a visual format.
  package struct Failure: Error, Equatable {
    /// A description of the text that would have been valid at the error in the visual format.
    package let expected: String
    /// The rest of the visual format from the error on, or `the end`.
    package let found: String
  }

  private init(_ text: String) { rest = text[...].filter { $0 != " " }[...] }

  /// Parses the text of a visual format.
  package static func parse(_ text: String) throws(Failure) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return try parser.format()
  }

  private mutating func format() throws(Failure) -> VisualFormat {
    let isVertical = take("V:")
    if !isVertical { _ = take("H:") }
    var elements: [VisualFormat.Element] = []
    var gaps: [VisualFormat.Gap] = []
    while true {
      let isFirst = elements.isEmpty
      if take("|") {
        elements.append(VisualFormat.Element(name: nil, sizes: []))
        if !isFirst { break }
      } else {
        elements.append(try view())
      }
      if rest.isEmpty { break }
      gaps.append(try gap())
    }
    guard rest.isEmpty, elements.count > 1 || elements.first?.name != nil else {
      throw failure("a view")
    }
    return VisualFormat(isVertical: isVertical, elements: elements, gaps: gaps)
  }

  private mutating func view() throws(Failure) -> VisualFormat.Element {
    guard take("[") else { throw failure("[") }
    let name = word()
    guard !name.isEmpty else { throw failure("a view's name") }
    let sizes = take("(") ? try predicates() : []
    guard take("]") else { throw failure("]") }
    return VisualFormat.Element(name: name, sizes: sizes)
  }

  private mutating func gap() throws(Failure) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if rest.first == "[" || rest.first == "|" { return .standard }
    let stated = take("(") ? try predicates() : [try predicate()]
    guard take("-") else { throw failure("-") }
    return .stated(stated)
  }

  /// Parses a list of conditions in a visual format up to its closing parenthesis.
  private mutating func predicates() throws(Failure) -> [VisualFormat.Predicate] {
    var list = [try predicate()]
    while take(",") { list.append(try predicate()) }
    guard take(")") else { throw failure(")") }
    return list
  }

  private mutating func predicate() throws(Failure) -> VisualFormat.Predicate {
    var relation = LinearConstraint.Relation.equal
    if take(">=") {
      relation = .greaterThanOrEqual
    } else if take("<=") {
      relation = .lessThanOrEqual
    }
    _ = take("==")
    let sign = take("-") ? "-" : ""
    let value = word()
    guard !value.isEmpty else { throw failure("a number or a name") }
    let priority = take("@") ? word() : nil
    if priority == "" { throw failure("a priority") }
    return VisualFormat.Predicate(relation: relation, value: sign + value, priority: priority)
  }

  /// Consumes and returns a number or a name in a visual format; empty if there is neither.
  private mutating func word() -> String {
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    rest = rest.dropFirst(word.count)
    return String(word)
  }

  private mutating func take(_ token: String) -> Bool {
    guard rest.hasPrefix(token) else { return false }
    rest = rest.dropFirst(token.count)
    return true
  }

  private func failure(_ expected: String) -> Failure {
    Failure(expected: expected, found: rest.isEmpty ? "the end" : String(rest))
  }
}
