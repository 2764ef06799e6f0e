import SwiftSyntax

/// The constant values of expressions in source code: enum cases and Booleans.
extension ExprSyntax {
  /// Whether the expression is the literal `nil`.
  package var isNone: Bool { bare.is(NilLiteralExprSyntax.self) }

  /// Returns the name of the enum case that is the expression's value, such as `emailAddress`.
  ///
  /// The result is nil if only the running app knows the case. `depth` limits the recursion.
  package func choice(in scope: ViewScope, depth: Int = 0) -> String? {
    guard depth < 12 else { return nil }
    if let sequence = bare.as(SequenceExprSyntax.self) {
      return Self.choice(Array(sequence.elements)[...], scope, depth + 1)
    }
    guard let name = path?.last else { return nil }
    if path == ["self"] {
      switch scope.value("self") {
      case .expression(let given, let other): return given.choice(in: other, depth: depth + 1)
      case .enumCase(let name, _): return name
      case .text, .closure, nil: return nil
      }
    }
    if let member = bare.as(MemberAccessExprSyntax.self) {
      let isOfType = member.base?.path?.last?.first?.isUppercase ?? true
      if isOfType { return name }
    }
    switch path.flatMap({ scope.constant(at: $0) }) {
    case .expression(let given, let other): return given.choice(in: other, depth: depth + 1)
    case .enumCase(let name, _): return name
    case .text, .closure, nil: return nil
    }
  }

  /// Returns the name of the enum case that `flag ? .a : .b` evaluates to, or nil if unknown.
  ///
  /// The Swift parser stores such an expression as a list of parts.
  private static func choice(
    _ parts: ArraySlice<ExprSyntax>, _ scope: ViewScope, _ depth: Int
  ) -> String? {
    guard let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) else {
      return parts.count == 1 ? parts.first?.choice(in: scope, depth: depth) : nil
    }
    guard let flag = flag(parts[..<index], scope, depth) else { return nil }
    let chosen = parts[index].as(UnresolvedTernaryExprSyntax.self)?.thenExpression
    return flag
      ? chosen?.choice(in: scope, depth: depth) : choice(parts[(index + 1)...], scope, depth)
  }

  /// Returns the expression's value as a Boolean, or nil if only the running app knows the value.
  ///
  /// If `scope` has the values of the moment when the screen appears, a property's unknown value is
  /// guessed from its name.
  package func flag(in scope: ViewScope, depth: Int = 0) -> Bool? {
    guard depth < 12 else { return nil }
    let bare = bare
    if let literal = bare.as(BooleanLiteralExprSyntax.self) {
      return literal.literal.tokenKind == .keyword(.true)
    }
    if let negated = bare.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return negated.expression.flag(in: scope, depth: depth + 1).map { !$0 }
    }
    if let sequence = bare.as(SequenceExprSyntax.self) {
      return Self.flag(Array(sequence.elements)[...], scope, depth + 1)
    }
    guard let path = bare.path else { return nil }
    if let shown = scope.expression(ofProperty: path) {
      return shown.flag(in: scope, depth: depth + 1)
    }
    let guess = scope.isGuessing ? bare.guessedFlag : nil
    if path.last == "isEmpty", path.count > 1 {
      return scope.constant(at: path.dropLast()).flatMap(Self.isEmpty) ?? guess
    }
    guard case .expression(let given, let other)? = scope.constant(at: path) else { return guess }
    return given.flag(in: other, depth: depth + 1) ?? guess
  }

  /// Returns whether a value is an empty text or array, or nil if the source code doesn't tell.
  private static func isEmpty(_ value: ViewScope.Value) -> Bool? {
    guard case .expression(let expression, _) = value else { return nil }
    if let array = expression.bare.as(ArrayExprSyntax.self) { return array.elements.isEmpty }
    return expression.bare.as(StringLiteralExprSyntax.self)?.representedLiteralValue?.isEmpty
  }

  /// The text or whole number of a literal, or nil for other expressions.
  package var literalText: String? {
    bare.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      ?? bare.as(IntegerLiteralExprSyntax.self)?.literal.text
  }

  /// Returns a literal text or whole number, or nil for other expressions.
  ///
  /// A property with a known value stands for that value.
  package func literal(in scope: ViewScope, depth: Int = 0) -> String? {
    if let text = literalText { return text }
    guard depth < 12, let path = bare.path else { return nil }
    switch scope.constant(at: path) {
    case .expression(let given, let other): return given.literal(in: other, depth: depth + 1)
    case .text(let text): return text
    case .enumCase, .closure, nil: return nil
    }
  }

  /// Returns the number that the expression stands for, or nil if only the running app knows it.
  ///
  /// Examples are `12`, `.zero`, `Metrics.gap * 2` and `isBig ? 60 : 44`.
  package func number(in scope: ViewScope, depth: Int = 0) -> Double? {
    guard depth < 12 else { return nil }
    let bare = bare
    if bare.is(IntegerLiteralExprSyntax.self) || bare.is(FloatLiteralExprSyntax.self) {
      return Double(bare.trimmedDescription.filter { $0 != "_" })
    }
    if let sign = bare.as(PrefixOperatorExprSyntax.self), sign.operator.text == "-" {
      return sign.expression.number(in: scope, depth: depth + 1).map { -$0 }
    }
    if let sequence = bare.as(SequenceExprSyntax.self) {
      return Self.number(Array(sequence.elements)[...], scope, depth + 1)
    }
    if let call = bare.as(FunctionCallExprSyntax.self), ["CGFloat", "Double"].contains(call.name) {
      return call.argument(nil)?.number(in: scope, depth: depth + 1)
    }
    guard var path = bare.path else { return nil }
    if path.last == "zero" { return 0 }
    // A constant of an extension, as in .padding(.large).
    if bare.as(MemberAccessExprSyntax.self).map({ $0.base == nil }) ?? false {
      path = ["CGFloat"] + path
    }
    let value = scope.constant(at: path) ?? scope.atFirst.constant(at: path)
    guard case .expression(let given, let other)? = value else { return nil }
    return given.number(in: other, depth: depth + 1)
  }

  /// Returns the value of a choice, sum or product of numbers, or nil if it is unknown.
  ///
  /// The Swift parser stores such an expression as a list of parts.
  private static func number(
    _ parts: ArraySlice<ExprSyntax>, _ scope: ViewScope, _ depth: Int
  ) -> Double? {
    if let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      let flag =
        Self.flag(parts[..<index], scope, depth)
        ?? Self.flag(parts[..<index], scope.atStart, depth)
      guard let flag else { return nil }
      let chosen = parts[index].as(UnresolvedTernaryExprSyntax.self)?.thenExpression
      return flag
        ? chosen?.number(in: scope, depth: depth) : number(parts[(index + 1)...], scope, depth)
    }
    guard let first = parts.first else { return nil }
    guard parts.count > 1 else { return first.number(in: scope, depth: depth) }
    for signs in [["+", "-"], ["*", "/"]] {
      let index = parts.lastIndex {
        signs.contains($0.as(BinaryOperatorExprSyntax.self)?.operator.text ?? "")
      }
      guard let index, let left = number(parts[..<index], scope, depth),
        let right = number(parts[(index + 1)...], scope, depth)
      else { continue }
      switch parts[index].trimmedDescription {
      case "+": return left + right
      case "-": return left - right
      case "*": return left * right
      default: return right == 0 ? nil : left / right
      }
    }
    return nil
  }

  /// The probable value of a Boolean property when its screen appears: true only for `isEmpty`.
  ///
  /// At that time texts and lists are empty, and nothing is busy, wrong or chosen. Nil if the
  /// expression isn't the name of a property.
  private var guessedFlag: Bool? {
    guard path != nil, self.as(MemberAccessExprSyntax.self)?.base != nil || isName else {
      return nil
    }
    return path?.last == "isEmpty"
  }

  private var isName: Bool { self.is(DeclReferenceExprSyntax.self) }

  /// Returns the value of `a || b`, `a && b`, `a == b` or `a != b`, or nil if it is unknown.
  ///
  /// The Swift parser stores such an expression as a list of parts.
  package static func flag(
    _ parts: ArraySlice<ExprSyntax>, _ scope: ViewScope, _ depth: Int
  ) -> Bool? {
    for (sign, whole) in [("||", true), ("&&", false)] {
      let terms = parts.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }
      guard terms.count > 1 else { continue }
      return flag(terms.map { flag($0, scope, depth) }, decidedBy: whole)
    }
    guard let first = parts.first else { return nil }
    guard parts.count == 3 else {
      return parts.count == 1 ? first.flag(in: scope, depth: depth) : nil
    }
    let last = parts[parts.startIndex + 2]
    switch parts[parts.startIndex + 1].as(BinaryOperatorExprSyntax.self)?.operator.text {
    case "==": return isSame(first, last, scope, depth)
    case "!=": return isSame(first, last, scope, depth).map { !$0 }
    case "<": return compare(first, last, scope, by: <)
    case "<=": return compare(first, last, scope, by: <=)
    case ">": return compare(first, last, scope, by: >)
    case ">=": return compare(first, last, scope, by: >=)
    default: return nil
    }
  }

  /// Returns the result of a comparison of two whole numbers, or nil if one is unknown.
  private static func compare(
    _ one: ExprSyntax, _ other: ExprSyntax, _ scope: ViewScope, by isInOrder: (Int, Int) -> Bool
  ) -> Bool? {
    guard let first = one.literal(in: scope).flatMap({ Int($0) }),
      let last = other.literal(in: scope).flatMap({ Int($0) })
    else { return nil }
    return isInOrder(first, last)
  }

  /// Returns the result of `||` or `&&` for some Booleans, where nil means unknown.
  ///
  /// `whole` is the value that decides the result alone: true for `||`, and false for `&&`.
  package static func flag(_ flags: [Bool?], decidedBy whole: Bool) -> Bool? {
    if flags.contains(whole) { return whole }
    return flags.contains(nil) ? nil : !whole
  }

  private static func isSame(
    _ one: ExprSyntax, _ other: ExprSyntax, _ scope: ViewScope, _ depth: Int
  ) -> Bool? {
    if other.isNone {
      return one.path?.last.flatMap(scope.isGiven).map { !$0 } ?? (scope.isGuessing ? true : nil)
    }
    let depth = depth + 1
    if let mine = one.choice(in: scope, depth: depth),
      let others = other.choice(in: scope, depth: depth)
    {
      return mine == others
    }
    if let mine = one.literal(in: scope), let others = other.literal(in: scope) {
      return mine == others
    }
    guard let mine = one.flag(in: scope, depth: depth),
      let others = other.flag(in: scope, depth: depth)
    else { return nil }
    return mine == others
  }
}

extension ConditionElementListSyntax {
  /// Returns whether all conditions of an `if` are true, or nil if only the running app knows.
  package func flag(in scope: ViewScope) -> Bool? {
    ExprSyntax.flag(map { Self.flag($0, scope) }, decidedBy: false)
  }

  private static func flag(_ element: ConditionElementSyntax, _ scope: ViewScope) -> Bool? {
    switch element.condition {
    case .expression(let expression): return expression.flag(in: scope)
    case .optionalBinding(let binding):
      let name =
        binding.initializer?.value.path
        ?? binding.pattern.as(
          IdentifierPatternSyntax.self
        ).map { [$0.identifier.text] }
      return name?.count == 1 ? name.flatMap { scope.isGiven($0[0]) } : nil
    // The check holds on the newest systems.
    case .availability(let asked):
      return asked.availabilityKeyword.tokenKind == .poundAvailable
    case .matchingPattern: return nil
    @unknown default: return nil
    }
  }
}
