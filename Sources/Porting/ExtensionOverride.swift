import SwiftSyntax

/// A member that an extension overrides, which takes the Objective-C runtime: without it the class
/// has to.
///
/// The extension keeps the body, under another name, and the class overrides the member to call it.
struct ExtensionOverride {
  /// The class that is extended, as its declaration names it.
  let type: String
  /// What stands for the member in the class.
  let text: String
  /// What it overrides of Foundation's, which no class has on Linux; nil as a rule.
  let foundation: FoundationOverride?

  static let suffix = "OfExtension"

  /// Creates what stands for a member in the class; nil for one that overrides nothing.
  ///
  /// - Parameters:
  ///   - member: what may override another.
  ///   - owner: the extension whose member it is, of which it has its access.
  init?(_ member: DeclSyntax, in owner: ExtensionDeclSyntax) {
    let type = owner.extendedType.trimmedDescription
    guard let modifiers = member.asProtocol((any WithModifiersSyntax).self)?.modifiers,
      modifiers.contains(where: { $0.name.text == "override" }),
      let text = member.as(FunctionDeclSyntax.self)?.callingExtension
        ?? member.as(VariableDeclSyntax.self)?.askingExtension
    else { return nil }
    let function = member.as(FunctionDeclSyntax.self)
    let label = function?.signature.parameterClause.parameters.last?.firstName.text
    foundation = FoundationOverride.all.first { one in
      function.map { one.isMeant($0.name.text, lastLabel: label) } ?? false
    }
    self.type = type.split(separator: ".").last.map(String.init) ?? type
    let isOpen = !Self.openAccess.isDisjoint(with: modifiers.map(\.name.text))
    let access = owner.modifiers.contains { $0.name.text == "public" } ? "public " : ""
    self.text = "\(isOpen ? "" : access)\(modifiers.inOneLine) \(text)"
  }

  private static let openAccess: Set<String> = [
    "open", "public", "package", "internal", "fileprivate", "private",
  ]
}

extension FunctionDeclSyntax {
  fileprivate var callingExtension: String? {
    guard genericParameterClause == nil else { return nil }
    let call = call(of: name.text + ExtensionOverride.suffix)
    return "func \(name.text)\(signature.inOneLine) { \(call) }"
  }

  /// A call of another method with its own arguments.
  func call(of other: String) -> String {
    let arguments = signature.parameterClause.parameters.map { parameter in
      let name = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? name : "\(parameter.firstName.text): \(name)"
    }
    let effects = signature.effectSpecifiers
    let start = effects?.throwsClause == nil ? "" : "try "
    let wait = effects?.asyncSpecifier == nil ? "" : "await "
    return "\(start)\(wait)\(other)(\(arguments.joined(separator: ", ")))"
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
