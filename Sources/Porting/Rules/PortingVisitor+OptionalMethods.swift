import SwiftSyntax

/// The part of the port to Linux for optional protocol methods that are used without a call.
///
/// An example is `if let moved = delegate?.moved`. A property replaces each of these methods. The
/// property is nil if the object lacks the method.
extension PortingVisitor {
  /// Rewrites code that reads an optional method without calling it.
  ///
  /// The code then reads the property that replaces the method.
  func port(optionalMethod node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard declarations.optionalMethodsAskedFor.contains(name), node.isAskedForMethod else { return }
    draft.replace(node.declName, with: Self.property(of: name))
  }

  /// Returns the source texts for the property that replaces an optional method in a protocol.
  ///
  /// They are the protocol's requirement, and a default implementation that returns nil. Nil if all
  /// code calls the method.
  func propertyTexts(of method: FunctionDeclSyntax) -> (requirement: String, absent: String)? {
    let name = method.name.text
    guard declarations.optionalMethodsAskedFor.contains(name) else { return nil }
    let start = "var \(Self.property(of: name)): \(method.closureType)?"
    return ("; \(start) { get }", "\(start) { nil }")
  }

  /// Adds the property that replaces an optional method to a class that implements the method.
  func portProperty(of method: FunctionDeclSyntax) {
    let name = method.name.text
    guard declarations.optionalMethodsAskedFor.contains(name),
      !method.modifiers.contains(where: { $0.name.text == "override" })
    else { return }
    let start = "\(method.access)var \(Self.property(of: name)): \(method.closureType)?"
    draft.insert("; \(start) { { \(method.callOfItself) } }", after: method)
  }

  private static func property(of method: String) -> String {
    "optional\(method.prefix(1).uppercased())\(method.dropFirst())"
  }
}

extension MemberAccessExprSyntax {
  /// Whether the member is compared with nil or unwrapped, as code does with an optional method.
  var isAskedForMethod: Bool {
    guard declName.argumentNames == nil else { return false }
    if parent?.parent?.is(OptionalBindingConditionSyntax.self) == true { return true }
    guard let sequence = parent?.parent?.as(SequenceExprSyntax.self) else { return false }
    let texts = sequence.elements.map(\.trimmedDescription)
    return texts.count == 3 && texts[2] == "nil" && ["==", "!="].contains(texts[1])
  }
}

extension FunctionDeclSyntax {
  private var parameters: FunctionParameterListSyntax { signature.parameterClause.parameters }

  /// The type, in source text, of a closure that calls the optional method.
  fileprivate var closureType: String {
    let types = parameters.map(\.type.inOneLine).joined(separator: ", ")
    return "((\(types)) -> \(signature.returnClause?.type.inOneLine ?? "Void"))"
  }

  /// The source text of a call of the method with the closure's arguments, such as `$0`.
  ///
  /// The call unwraps the result if porting has made the result optional.
  fileprivate var callOfItself: String {
    let arguments = parameters.enumerated().map { number, parameter in
      parameter.firstName.text == "_" ? "$\(number)" : "\(parameter.firstName.text): $\(number)"
    }
    let call = "self.\(name.text)(\(arguments.joined(separator: ", ")))"
    return typeToMakeOptional == nil ? call : "\(call)!"
  }

  /// The method's access level in source text, for a declaration beside the method.
  fileprivate var access: String {
    let words = modifiers.map(\.name.text)
    if words.contains("open") { return "public " }
    return words.first { ["public", "package", "fileprivate"].contains($0) }.map { "\($0) " } ?? ""
  }
}
