import SwiftSyntax

/// Importing conditional views: `if` branches and `switch` cases.
extension ViewWalk {
  /// Returns the views in the branches of an `if`.
  ///
  /// If the source code decides the condition, only the chosen branch counts. If both branches have
  /// the same fields, the one with a secure field counts, or else the first. All other branches
  /// keep their condition.
  mutating func nodes(
    of condition: IfExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    let flag = condition.conditions.flag(in: scope)
    let first = flag == false ? [] : nodes(of: condition.body.statements, scope, traits)
    let other = flag == true ? [] : nodes(of: condition.elseBody, scope, traits)
    if let flag { return flag ? first : other }
    let words = "if \(condition.conditions.trimmedDescription)"
    guard condition.elseBody != nil else {
      return conditional(first, condition, words, isEqual: true)
    }
    let (ours, theirs) = (Self.sources(first), Self.sources(other))
    if ours == theirs, !ours.isEmpty {
      return other.contains(where: \.hasSecureField) ? other : first
    }
    return conditional(first, condition, words, isEqual: true)
      + conditional(
        other, condition, "unless \(condition.conditions.trimmedDescription)", isEqual: false)
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
    _ nodes: [ViewNode], _ condition: IfExprSyntax, _ words: String, isEqual: Bool
  ) -> [ViewNode] {
    guard !nodes.isEmpty, let place = place(of: condition) else { return [] }
    return [
      .conditional(Self.condition(condition, isEqual), nodes, at: place, words: words)
    ]
  }

  /// Returns the condition in `isOn`, `!isOn`, `kind == .card` or `kind != "card"`; nil for others.
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
    return choice.cases.flatMap { element -> [ViewNode] in
      guard case .switchCase(let one) = element else { return [] }
      let inner = nodes(of: one.statements, scope, traits)
      guard !inner.isEmpty, let place = place(of: one) else { return [] }
      let label = one.label.trimmedDescription.dropLast()
      let words = "where \(choice.subject.trimmedDescription) is in \(label)"
      let condition = choice.subject.path?.last.flatMap { source in
        one.onlyCase.map { ImportedCondition(source: source, value: $0, isEqual: true) }
      }
      return [.conditional(condition, inner, at: place, words: words)]
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
  /// Returns the branch of a switch that runs for the case with a name.
  ///
  /// Nil if only the running app knows which one.
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
