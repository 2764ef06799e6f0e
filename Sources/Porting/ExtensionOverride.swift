import SwiftSyntax

/// An override of a class's member that an app's source files declare in an extension.
///
/// On a Mac, the Objective-C runtime allows this. On Linux, the class itself has to override the
/// member. The body stays in the extension under another name, and the class's override calls it.
struct ExtensionOverride {
  /// The name of the extended class, without the types around it.
  let type: String
  /// The name of the overridden member.
  let member: String
  /// The source text of the override to add to the class.
  let text: String
  /// The source text of the override to add to a subclass, if the class is of another module.
  let textInSubclass: String
  /// The overridden method if it is one of Foundation's that Linux lacks, or nil for other members.
  let foundation: FoundationOverride?

  static let suffix = "OfExtension"

  /// Creates the override that must move from an extension into its class.
  ///
  /// Returns nil if the member overrides nothing.
  ///
  /// - Parameters:
  ///   - member: the member of an extension.
  ///   - owner: the extension, which determines the access level.
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
    // A final class can't have open members.
    textInSubclass = self.text.replacing("open ", with: "public ", maxReplacements: 1)
    self.member = member.names.first ?? ""
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

  /// Returns the source text of a call of `other` that passes on this method's own parameters.
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
