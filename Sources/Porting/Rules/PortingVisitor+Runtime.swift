import SwiftSyntax

/// The part of the port to Linux that reports functions of the Objective-C runtime.
extension PortingVisitor {
  private static let swizzling: Set<String> = [
    "class_addMethod", "class_getClassMethod", "class_getInstanceMethod", "class_replaceMethod",
    "imp_implementationWithBlock", "method_exchangeImplementations", "method_getImplementation",
    "method_setImplementation", "object_setClass",
  ]
  private static let lookup: Set<String> = ["NSProtocolFromString"]
  private static let setting: Set<String> = ["setValue(_:forKey:)", "setValue(_:forKeyPath:)"]

  /// Records a message about a name that needs the Objective-C runtime.
  ///
  /// `NSClassFromString` isn't reported but replaced, since the simulation's UIKit finds classes by
  /// name.
  func look(at node: DeclReferenceExprSyntax) {
    let name = node.baseName.text
    if name == "NSClassFromString" { draft.replace(node, with: "UIKitClassFromString") }
    if Self.swizzling.contains(name) {
      draft.find("\(name): no method can be exchanged without the Objective-C runtime", at: node)
    } else if Self.lookup.contains(name) {
      draft.find("\(name): no protocol can be looked up without the Objective-C runtime", at: node)
    } else if let call = node.calledName, Self.setting.contains(call),
      let key = node.keyCalledWith, declarations.properties.contains(key)
    {
      draft.find(
        "\(call): a property of these sources can't be set by its name, \(key), without the "
          + "Objective-C runtime", at: node)
    }
  }
}

extension DeclReferenceExprSyntax {
  /// The last part of the key given to this method as a literal, as in `value(forKey:)`; or nil.
  fileprivate var keyCalledWith: String? {
    let call = (parent?.as(MemberAccessExprSyntax.self)?.parent ?? parent)?
      .as(FunctionCallExprSyntax.self)
    let argument = call?.arguments.last?.expression
    let text =
      argument?.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      ?? argument?.as(MacroExpansionExprSyntax.self)?.arguments.first?.trimmedDescription
    return text?.split(separator: ".").last.map(String.init)
  }

  /// The full name of the called method, for example `setValue(_:forKey:)`.
  ///
  /// It is nil for methods of UserDefaults or dictionaries, which exist on Linux.
  fileprivate var calledName: String? {
    let member = parent?.as(MemberAccessExprSyntax.self).flatMap { $0.declName.id == id ? $0 : nil }
    guard member != nil || parent?.is(FunctionCallExprSyntax.self) == true,
      let call = (member?.parent ?? parent)?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == member?.id || call.calledExpression.id == id,
      !["defaults", "dictionary"].contains(where: {
        member?.base?.trimmedDescription.lowercased().contains($0) == true
      })
    else { return nil }
    let labels = call.arguments.map { "\($0.label?.text ?? "_"):" }
    return "\(baseName.text)(\(labels.joined()))"
  }
}
