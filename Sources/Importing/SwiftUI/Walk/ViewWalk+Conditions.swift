import AppSource
import SwiftSyntax

/// The part of the import for conditional views: `if` branches and `switch` cases.
extension ViewWalk {
  /// Returns the views in the branches of an `if`.
  ///
  /// If the source code decides the condition, only the chosen branch is imported. If both branches
  /// have the same fields, the one with a secure field is imported, or else the first. All other
  /// branches are imported with their condition. Beside a branch with fields, one without fields
  /// isn't visible at first, unless initial values decide the condition.
  mutating func nodes(
    of condition: IfExprSyntax, _ scope: ViewScope, _ traits: FieldTraits
  ) -> [ViewNode] {
    let flag = condition.conditions.flag(in: scope)
    if let flag {
      return flag
        ? nodes(of: condition.body.statements, scope, traits)
        : nodes(of: condition.elseBody, scope, traits)
    }
    let (first, notes) = withFindings { $0.nodes(of: condition.body.statements, scope, traits) }
    let (other, otherNotes) = withFindings { $0.nodes(of: condition.elseBody, scope, traits) }
    let known = condition.conditions.flag(in: scope.atStart)
    let isFirst = condition.conditions.flag(in: scope.atFirst) ?? false
    let words = condition.conditions.trimmedDescription.brief
    let (ours, theirs) = (Self.sources(first), Self.sources(other))
    if ours == theirs, !ours.isEmpty {
      return other.contains(where: \.hasSecureField) ? other : first
    }
    let hasFields = first.contains { $0.fieldCount > 0 }
    let isChoice = condition.elseBody != nil && known == nil
    let choosesFirst =
      isChoice && hasFields != other.contains { $0.fieldCount > 0 } ? hasFields : isFirst
    guard let place = place(of: condition) else { return [] }
    let branches = [
      ConditionalViews(
        condition: Self.condition(condition, isEqual: true), nodes: first, place: place,
        words: "if \(words)", isShownAtFirst: choosesFirst, isKnownAtFirst: known,
        findings: notes),
      ConditionalViews(
        condition: Self.condition(condition, isEqual: false), nodes: other, place: place,
        words: Self.opposite(of: words), isShownAtFirst: !choosesFirst,
        isKnownAtFirst: known.map { !$0 }, findings: otherNotes),
    ]
    return branches.filter { !$0.nodes.isEmpty }.map(ViewNode.conditional)
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

  /// Returns the condition in `isOn`, `!isOn`, `kind == .card` or `kind != "card"`; nil for others.
  ///
  /// If `isEqual` is false, the opposite condition is returned, as for an `else`.
  private static func condition(
    _ expression: IfExprSyntax, isEqual: Bool
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
    if let chosen = choice.branch(in: scope) { return nodes(of: chosen.statements, scope, traits) }
    let branches = choice.cases.compactMap {
      element -> (SwitchCaseSyntax, [ViewNode], [SourceProblem])? in
      guard case .switchCase(let one) = element else { return nil }
      let (inner, notes) = withFindings { $0.nodes(of: one.statements, scope, traits) }
      return inner.isEmpty ? nil : (one, inner, notes)
    }
    let hasFields = branches.contains { $0.1.contains { $0.fieldCount > 0 } }
    let known = choice.branch(in: scope.atStart)
    let first = known ?? choice.branch(in: scope.atFirst) ?? branches.first?.0
    let shown = Self.sources(branches.first { $0.0.id == first?.id }?.1 ?? [])
    return branches.compactMap { one, inner, notes in
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
          isShownAtFirst: (!hasFields || known != nil) && one.id == first?.id,
          isKnownAtFirst: known.map { $0.id == one.id }, findings: notes))
    }
  }
}

extension SwitchCaseSyntax {
  /// The name of the case for which this branch of a switch runs, or nil if there are several.
  fileprivate var onlyCase: String? {
    guard case .case(let label) = label, label.caseItems.count == 1,
      let item = label.caseItems.first, item.whereClause == nil
    else { return nil }
    return item.pattern.value
  }
}

extension PatternSyntax {
  /// The name of the enum case, text or number that the pattern matches; nil for other patterns.
  fileprivate var value: String? {
    let expression = self.as(ExpressionPatternSyntax.self)?.expression
    return expression?.path?.last ?? expression?.literalText
  }
}

extension SwitchExprSyntax {
  /// Returns the branch of a switch that runs, or nil if only the running app knows the branch.
  fileprivate func branch(in scope: ViewScope) -> SwitchCaseSyntax? {
    guard let value = subject.choice(in: scope) ?? subject.literal(in: scope) else { return nil }
    for case .switchCase(let branch) in cases {
      guard case .case(let label) = branch.label else { return branch }
      for item in label.caseItems {
        guard item.whereClause == nil, let pattern = item.pattern.value else { return nil }
        if pattern == value { return branch }
      }
    }
    return nil
  }
}
