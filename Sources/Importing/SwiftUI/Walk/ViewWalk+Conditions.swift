import SwiftSyntax

/// The part of the import for conditional views: `if` branches and `switch` cases.
extension ViewWalk {
  /// Returns the views in the branches of an `if`.
  ///
  /// If the source code decides the condition, only the chosen branch is imported. If both branches
  /// have the same fields, the one with a secure field is imported, or else the first. All other
  /// branches are imported with their condition. Beside a branch with fields, one without fields
  /// isn't visible at first.
  mutating func nodes(
    of condition: IfExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    let flag = condition.conditions.flag(in: scope)
    let first = flag == false ? [] : nodes(of: condition.body.statements, scope, traits)
    let other = flag == true ? [] : nodes(of: condition.elseBody, scope, traits)
    if let flag { return flag ? first : other }
    let isFirst = condition.conditions.flag(in: scope.atFirst) ?? false
    let words = condition.conditions.trimmedDescription.brief
    guard condition.elseBody != nil else {
      return conditional(first, condition, "if \(words)", isEqual: true, isAtFirst: isFirst)
    }
    let (ours, theirs) = (Self.sources(first), Self.sources(other))
    if ours == theirs, !ours.isEmpty {
      return other.contains(where: \.hasSecureField) ? other : first
    }
    let hasFields = first.contains { $0.fieldCount > 0 }
    let choosesFirst =
      hasFields == other.contains { $0.fieldCount > 0 } ? isFirst : hasFields
    return conditional(
      first, condition, "if \(words)", isEqual: true, isAtFirst: choosesFirst)
      + conditional(
        other, condition, Self.opposite(of: words), isEqual: false, isAtFirst: !choosesFirst)
  }

  /// Returns the words for the opposite of a condition: `if not isNew`, or `if error is nil`.
  private static func opposite(of words: String) -> String {
    let parts = words.split(separator: "=")
    guard words.hasPrefix("let "), !words.contains(","), parts.count < 3, let name = parts.last
    else { return "if not \(words)" }
    let bound = name.trimmingPrefix("let ").trimmingPrefix(" ")
    return "if \(bound) is nil"
  }

  private mutating func nodes(
    of other: IfExprSyntax.ElseBody?, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    switch other {
    case .codeBlock(let block): nodes(of: block.statements, scope, traits)
    case .ifExpr(let inner): nodes(of: inner, scope, traits)
    case nil: []
    @unknown default: []
    }
  }

  private static func sources(_ nodes: [ViewNode]) -> Set<String> {
    nodes.reduce(into: []) { $0.formUnion($1.sources) }
  }

  private func conditional(
    _ nodes: [ViewNode], _ condition: IfExprSyntax, _ words: String, isEqual: Bool,
    isAtFirst: Bool
  ) -> [ViewNode] {
    guard !nodes.isEmpty, let place = place(of: condition) else { return [] }
    return [
      .conditional(
        ConditionalViews(
          condition: Self.condition(condition, isEqual), nodes: nodes, place: place, words: words,
          isShownAtFirst: isAtFirst))
    ]
  }

  /// Returns the condition in `isOn`, `!isOn`, `kind == .card` or `kind != "card"`; nil for others.
  ///
  /// If `isEqual` is false, the opposite condition is returned, as for an `else`.
  private static func condition(
    _ expression: IfExprSyntax, _ isEqual: Bool
  ) -> ImportedCondition? {
    guard expression.conditions.count == 1,
      case .expression(let condition)? = expression.conditions.first?.condition
    else { return nil }
    let bare = condition.bare
    if let name = bare.path?.last {
      return ImportedCondition(source: name, value: "on", isEqual: isEqual)
    }
    if let negated = bare.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!" {
      return negated.expression.bare.path?.last.map {
        ImportedCondition(source: $0, value: "on", isEqual: !isEqual)
      }
    }
    guard let parts = bare.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, let name = parts[0].path?.last,
      let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text
    else { return nil }
    let literal =
      parts[2].as(StringLiteralExprSyntax.self)?.representedLiteralValue
      ?? parts[2].as(IntegerLiteralExprSyntax.self)?.literal.text
    let flag = parts[2].as(BooleanLiteralExprSyntax.self).map { $0.literal.text == "true" }
    guard sign == "==" || sign == "!=" else { return nil }
    let same = (sign == "==") == isEqual
    if let flag { return ImportedCondition(source: name, value: "on", isEqual: same == flag) }
    return (literal ?? parts[2].path?.last).map {
      ImportedCondition(source: name, value: $0, isEqual: same)
    }
  }

  mutating func nodes(
    of choice: SwitchExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    if let name = choice.subject.choice(in: scope), let chosen = choice.branch(of: name) {
      return nodes(of: chosen.statements, scope, traits)
    }
    let branches = choice.cases.compactMap { element -> (SwitchCaseSyntax, [ViewNode])? in
      guard case .switchCase(let one) = element else { return nil }
      let inner = nodes(of: one.statements, scope, traits)
      return inner.isEmpty ? nil : (one, inner)
    }
    let hasFields = branches.contains { $0.1.contains { $0.fieldCount > 0 } }
    let first =
      choice.subject.choice(in: scope.atFirst).flatMap(choice.branch(of:)) ?? branches.first?.0
    let shown = Self.sources(branches.first { $0.0.id == first?.id }?.1 ?? [])
    return branches.compactMap { one, inner in
      // Another layout of the same fields.
      let own = Self.sources(inner)
      if one.id != first?.id, !own.isEmpty, own.isSubset(of: shown) { return nil }
      guard let place = place(of: one) else { return nil }
      let label = one.label.trimmedDescription.dropLast()
      let condition = choice.subject.path?.last.flatMap { source in
        one.onlyCase.map { ImportedCondition(source: source, value: $0, isEqual: true) }
      }
      return .conditional(
        ConditionalViews(
          condition: condition, nodes: inner, place: place,
          words: "where \(choice.subject.trimmedDescription) is in \(label)".brief,
          isShownAtFirst: !hasFields && one.id == first?.id))
    }
  }
}

extension SwitchCaseSyntax {
  /// The name of the case for which this branch of a switch runs, or nil if there are several.
  fileprivate var onlyCase: String? {
    guard case .case(let label) = label, label.caseItems.count == 1,
      let item = label.caseItems.first, item.whereClause == nil
    else { return nil }
    return item.pattern.as(ExpressionPatternSyntax.self)?.expression.path?.last
  }
}

extension SwitchExprSyntax {
  /// Returns the branch of a switch that runs for the enum case with a name.
  ///
  /// Nil if only the running app knows the branch.
  fileprivate func branch(of name: String) -> SwitchCaseSyntax? {
    for case .switchCase(let branch) in cases {
      guard case .case(let label) = branch.label else { return branch }
      for item in label.caseItems {
        guard item.whereClause == nil,
          let pattern = item.pattern.as(ExpressionPatternSyntax.self)?.expression.path?.last
        else { return nil }
        if pattern == name { return branch }
      }
    }
    return nil
  }
}
