import SwiftSyntax

/// The part of the port to Linux that rewrites selectors, key paths and `#` literals.
extension PortingVisitor {
  /// Rewrites `#selector`, `#keyPath` and Xcode's editor literals for Linux.
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

  /// Rewrites `#selector` for Linux as a selector with a function that calls the method on an
  /// object.
  ///
  /// The selector doesn't hold the object, so there is no retain cycle.
  private func portSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first else { return }
    if let accessor = argument.label?.text {
      return portAccessor(accessor, argument.expression.withoutCast, of: node)
    }
    if let picked = argument.expression.pickedMethod, let type = node.enclosingType,
      let reference = declarations.reference(picked.name, taking: picked.types, in: type)
    {
      // The labels alone may be ambiguous.
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

  /// The UIKit classes that declare members which apps use on many classes, by member.
  private static let declaringClasses = [
    "becomeFirstResponder": "UIResponder", "canBecomeFirstResponder": "UIResponder",
    "canResignFirstResponder": "UIResponder", "endEditing": "UIView",
    "inputAccessoryView": "UIResponder", "inputView": "UIResponder",
    "isFirstResponder": "UIResponder", "layoutIfNeeded": "UIView",
    "reloadInputViews": "UIResponder", "removeFromSuperview": "UIView",
    "resignFirstResponder": "UIResponder", "setNeedsLayout": "UIView",
  ]

  private static let setByFields: Set<String> = ["inputAccessoryView", "inputView"]

  /// Returns a reference to a member, by the UIKit class that declares the member.
  ///
  /// So the selector works on all objects of that class. If the app declares the name itself, the
  /// reference stays the same.
  private func declaredByUIKit(_ name: String, _ reference: String) -> String {
    guard let owner = Self.declaringClasses[name], !declarations.declares(name),
      let member = reference.split(separator: ".").last
    else { return reference }
    return "\(owner).\(member)"
  }

  /// Rewrites `#selector(getter:)` or `#selector(setter:)` for Linux, using the property's key
  /// path.
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
    // A responder's views for the keyboard are read-only, but text fields have setters.
    let suffix = accessor == "setter" && Self.setByFields.contains(name) ? "OfField" : ""
    draft.replace(
      node,
      with: "Selector(\"\(selector)\", \(accessor)Of: "
        + "\\\(declaredByUIKit(name, property.reference))\(suffix))")
  }

  /// The selectors written as strings that the simulation's UIKit supports on its own classes.
  private static let knownSelectors: Set<String> = ["sharedApplication"]

  /// Rewrites a call for Linux: of an optional method, with a selector as a string, and more.
  ///
  /// A selector made from a string becomes one like those of `#selector`. If the app has no method
  /// with the selector, a message is recorded.
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

  /// Replaces `.continuous` by the clock with virtual time, since `.continuous` means Swift's own
  /// clock.
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

  /// Rewrites `NSMutableAttributedString()`, because its empty initializer exists only on a Mac.
  private func portEmptyText(_ node: FunctionCallExprSyntax) {
    let name = node.calledExpression.trimmedDescription
    guard Self.texts.contains(name),
      node.arguments.isEmpty, node.trailingClosure == nil, node.leftParen != nil
    else { return }
    draft.replace(node, with: "\(name)(string: \"\")")
  }

  /// Rewrites `UIScrollView.classForCoder()`, which on Linux exists only for objects.
  private func portClass(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["classForCoder", "class"].contains(member.declName.baseName.text), node.arguments.isEmpty,
      let type = member.base?.as(DeclReferenceExprSyntax.self),
      type.baseName.text.first?.isUppercase == true
    else { return }
    draft.replace(node, with: "\(type.baseName.text).self")
  }

  /// Rewrites `type(of: object).description()`, which on a Mac returns the class's name.
  private func portDescription(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "description", node.arguments.isEmpty,
      let type = member.base?.as(FunctionCallExprSyntax.self),
      type.calledExpression.trimmedDescription == "type"
    else { return }
    draft.replace(node, with: "String(reflecting: \(type.trimmedDescription))")
  }

  /// Rewrites `object.conforms(to: P.self)` for an Objective-C protocol as a check in Swift.
  private func portConformance(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "conforms", let base = member.base,
      node.arguments.count == 1, let argument = node.arguments.first, argument.label?.text == "to",
      let type = argument.expression.as(MemberAccessExprSyntax.self),
      type.declName.baseName.text == "self", let name = type.base?.trimmedDescription
    else { return }
    draft.replace(node, with: "(\(base.trimmedDescription) is any \(name))")
  }

  /// Removes the second question mark of `delegate?.finished?(self)`, whose method now has a
  /// default.
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
  /// Whether porting replaces the macro's arguments, too, not only its name.
  var hasOwnArguments: Bool { ["selector", "keyPath", "imageLiteral"].contains(macroName.text) }
}

extension FunctionCallExprSyntax {
  /// The text of the selector in `Selector("show:")` or `NSSelectorFromString("show:")`, or nil.
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
  /// The expression without a cast by `as`, which selects one of several methods by its parameters.
  fileprivate var withoutCast: ExprSyntax {
    let inner = withoutParentheses
    guard let sequence = inner.as(SequenceExprSyntax.self),
      sequence.elements.contains(where: { $0.is(UnresolvedAsExprSyntax.self) })
    else { return inner }
    return sequence.elements.first ?? inner
  }

  /// The method that `as` selects by its parameters' types, as in `name as (URL) -> Bool`; or nil.
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

  /// The expression without `any` before a protocol's name.
  fileprivate var withoutAny: ExprSyntax {
    guard let type = self.as(TypeExprSyntax.self)?.type.as(SomeOrAnyTypeSyntax.self),
      type.someOrAnySpecifier.text == "any"
    else { return self }
    return ExprSyntax(TypeExprSyntax(type: type.constraint))
  }

  /// Returns a method's name, and a reference to it without an object, for `#selector`.
  ///
  /// Nil if the type that has the method is unknown.
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

  /// Returns the type that the expression names, or the type of the property that it names; or nil.
  private func typeName(in type: String?, propertyTypes: [String: String]) -> String? {
    let text = trimmedDescription
    if ["self", "self?", "self!", "Self", "type(of: self)"].contains(text) { return type }
    var property = text.hasPrefix("self.") ? text.dropFirst(5) : text[...]
    if property.hasSuffix("?") || property.hasSuffix("!") { property = property.dropLast() }
    let name = String(property)
    if let known = propertyTypes[name] ?? Self.typesOfUIKitsProperties[name] {
      return known
    }
    let last = text.split(separator: ".").last ?? ""
    return last.drop { $0 == "_" }.first?.isUppercase == true ? text : nil
  }

  /// The types of some properties of UIKit's classes, by property name.
  private static let typesOfUIKitsProperties = [
    "collectionView": "UICollectionView", "navigationController": "UINavigationController",
    "scrollView": "UIScrollView", "tableView": "UITableView", "textField": "UITextField",
    "textView": "UITextView", "view": "UIView", "window": "UIWindow",
  ]
}

extension TypeSyntax {
  /// The function type that this type is, possibly in the parentheses of an optional; or nil.
  fileprivate var functionType: FunctionTypeSyntax? {
    if let function = self.as(FunctionTypeSyntax.self) { return function }
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType.functionType }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.type.functionType
  }
}
