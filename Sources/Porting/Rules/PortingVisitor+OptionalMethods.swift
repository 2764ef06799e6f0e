import SwiftSyntax

/// Optional protocol methods used without a call: `if let moved = delegate?.moved`.
///
/// A property replaces each such method. It is nil if the object lacks the method.
extension PortingVisitor {
  /// Makes code read a method from its property.
  func port(optionalMethod node: MemberAccessExprSyntax) {
    let name = node.declName.baseName.text
    guard declarations.optionalMethodsAskedFor.contains(name), node.isAskedForMethod else { return }
    draft.replace(node.declName, with: Self.property(of: name))
  }

  /// Returns the property's requirement and its default for objects without the method, or nil if
  /// no code uses the method this way.
  func propertyTexts(of method: FunctionDeclSyntax) -> (requirement: String, absent: String)? {
    let name = method.name.text
    guard declarations.optionalMethodsAskedFor.contains(name) else { return nil }
    let start = "var \(Self.property(of: name)): \(method.closureType)?"
    return ("; \(start) { get }", "\(start) { nil }")
  }

  /// Adds the property to an object with the method.
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
  /// Whether the member is unwrapped or compared with nil, like an optional method.
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

  /// The type of a closure that calls the method.
  fileprivate var closureType: String {
    let types = parameters.map(\.type.inOneLine).joined(separator: ", ")
    return "((\(types)) -> \(signature.returnClause?.type.inOneLine ?? "Void"))"
  }

  /// A call with the closure's arguments.
  ///
  /// Its result may be nil only if the method has a default.
  fileprivate var callOfItself: String {
    let arguments = parameters.enumerated().map { number, parameter in
      parameter.firstName.text == "_" ? "$\(number)" : "\(parameter.firstName.text): $\(number)"
    }
    let call = "self.\(name.text)(\(arguments.joined(separator: ", ")))"
    return typeToMakeOptional == nil ? call : "\(call)!"
  }

  /// The access level, for a declaration beside this one.
  fileprivate var access: String {
    let words = modifiers.map(\.name.text)
    if words.contains("open") { return "public " }
    return words.first { ["public", "package", "fileprivate"].contains($0) }.map { "\($0) " } ?? ""
  }
}
