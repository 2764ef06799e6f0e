import SwiftSyntax

/// The part of the port to Linux that reports code for features that Linux or the simulation lacks.
extension PortingVisitor {
  /// Reports an extension for arrays of an Objective-C protocol's objects, if the app has such
  /// arrays.
  ///
  /// On a Mac such a protocol conforms to itself, so that its arrays have the extension's members.
  func look(at node: ExtensionDeclSyntax) {
    for requirement in node.genericWhereClause?.requirements ?? [] {
      guard case .conformanceRequirement(let conformance) = requirement.requirement else {
        continue
      }
      let (left, name) = (
        conformance.leftType.trimmedDescription, conformance.rightType.trimmedDescription
      )
      guard declarations.protocolsOfObjectiveC.contains(name),
        declarations.elementTypes.contains(name)
      else { continue }
      draft.find(
        "an array of \(name) does not get these members on Linux; "
          + "write \"where \(left) == any \(name)\"", at: conformance)
    }
  }

  /// Records a message about a sheet's height that the app computes, which isn't supported.
  func look(at call: FunctionCallExprSyntax) {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "custom",
      member.base.map({ $0.trimmedDescription.hasSuffix("Detent") }) ?? call.isAmongDetents
    else { return }
    draft.find(
      "a sheet's custom detents are not supported; .medium() or .large() is used instead",
      at: member.declName)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is part of a value for a property or an argument named `detents`.
  fileprivate var isAmongDetents: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if let argument = node.as(LabeledExprSyntax.self), argument.label?.text == "detents" {
        return true
      }
      if let sequence = node.as(SequenceExprSyntax.self) {
        return sequence.elements.first?.trimmedDescription.hasSuffix("detents") ?? false
      }
      if node.is(CodeBlockItemSyntax.self) { return false }
    }
    return false
  }
}
