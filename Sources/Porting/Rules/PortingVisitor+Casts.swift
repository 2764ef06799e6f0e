import SwiftSyntax

/// The part of the port to Linux that rewrites casts between Swift values and Objective-C classes.
///
/// Swift doesn't convert them on Linux.
extension PortingVisitor {
  /// The source text that begins the replacement of a cast, by the Objective-C class of the cast.
  private static let constructors = [
    "NSArray": "NSArray(array: ", "NSDictionary": "NSDictionary(dictionary: ",
    "NSNumber": "NSNumber(value: ", "NSSet": "NSSet(set: ", "NSString": "NSString(string: ",
    "String": "String(",
  ]
  /// The Objective-C classes whose casts are removed, since the Swift value has their members.
  private static let sameMembers: Set<String> = ["NSIndexPath", "NSNotification"]

  /// Rewrites the casts in an expression with operators for Linux.
  func port(_ node: SequenceExprSyntax) {
    guard !node.isInPattern else { return }
    let elements = Array(node.elements)
    for (index, element) in elements.enumerated() {
      guard let cast = element.as(UnresolvedAsExprSyntax.self),
        cast.questionOrExclamationMark == nil,
        index > 0, index + 1 < elements.count,
        let type = elements[index + 1].as(TypeExprSyntax.self)
      else { continue }
      let operand = elements[..<index].operandOfCast
      port(Cast(keyword: cast, type: type, operand: operand, sequence: node))
    }
  }

  /// An `as` cast, with the expression to cast and the whole expression around it.
  private struct Cast {
    let keyword: UnresolvedAsExprSyntax
    let type: TypeExprSyntax
    let operand: ArraySlice<ExprSyntax>
    let sequence: SequenceExprSyntax

    /// The name of the member in `(x as T).member`, or nil if the cast is used in another way.
    var memberAskedFor: String? {
      let access = sequence.soleInParentheses?.parent?.as(MemberAccessExprSyntax.self)
      return access?.declName.baseName.text
    }
  }

  private func port(_ cast: Cast) {
    let name = cast.type.trimmedDescription
    if name == "AnyObject" || name == "AnyObject?" { return portDynamicMember(cast) }
    if Self.sameMembers.contains(name) {
      // The Swift value lacks members that an extension adds to the class.
      let isAskedForOwn = cast.memberAskedFor.map {
        declarations.extended[name]?.contains($0) == true
      }
      return drop(cast, with: isAskedForOwn == true ? "._bridgeToObjectiveC()" : "")
    }
    let snapshot = name.hasPrefix("NSDiffableDataSourceSnapshot<") ? "\(name)(" : nil
    guard let constructor = Self.constructors[name] ?? snapshot, let first = cast.operand.first,
      !(cast.operand.count == 1 && first.isLiteral)
    else { return }
    draft.insert(constructor, before: first)
    drop(cast, with: ")")
  }

  /// Replaces `as` and the type of a cast by a text, such as a closing parenthesis.
  private func drop(_ cast: Cast, with text: String) {
    guard let last = cast.operand.last else { return }
    draft.replace(
      from: last.endPositionBeforeTrailingTrivia, to: cast.type.endPositionBeforeTrailingTrivia,
      with: text)
  }

  /// Rewrites `(x as AnyObject).cgRectValue` as a cast to the class that has the member.
  ///
  /// In Objective-C, a message with any name can be sent to any object. The value may need
  /// unwrapping.
  private func portDynamicMember(_ cast: Cast) {
    guard let group = cast.sequence.soleInParentheses, let holder = group.parent else { return }
    let isChained = !holder.is(MemberAccessExprSyntax.self)
    let parent = isChained ? holder.parent : holder
    guard let access = parent?.as(MemberAccessExprSyntax.self),
      access.base?.position == holder.position || access.base?.position == group.position
    else { return }
    let member = access.declName.baseName.text
    guard let owner = Self.owner(of: member) else {
      draft.find("\(member) of AnyObject: cast to the class that has it", at: access.declName)
      return
    }
    portNumber(access)
    // `(x as AnyObject).doubleValue!` unwraps a member that the object may lack.
    if !isChained, let unwrapped = access.parent?.as(ForceUnwrapExprSyntax.self) {
      draft.replace(unwrapped.exclamationMark, with: "")
      return draft.replace(
        from: cast.keyword.positionAfterSkippingLeadingTrivia,
        to: cast.type.endPositionBeforeTrailingTrivia, with: "as! \(owner)")
    }
    let isOptional = isChained || access.mayBeNil
    draft.replace(
      from: cast.keyword.positionAfterSkippingLeadingTrivia,
      to: cast.type.endPositionBeforeTrailingTrivia, with: "\(isOptional ? "as?" : "as!") \(owner)")
    if isOptional && !isChained { draft.insert("?", after: group) }
  }

  /// Rewrites a member of a value declared as `AnyObject`, by a cast to the class with the member.
  ///
  /// A call of `super` is rewritten if Linux lacks the Foundation method.
  func port(_ access: MemberAccessExprSyntax) {
    let base = access.base
    if base?.is(SuperExprSyntax.self) == true,
      let type = access.enclosingType,
      let override = FoundationOverride.all.first(where: {
        $0.isMeant(access.declName.baseName.text, lastLabel: access.lastLabelOfCall)
          && declarations.isFirst(type, toHave: $0)
      })
    {
      return draft.replace(access, with: override.inherited)
    }
    let member = access.declName.baseName.text
    let chained = base?.as(OptionalChainingExprSyntax.self)?.expression
    let forced = base?.as(ForceUnwrapExprSyntax.self)?.expression
    guard let base, let object = chained ?? forced ?? access.base, isAnyObject(object),
      let owner = Self.owner(of: member)
    else { return }
    portNumber(access)
    // `object.doubleValue!` unwraps a member that the object may lack.
    if chained == nil, let unwrapped = access.parent?.as(ForceUnwrapExprSyntax.self) {
      draft.replace(unwrapped.exclamationMark, with: "")
    }
    let isUnwrapped = forced?.is(DeclReferenceExprSyntax.self) == true
    let isOptional = chained != nil || !isUnwrapped && access.mayBeNil
    draft.insert("(", before: base)
    let end = isOptional ? " as? \(owner))?" : " as! \(owner))"
    draft.replace(
      from: object.endPositionBeforeTrailingTrivia, to: base.endPositionBeforeTrailingTrivia,
      with: end)
  }

  /// The Swift names of a number's properties, by their Objective-C names.
  private static let numbers = ["integerValue": "intValue", "unsignedIntegerValue": "uintValue"]

  /// Replaces the Objective-C name of a number's property, such as `integerValue`, by its Swift
  /// name.
  ///
  /// Both names work on a value of type `AnyObject`, but a number only has the Swift name.
  private func portNumber(_ access: MemberAccessExprSyntax) {
    guard let name = Self.numbers[access.declName.baseName.text] else { return }
    draft.replace(access.declName, with: name)
  }

  /// Returns whether an expression, or an element of a dictionary, is declared as `AnyObject`.
  private func isAnyObject(_ object: ExprSyntax) -> Bool {
    if let name = object.as(DeclReferenceExprSyntax.self) {
      return declarations.propertyTypes[name.baseName.text] == "AnyObject"
    }
    guard let dictionary = object.as(SubscriptCallExprSyntax.self)?.calledExpression else {
      return false
    }
    let name = dictionary.trimmedDescription.prefix { $0 != "!" && $0 != "?" }
    return declarations.dictionariesOfObjects.contains(String(name))
      || dictionary.trimmedDescription.contains("AnyObject]")
  }

  /// Returns the UIKit or Foundation class that has a member, or nil.
  ///
  /// Apps use such members on objects of any class, for example on values in notifications.
  private static func owner(of member: String) -> String? {
    if ["cgPointValue", "cgRectValue", "cgSizeValue", "uiEdgeInsetsValue"].contains(member) {
      return "NSValue"
    }
    let numbers = [
      "boolValue", "doubleValue", "floatValue", "int32Value", "intValue", "integerValue",
      "uint32Value", "uintValue", "unsignedIntegerValue",
    ]
    if numbers.contains(member) { return "NSNumber" }
    let responders = [
      "becomeFirstResponder", "canBecomeFirstResponder", "canResignFirstResponder",
      "inputAccessoryView", "isFirstResponder", "reloadInputViews", "resignFirstResponder",
    ]
    if responders.contains(member) { return "UIResponder" }
    return ["convert", "endEditing", "superview", "window"].contains(member) ? "UIView" : nil
  }
}

extension ArraySlice<ExprSyntax> {
  /// The part of these elements of an expression that a cast at their end converts.
  ///
  /// It starts after the last operator with lower precedence than `as`.
  fileprivate var operandOfCast: Self {
    let looser = lastIndex { element in
      element.is(AssignmentExprSyntax.self) || element.is(UnresolvedTernaryExprSyntax.self)
        || element.is(UnresolvedAsExprSyntax.self) || element.isLooseOperator
    }
    return self[(looser.map { $0 + 1 } ?? startIndex)...]
  }
}

extension ExprSyntax {
  fileprivate var isLooseOperator: Bool {
    guard let sign = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    let loose = ["??", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "&&", "||"]
    return loose.contains(sign) || sign.hasSuffix("=")
  }

  fileprivate var isLiteral: Bool {
    self.is(IntegerLiteralExprSyntax.self) || self.is(FloatLiteralExprSyntax.self)
      || self.is(BooleanLiteralExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
  }

  fileprivate var isNil: Bool { self.is(NilLiteralExprSyntax.self) }
}

extension SequenceExprSyntax {
  /// Whether the cast is in a pattern like `case let text as String`, which converts nothing.
  fileprivate var isInPattern: Bool {
    var next = parent
    while let node = next, !node.is(StmtSyntax.self), !node.is(CodeBlockItemSyntax.self) {
      if node.is(ExpressionPatternSyntax.self) { return true }
      next = node.parent
    }
    return false
  }

  /// The parentheses around the expression, if they contain nothing else; or nil.
  fileprivate var soleInParentheses: TupleExprSyntax? {
    guard let tuple = parent?.parent?.parent?.as(TupleExprSyntax.self), tuple.elements.count == 1
    else { return nil }
    return tuple
  }
}

extension MemberAccessExprSyntax {
  /// The label of the last argument in a call of this member, or nil.
  fileprivate var lastLabelOfCall: String? {
    parent?.as(FunctionCallExprSyntax.self)?.arguments.last?.label?.text
  }

  /// Whether the code around the value uses the value as an optional.
  ///
  /// In Swift, a member that is looked up at run time is optional.
  fileprivate var mayBeNil: Bool {
    guard let parent else { return false }
    if parent.is(OptionalChainingExprSyntax.self) { return true }
    if let initializer = parent.as(InitializerClauseSyntax.self) {
      return initializer.parent?.as(PatternBindingSyntax.self)?.typeAnnotation == nil
    }
    return parent.parent?.as(SequenceExprSyntax.self)?.takesOptional(at: position) ?? false
  }
}

extension SequenceExprSyntax {
  /// Returns whether the operator after the operand at `position` accepts an optional, such as
  /// `??`.
  fileprivate func takesOptional(at position: AbsolutePosition) -> Bool {
    let elements = Array(elements)
    guard let index = elements.firstIndex(where: { $0.position == position }),
      index + 1 < elements.count
    else { return false }
    if elements[index + 1].is(UnresolvedAsExprSyntax.self) { return true }
    guard let sign = elements[index + 1].as(BinaryOperatorExprSyntax.self)?.operator.text else {
      return false
    }
    return sign == "??" || (["==", "!="].contains(sign) && elements[index + 2].isNil)
  }
}
