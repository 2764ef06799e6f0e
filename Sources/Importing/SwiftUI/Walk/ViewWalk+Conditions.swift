import AppSource
import SwiftDeclarations
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
    let first = branch { $0.nodes(of: condition.body.statements, scope, traits) }
    let other = branch { $0.nodes(of: condition.elseBody, scope, traits) }
    let known = condition.conditions.flag(in: scope.atStart)
    let isFirst = condition.conditions.flag(in: scope.atFirst) ?? false
    let words = condition.conditions.trimmedDescription.brief
    let (ours, theirs) = (Self.sources(first.nodes), Self.sources(other.nodes))
    if ours == theirs, !ours.isEmpty {
      let shown = other.nodes.contains(where: \.hasSecureField) ? other : first
      take([shown])
      return shown.nodes
    }
    // A screen is imported with its bars, also if it has none at first.
    let hasBar = known.map { ($0 ? other : first).hasBar } ?? false
    let isChoice = condition.elseBody != nil && (known == nil || hasBar)
    let choosesFirst =
      isChoice && first.hasFields != other.hasFields ? first.hasFields : isFirst
    take(choosesFirst ? [first, other] : [other, first])
    guard let place = place(of: condition) else { return [] }
    let branches = [
      ConditionalViews(
        condition: Self.condition(condition, isEqual: true), nodes: first.nodes,
        place: place, statement: place, words: "if \(words)", isShownAtFirst: choosesFirst,
        isKnownAtFirst: known, findings: first.findings),
      ConditionalViews(
        condition: Self.condition(condition, isEqual: false), nodes: other.nodes,
        place: place, statement: place, words: Self.opposite(of: words),
        isShownAtFirst: !choosesFirst,
        isKnownAtFirst: known.map { !$0 }, findings: other.findings),
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
    if let chosen = choice.branch(in: scope) {
      let bound = scope.adding(choice.values(boundBy: chosen, in: scope))
      return nodes(of: chosen.statements, bound, traits)
    }
    let branches = choice.cases.compactMap { element -> (SwitchCaseSyntax, Branch)? in
      guard case .switchCase(let one) = element else { return nil }
      let inner = branch { $0.nodes(of: one.statements, scope, traits) }
      return inner.nodes.isEmpty ? nil : (one, inner)
    }
    let hasFields = branches.contains(where: \.1.hasFields)
    var known = choice.branch(in: scope.atStart)
    // A screen is imported with its bars, also if it has none at first.
    let hasBar = branches.contains(where: \.1.hasBar)
    if hasBar, branches.first(where: { $0.0.id == known?.id })?.1.hasFields != true { known = nil }
    let withBar = branches.first(where: \.1.hasBar)?.0
    let first = known ?? withBar ?? choice.branch(in: scope.atFirst) ?? branches.first?.0
    let (chosen, others) = (
      branches.filter { $0.0.id == first?.id }, branches.filter { $0.0.id != first?.id }
    )
    take((chosen + others).map(\.1))
    let shown = Self.sources(chosen.first?.1.nodes ?? [])
    guard let statement = place(of: choice) else { return [] }
    return branches.compactMap { one, inner in
      // Another layout of the same fields.
      let own = Self.sources(inner.nodes)
      if one.id != first?.id, !own.isEmpty, own.isSubset(of: shown) { return nil }
      guard let place = place(of: one) else { return nil }
      let label = one.label.trimmedDescription.dropLast()
      let condition = choice.subject.path?.last.flatMap { source in
        one.onlyCase.map { ImportedCondition(source: source, value: $0, isEqual: true) }
      }
      return .conditional(
        ConditionalViews(
          condition: condition, nodes: inner.nodes, place: place, statement: statement,
          words: "where \(choice.subject.trimmedDescription) is in \(label)".brief,
          isShownAtFirst: (!hasFields || known != nil || hasBar) && one.id == first?.id,
          isKnownAtFirst: known.map { $0.id == one.id }, findings: inner.findings))
    }
  }
}

/// A branch of an `if` or `switch`, with the bars of the screen that it shows.
private struct Branch {
  var nodes: [ViewNode] = []
  var findings: [SourceProblem] = []
  var bar: ImportedRow?
  var bottomBar: ImportedBottomBar?
  var search: (field: ImportedField, place: Syntax)?
  var heightAboveList = 0.0

  var hasBar: Bool { bar != nil || search != nil }
  var hasFields: Bool { hasBar || nodes.contains { $0.fieldCount > 0 } }
}

extension ViewWalk {
  /// Imports a branch as if the screen had no other bars, so that each branch can have the same.
  private mutating func branch(_ walk: (inout ViewWalk) -> [ViewNode]) -> Branch {
    let outer = (bar, bottomBar, search, heightAboveList)
    (bar, bottomBar, search, heightAboveList) = (nil, nil, nil, 0)
    var branch = Branch()
    (branch.nodes, branch.findings) = withFindings(walk)
    (branch.bar, branch.bottomBar) = (bar, bottomBar)
    (branch.search, branch.heightAboveList) = (search, heightAboveList)
    (bar, bottomBar, search, heightAboveList) = outer
    return branch
  }

  /// Gives the screen the bars of the first of some branches that has them.
  private mutating func take(_ branches: [Branch]) {
    bar = bar ?? branches.lazy.compactMap(\.bar).first
    bottomBar = bottomBar ?? branches.lazy.compactMap(\.bottomBar).first
    search = search ?? branches.lazy.compactMap(\.search).first
    heightAboveList += branches.first?.heightAboveList ?? 0
  }
}
