import Foundation
import SwiftSyntax

/// Determines the texts of expressions in SwiftUI source code, such as a title.
///
/// The code is not run.
package struct TextEvaluation {
  private let declarations: ViewDeclarations

  package init(declarations: ViewDeclarations) { self.declarations = declarations }

  /// The text of an expression; `isExact` is false if it is a guess, for example from a name.
  package struct EvaluatedText: Equatable {
    package var text: String
    package var isExact = true
  }

  /// Returns the text of an expression, or nil if it is unknown; `depth` limits the recursion.
  package func text(_ expression: ExprSyntax, _ scope: ViewScope, depth: Int = 0) -> EvaluatedText?
  {
    guard depth < 12 else { return nil }
    let bare = expression.bare
    if let literal = bare.as(StringLiteralExprSyntax.self) {
      return text(of: literal, scope, depth)
    }
    if let number = bare.as(IntegerLiteralExprSyntax.self) {
      return EvaluatedText(text: number.literal.text)
    }
    if let number = bare.as(FloatLiteralExprSyntax.self) {
      return EvaluatedText(text: number.literal.text)
    }
    if let call = bare.as(FunctionCallExprSyntax.self) { return text(of: call, scope, depth) }
    if let name = bare.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return text(ofName: name, scope, depth)
    }
    if let member = bare.as(MemberAccessExprSyntax.self) {
      return text(of: member, scope, depth)
    }
    if let sequence = bare.as(SequenceExprSyntax.self) {
      return choice(Array(sequence.elements)[...], scope, depth) ?? sum(sequence, scope, depth)
        ?? substitute(sequence, scope, depth)
    }
    if let place = bare.as(SubscriptCallExprSyntax.self) { return text(of: place, scope, depth) }
    return nil
  }

  /// Returns the text of an array element such as `names[index]`, or nil if it is unknown.
  private func text(
    of place: SubscriptCallExprSyntax, _ scope: ViewScope, _ depth: Int
  ) -> EvaluatedText? {
    guard place.arguments.count == 1, let index = place.arguments.first?.expression,
      let number = text(index, scope, depth: depth + 1).flatMap({ Int($0.text) }),
      let elements = ElementList(declarations).elements(of: place.calledExpression, scope),
      elements.indices.contains(number)
    else { return nil }
    switch elements[number] {
    case .text(let text): return EvaluatedText(text: text)
    case .enumCase(let name, let raw): return EvaluatedText(text: Self.shown(name, raw))
    case .expression(let expression, let other): return text(expression, other, depth: depth + 1)
    case .closure: return nil
    }
  }

  private func text(
    of literal: StringLiteralExprSyntax, _ scope: ViewScope, _ depth: Int
  ) -> EvaluatedText? {
    if let text = literal.representedLiteralValue { return EvaluatedText(text: text) }
    var found = EvaluatedText(text: "")
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part): found.text += part.content.text
      case .expressionSegment(let part):
        let inner = part.expressions.first.flatMap { text($0.expression, scope, depth: depth + 1) }
        found.text += inner.flatMap { $0.isExact ? $0.text : nil } ?? "…"
      @unknown default: found.text += "…"
      }
    }
    return found
  }

  /// Returns the text that a call returns or shows, or nil if it is unknown.
  ///
  /// Examples are `Text("a")`, `LocalizedStringKey("a")`, `NSLocalizedString("a", comment: "")` or
  /// `"a".uppercased()`.
  private func text(
    of call: FunctionCallExprSyntax, _ scope: ViewScope, _ depth: Int
  ) -> EvaluatedText? {
    if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base {
      let found = text(base, scope, depth: depth + 1)
      // A method of an unknown value may tell what it is by an enum's case.
      let isExact = found?.isExact ?? false
      if !isExact, let kind = call.argument(nil)?.as(MemberAccessExprSyntax.self), kind.base == nil
      {
        return name(ExprSyntax(kind))
      }
      return found.map { EvaluatedText(text: Self.changed($0.text, member), isExact: $0.isExact) }
        ?? name(call.calledExpression)
    }
    if call.name == "String", let part = call.argument("repeating"),
      let count = call.argument("count").flatMap({ text($0, scope, depth: depth + 1) }),
      let number = Int(count.text), (0...100).contains(number)
    {
      return text(part, scope, depth: depth + 1).map {
        EvaluatedText(
          text: String(repeating: $0.text, count: number), isExact: $0.isExact && count.isExact)
      }
    }
    // String(describing: Item.self)
    if let type = call.argument("describing")?.path, type.last == "self", type.count > 1 {
      return EvaluatedText(text: type[type.count - 2])
    }
    let labels = [nil, "verbatim", "localized", "stringLiteral", "key"]
    let argument = labels.lazy.compactMap { call.argument($0) }.first
    return argument.flatMap { text($0, scope, depth: depth + 1) }
  }

  private static func changed(_ text: String, _ member: MemberAccessExprSyntax) -> String {
    switch member.declName.baseName.text {
    case "uppercased": text.uppercased()
    case "lowercased": text.lowercased()
    default: text
    }
  }

  private func text(ofName name: String, _ scope: ViewScope, _ depth: Int) -> EvaluatedText? {
    switch scope.value(name) {
    case .text(let text): return EvaluatedText(text: text)
    case .enumCase(let name, let raw): return EvaluatedText(text: Self.shown(name, raw))
    case .expression(let expression, let other): return text(expression, other, depth: depth + 1)
    case .closure: return nil
    case nil: break
    }
    if let value = scope.members.values[name] { return text(value, scope, depth: depth + 1) }
    if let body = scope.members.bodies[name] { return text(of: body, scope, depth + 1) }
    // The app may create the view with the default value of the initializer's parameter.
    let parameter = scope.members.parameters.joined().first { $0.name == name }
    return parameter?.standard.flatMap { text($0, scope, depth: depth + 1) }
  }

  /// Returns the text of the only expression in a body, also in the branch that runs; or nil.
  private func text(
    of body: CodeBlockItemListSyntax, _ scope: ViewScope, _ depth: Int
  ) -> EvaluatedText? {
    guard body.count == 1, let item = body.first?.item else { return nil }
    let statement = item.as(ExpressionStmtSyntax.self)?.expression
    let shown = item.as(ReturnStmtSyntax.self)?.expression ?? statement ?? item.as(ExprSyntax.self)
    if let choice = shown?.as(SwitchExprSyntax.self) {
      return (choice.branch(in: scope) ?? choice.branch(in: scope.atStart)).flatMap {
        text(of: $0.statements, scope, depth)
      }
    }
    return shown.flatMap { text($0, scope, depth: depth) }
  }

  /// Returns the text of a member such as `self.title`, `item.name` or `L10n.Settings.title`; or
  /// nil.
  private func text(
    of member: MemberAccessExprSyntax, _ scope: ViewScope, _ depth: Int
  ) -> EvaluatedText? {
    let name = member.declName.baseName.text
    guard let base = member.base?.bare else { return EvaluatedText(text: Self.words(name)) }
    if base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self" {
      return text(ofName: name, scope, depth)
    }
    if let value = base.path?.first.flatMap(scope.value) {
      switch value {
      case .enumCase(let own, let raw):
        return EvaluatedText(
          text: Self.text(name, of: own, raw, isOfRaw: base.path?.last == "rawValue"))
      case .text(let text): return EvaluatedText(text: text)
      case .expression(let inner, let other):
        if let call = inner.bare.as(FunctionCallExprSyntax.self), let part = call.argument(name) {
          return text(part, other, depth: depth + 1)
        }
        // An element made without the argument has the property's initial value.
        if let made = inner.bare.as(FunctionCallExprSyntax.self)?.name,
          let value = declarations.types[made]?.values[name]
        {
          return text(value, other, depth: depth + 1)
        }
        if let found = text(inner, other, depth: depth + 1), found.isExact { return found }
      case .closure: break
      }
    }
    if name == "capitalized" || name == "localized" || name == "localizedCapitalized" {
      return text(base, scope, depth: depth + 1)
    }
    if let type = base.path?.last, let members = declarations.types[type] {
      let inner = ViewScope(type, in: declarations)
      if let found = text(ofName: name, inner, depth + 1) { return found }
      if let found = members.cases.first(where: { $0.name == name }) {
        return EvaluatedText(text: found.raw)
      }
    }
    return self.name(ExprSyntax(member))
  }

  /// Returns the last name in an expression as words, used as a guess where the text is unknown.
  ///
  /// Nil if the expression isn't a chain of names.
  private func name(_ expression: ExprSyntax) -> EvaluatedText? {
    guard let path = expression.path else { return nil }
    // In generated names, the last part can be the kind of text: L10n.Settings.ShowsTags.title.
    let isGenerated = path.count > 2 && path[0].first?.isUppercase == true
    let passedOver = Self.namesOfForms + (isGenerated ? Self.namesOfParts : [])
    let last =
      path.last { !passedOver.contains($0) && $0.count > 1 && !$0.contains(/^\$\d/) } ?? path.last
    return last.map { EvaluatedText(text: Self.words($0), isExact: false) }
  }

  /// Names of properties that are a form of a text, such as `localized`.
  ///
  /// The name of the value before them is a better guess for the text.
  private static let namesOfForms = [
    "localized", "text", "string", "rawValue", "displayName", "displayString", "displayText",
    "displayTitle", "description",
    "localizedDescription", "localizedName", "localizedTitle", "capitalized", "self",
  ]

  private static let namesOfParts = [
    "title", "label", "placeholder", "header", "footer", "message", "prompt",
  ]

  /// Returns the first text of `isBusy ? "Wait" : "Send"` on the screen; nil for other expressions.
  ///
  /// The Swift parser stores such an expression as a list of parts. The property's initial value
  /// decides. An unknown value is guessed from the property's name, usually as false. The text is
  /// then a guess, too.
  private func choice(
    _ parts: ArraySlice<ExprSyntax>, _ scope: ViewScope, _ depth: Int
  ) -> EvaluatedText? {
    guard let index = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }),
      let first = parts[index].as(UnresolvedTernaryExprSyntax.self)?.thenExpression
    else { return nil }
    let flag =
      ExprSyntax.flag(parts[..<index], scope, depth)
      ?? ExprSyntax.flag(parts[..<index], scope.atStart, depth)
    let rest = parts[(index + 1)...]
    let others = { (depth: Int) -> EvaluatedText? in
      rest.count == 1
        ? rest.first.flatMap { text($0, scope, depth: depth) } : choice(rest, scope, depth)
    }
    let guess = flag ?? ExprSyntax.flag(parts[..<index], scope.atFirst, depth)
    let found = guess == true ? text(first, scope, depth: depth + 1) : others(depth + 1)
    if flag != nil { return found }
    return (found ?? text(first, scope, depth: depth + 1)).map {
      EvaluatedText(text: $0.text, isExact: false)
    }
  }

  private func sum(_ sequence: SequenceExprSyntax, _ scope: ViewScope, _ depth: Int)
    -> EvaluatedText?
  {
    let parts = Array(sequence.elements)
    if let number = number(parts, scope, depth) { return EvaluatedText(text: "\(number)") }
    var found = EvaluatedText(text: "")
    for (index, part) in parts.enumerated() {
      if index.isMultiple(of: 2) {
        guard let inner = text(part, scope, depth: depth + 1) else { return nil }
        found.text += inner.text
      } else if part.as(BinaryOperatorExprSyntax.self)?.operator.text != "+" {
        return nil
      }
    }
    return found
  }

  /// Returns the text of `a ?? b`: that of `a` if it is certain, or else that of `b` as a guess.
  ///
  /// Nil for other expressions.
  private func substitute(_ sequence: SequenceExprSyntax, _ scope: ViewScope, _ depth: Int)
    -> EvaluatedText?
  {
    let parts = Array(sequence.elements)
    guard parts.count == 3, parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "??" else {
      return nil
    }
    if let first = text(parts[0], scope, depth: depth + 1), first.isExact { return first }
    return text(parts[2], scope, depth: depth + 1).map {
      EvaluatedText(text: $0.text, isExact: false)
    }
  }

  /// Returns the value of a sum or difference of whole numbers such as `index + 1`, or nil.
  private func number(_ parts: [ExprSyntax], _ scope: ViewScope, _ depth: Int) -> Int? {
    guard parts.contains(where: { $0.is(IntegerLiteralExprSyntax.self) }) else { return nil }
    var sum = 0
    for (index, part) in parts.enumerated() where index.isMultiple(of: 2) {
      guard let found = text(part, scope, depth: depth + 1), let number = Int(found.text) else {
        return nil
      }
      switch index == 0 ? "+" : parts[index - 1].as(BinaryOperatorExprSyntax.self)?.operator.text {
      case "+": sum &+= number
      case "-": sum &-= number
      default: return nil
      }
    }
    return sum
  }

  /// Returns the text that the app probably shows for an enum's case.
  ///
  /// It is the raw value, if the case has one, or else words made from the case's name.
  package static func shown(_ name: String, _ raw: String) -> String {
    raw == name ? words(name) : raw
  }

  /// Returns the text of a property of an enum case, such as `rawValue` or `capitalized`.
  ///
  /// For other properties, it is the text that the app shows. If `isOfRaw` is true, it is the raw
  /// value.
  private static func text(
    _ property: String, of name: String, _ raw: String, isOfRaw: Bool
  ) -> String {
    switch property {
    case "rawValue": raw
    case "capitalized", "localizedCapitalized": raw.capitalized
    default: isOfRaw ? raw : shown(name, raw)
    }
  }

  /// Returns a name as words: `firstName` becomes `First name`.
  package static func words(_ name: String) -> String {
    var words = ""
    for character in name.trimmingPrefix("$") {
      if character.isUppercase, words.last?.isLowercase == true { words += " " }
      words.append(character == "_" ? " " : character)
    }
    let lowered = words.split(separator: " ").map { word in
      word.dropFirst().contains(where: \.isUppercase) ? String(word) : word.lowercased()
    }
    let text = lowered.joined(separator: " ")
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
