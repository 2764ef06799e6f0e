import SwiftSyntax

/// Selectors, key paths and literals of `#`.
extension PortingVisitor {
  /// Replaces `#selector`, `#keyPath` and the literals of Xcode's editor.
  func port(_ node: MacroExpansionExprSyntax) {
    switch node.macroName.text {
    case "selector": portSelector(node)
    case "keyPath":
      let path = node.arguments.trimmedDescription
      let name = path.split(separator: ".").last.map(String.init) ?? path
      draft.replace(node, with: "\"\(name)\"")
    case "colorLiteral":
      draft.remove(node.pound)
      draft.replace(node.macroName, with: "UIColor")
    case "imageLiteral":
      draft.replace(
        node, with: "UIImage(named: \(node.arguments.first?.expression.trimmedDescription ?? ""))!")
    default: break
    }
  }

  /// An unbound method in the selector's place holds no object, so there is no retain cycle.
  private func portSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    if let accessor = argument.label?.text {
      return portAccessor(accessor, argument.expression.withoutCast, of: node)
    }
    if let picked = argument.expression.pickedMethod, let type = node.enclosingType,
      let reference = declarations.reference(picked.name, taking: picked.types, in: type)
    {
      // The labels alone may name several.
      let isClear = declarations.isOnly(reference, in: type)
      let cast = isClear ? "" : " as (\(type)) -> \(picked.signature)"
      return draft.replace(node, with: "Selector(\"\(picked.name)\", \(type).\(reference)\(cast))")
    }
    let expression = argument.expression.withoutCast
    guard
      let method = expression.asUnboundMethod(
        in: node.enclosingType, propertyTypes: declarations.propertyTypes)
    else {
      draft.find(
        "write the selector as #selector(TYPE.METHOD), so that its type is known", at: node)
      return
    }
    let reference = declaredByUIKit(method.name, method.reference)
    draft.replace(node, with: "Selector(\"\(method.name)\", \(reference))")
  }

  /// The classes of UIKit that declare what objects of many classes are asked for.
  private static let declaringClasses = [
    "becomeFirstResponder": "UIResponder", "canBecomeFirstResponder": "UIResponder",
    "canResignFirstResponder": "UIResponder", "endEditing": "UIView",
    "inputAccessoryView": "UIResponder", "inputView": "UIResponder",
    "isFirstResponder": "UIResponder", "layoutIfNeeded": "UIView",
    "reloadInputViews": "UIResponder", "removeFromSuperview": "UIView",
    "resignFirstResponder": "UIResponder", "setNeedsLayout": "UIView",
  ]

  private static let setByFields: Set<String> = ["inputAccessoryView", "inputView"]

  /// Returns how a member is written: by the class that declares it, so that any object answers
  /// that would by its name, unless the sources have one of that name.
  private func declaredByUIKit(_ name: String, _ reference: String) -> String {
    guard let owner = Self.declaringClasses[name], !declarations.declares(name),
      let member = reference.split(separator: ".").last
    else { return reference }
    return "\(owner).\(member)"
  }

  /// A getter or setter is called by its property's key path.
  private func portAccessor(
    _ accessor: String, _ expression: ExprSyntax, of node: MacroExpansionExprSyntax
  ) {
    guard
      let property = expression.asUnboundMethod(
        in: node.enclosingType, propertyTypes: declarations.propertyTypes)
    else {
      draft.find(
        "write the selector as #selector(\(accessor): TYPE.PROPERTY), so that its type is known",
        at: node)
      return
    }
    let name = property.name
    let selector =
      accessor == "getter" ? name : "set\(name.prefix(1).uppercased())\(name.dropFirst())"
    // A responder can only be asked for what stands above the keyboard; text fields can be given
    // it.
    let suffix = accessor == "setter" && Self.setByFields.contains(name) ? "OfField" : ""
    draft.replace(
      node,
      with: "Selector(\"\(selector)\", \(accessor)Of: "
        + "\\\(declaredByUIKit(name, property.reference))\(suffix))")
  }

  /// What code asks UIKit's own classes for by a text; the module UIKit answers.
  private static let knownSelectors: Set<String> = ["sharedApplication"]

  /// Replaces a selector that is made of a text, where the sources have its method.
  func port(call node: FunctionCallExprSyntax) {
    dropOptionalCall(node)
    portClock(node)
    portEmptyText(node)
    portClass(node)
    portDescription(node)
    portConformance(node)
    guard let text = node.selectorText else { return }
    guard let method = declarations.method(text, in: node.enclosingType) else {
      if Self.knownSelectors.contains(text) { return }
      draft.find("no method in these sources has the selector \"\(text)\"", at: node)
      return
    }
    draft.replace(
      node, with: "Selector(\"\(method.baseName)\", \(method.type).\(method.reference))")
  }

  /// `.continuous` would be Swift's own clock, which does not know virtual time.
  private func portClock(_ node: FunctionCallExprSyntax) {
    for argument in node.arguments where argument.label?.text == "clock" {
      switch argument.expression.trimmedDescription {
      case ".continuous": draft.replace(argument.expression, with: "ContinuousClock()")
      case ".suspending": draft.replace(argument.expression, with: "SuspendingClock()")
      default: break
      }
    }
  }

  private static let texts: Set<String> = [
    "NSAttributedString", "NSMutableAttributedString", "NSTextStorage",
  ]

  /// `NSMutableAttributedString()` has an initializer of NSObject's on a Mac alone.
  private func portEmptyText(_ node: FunctionCallExprSyntax) {
    let name = node.calledExpression.trimmedDescription
    guard Self.texts.contains(name),
      node.arguments.isEmpty, node.trailingClosure == nil, node.leftParen != nil
    else { return }
    draft.replace(node, with: "\(name)(string: \"\")")
  }

  /// `UIScrollView.classForCoder()` is asked of a class on a Mac, of an object alone on Linux.
  private func portClass(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["classForCoder", "class"].contains(member.declName.baseName.text), node.arguments.isEmpty,
      let type = member.base?.as(DeclReferenceExprSyntax.self),
      type.baseName.text.first?.isUppercase == true
    else { return }
    draft.replace(node, with: "\(type.baseName.text).self")
  }

  /// `type(of: object).description()` is asked of a class on a Mac, and names it.
  private func portDescription(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", node.arguments.isEmpty,
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type"
    else { return }
    draft.replace(node, with: "String(reflecting: \(type.trimmedDescription))")
  }

  /// `object.conforms(to: P.self)` asks the runtime for a protocol of Objective-C's.
  private func portConformance(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "conforms", let base = member.base,
      node.arguments.count == 1, let argument = node.arguments.first, argument.label?.text == "to",
      let type = argument.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let name = type.base?.trimmedDescription
    else { return }
    draft.replace(node, with: "(\(base.trimmedDescription) is any \(name))")
  }

  /// `delegate?.finished?(self)` calls a method that now has a default.
  private func dropOptionalCall(_ node: FunctionCallExprSyntax) {
    guard let chaining = node.calledExpression.as(OptionalChainingExprSyntax.self),
      let member = chaining.expression.as(MemberAccessExprSyntax.self),
      declarations.isOptional(
        member.declName.baseName.text, hasLabels: node.arguments.contains { $0.label != nil })
    else { return }
    draft.remove(chaining.questionMark)
  }
}

extension MacroExpansionExprSyntax {
  /// Whether the arguments are replaced together with the name.
  var hasOwnArguments: Bool { ["selector", "keyPath", "imageLiteral"].contains(macroName.text) }
}

extension FunctionCallExprSyntax {
  /// The text of `Selector("show:")` and its like.
  fileprivate var selectorText: String? {
    let names = ["Selector", "NSSelectorFromString"]
    guard names.contains(calledExpression.trimmedDescription), arguments.count == 1,
      let argument = arguments.first, argument.label == nil
    else { return nil }
    return argument.expression.withoutParentheses.as(StringLiteralExprSyntax.self)?
      .representedLiteralValue
  }
}

extension ExprSyntax {
  /// The expression that `as` picks an overload of.
  fileprivate var withoutCast: ExprSyntax {
    let inner = withoutParentheses
    guard let sequence = inner.as(SequenceExprSyntax.self),
      sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
    else { return inner }
    return sequence.elements.first ?? inner
  }

  /// The method of the own type that `as` picks by what it takes.
  fileprivate var pickedMethod: (name: String, types: [String], signature: String)? {
    guard let sequence = withoutParentheses.as(SequenceExprSyntax.self),
      let own = sequence.elements.first?.as(DeclReferenceExprSyntax.self),
      own.argumentNames == nil,
      let cast = sequence.elements.last?.as(TypeExprSyntax.self)?.type.functionType
    else { return nil }
    return (
      own.baseName.text, cast.parameters.map(\.type.trimmedDescription), cast.trimmedDescription
    )
  }

  fileprivate var withoutParentheses: ExprSyntax {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let only = tuple.elements.first
    else { return self }
    return only.expression.withoutParentheses
  }

  /// The protocol alone of `any UITextViewDelegate`.
  fileprivate var withoutAny: ExprSyntax {
    guard let type = self.as(TypeExprSyntax.self)?.type.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.text == "any"
    else { return self }
    return ExprSyntax(TypeExprSyntax(type: type.constraint))
  }

  /// Returns the method's name and how it is written without an object; nil where its type is not
  /// known.
  fileprivate func asUnboundMethod(
    in type: String?, propertyTypes: [String: String]
  ) -> (name: String, reference: String)? {
    if let own = self.as(DeclReferenceExprSyntax.self) {
      return type.map { (own.baseName.text, "\($0).\(own.trimmedDescription)") }
    }
    guard let member = self.as(MemberAccessExprSyntax.self),
      let owner = member.base?.withoutParentheses.withoutAny.typeName(
        in: type, propertyTypes: propertyTypes)
    else { return nil }
    return (member.declName.baseName.text, "\(owner).\(member.declName.trimmedDescription)")
  }

  /// Returns the type that is named here, or whose object is.
  private func typeName(in type: String?, propertyTypes: [String: String]) -> String? {
    let text = trimmedDescription
    if ["self", "self?", "self!", "Self", "type(of: self)"].contains(text) { return type }
    let property = text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    if let known = propertyTypes[property] ?? Self.typesOfUIKitsProperties[property] {
      return known
    }
    let last = text.split(separator: ".").last ?? ""
    return last.drop { $0 == "_" }.first?.isUppercase == true ? text : nil
  }

  /// Properties that UIKit's classes have, and what they hold.
  private static let typesOfUIKitsProperties = [
    "collectionView": "UICollectionView", "navigationController": "UINavigationController",
    "scrollView": "UIScrollView", "tableView": "UITableView", "textField": "UITextField",
    "textView": "UITextView", "view": "UIView", "window": "UIWindow",
  ]
}

extension TypeSyntax {
  /// It as a function's type, without the parentheses of an optional one.
  fileprivate var functionType: FunctionTypeSyntax? {
    if let function = self.as(FunctionTypeSyntax.self) { return function }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.functionType }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.type.functionType
  }
}
