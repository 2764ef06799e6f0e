import SwiftSyntax

/// A member that an extension overrides, which takes the Objective-C runtime: without it the class has to.
///
/// The extension keeps the body, under another name, and the class overrides the member to call it.
struct ExtensionOverride {
  /// The class that is extended, as its declaration names it.
  let type: String
  /// What stands for the member in the class.
  let text: String

  static let suffix = "OfExtension"

  init?(_ member: DeclSyntax, in type: String) {
    guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.contains(where: { $0.name.text == "override" }),
      let text = member.as(FunctionDeclSyntax.self)?.callingExtension
        ?? member.as(VariableDeclSyntax.self)?.askingExtension
    else { return nil }
    self.type = type.split(separator: ".").last.map(String.init) ?? type
    self.text = "\(modifiers.inOneLine) \(text)"
  }
}

extension FunctionDeclSyntax {
  fileprivate var callingExtension: String? {
    guard genericParameterClause == nil else { return nil }
    let arguments = signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    let effects = signature.effectSpecifiers
    let start = effects?.throwsClause == nil ? "" : "try "
    let wait = effects?.asyncSpecifier == nil ? "" : "await "
    let call = "\(name.text)\(ExtensionOverride.suffix)(\(arguments.joined(separator: ", ")))"
    return "func \(name.text)\(signature.inOneLine) { \(start)\(wait)\(call) }"
  }
}

extension VariableDeclSyntax {
  fileprivate var askingExtension: String? {
    guard bindings.count == 1, let binding = bindings.first, let type = binding.typeAnnotation,
      let block = binding.accessorBlock
    else { return nil }
    let name = binding.pattern.trimmedDescription
    let other = "\(name)\(ExtensionOverride.suffix)"
    let start = "var \(name)\(type.inOneLine)"
    guard case .accessors(let accessors) = block.accessors else { return "\(start) { \(other) }" }
    switch accessors.map(\.accessorSpecifier.text) {
    case ["get"]: return "\(start) { \(other) }"
    case ["get", "set"]: return "\(start) { get { \(other) } set { \(other) = newValue } }"
    default: return nil
    }
  }
}
