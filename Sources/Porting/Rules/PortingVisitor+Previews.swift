import SwiftSyntax

/// The part of the port to Linux that leaves out SwiftUI's previews and views in UIKit files.
extension PortingVisitor {
  /// Removes a declaration or macro that only SwiftUI uses.
  ///
  /// - Returns: whether the node was removed.
  func leavesOut(swiftUI node: some SyntaxProtocol) -> Bool {
    guard SwiftUIUse.kind(of: Syntax(node)) != nil else { return false }
    draft.replace(node, with: "")
    return true
  }

  /// Records the names of the SwiftUI views that are left out of a file that imports SwiftUI.
  ///
  /// - Returns: whether the file has such views or previews, and so no other message is due.
  func noteViewsLeftOut(at node: ImportDeclSyntax) -> Bool {
    let uses = SwiftUIUse.all(in: Syntax(node).root)
    let names = uses.filter { $0.kind == .view }.map(\.name)
    if !names.isEmpty {
      draft.find("Linux has no SwiftUI; \(names.joined(separator: ", ")) is left out", at: node)
    }
    return !uses.isEmpty
  }
}

/// A declaration or macro in a source file that only SwiftUI uses.
private struct SwiftUIUse {
  enum Kind { case preview, view }

  let name: String
  let kind: Kind

  /// Returns all uses in a source file, in source order and without nested ones.
  static func all(in node: Syntax) -> [SwiftUIUse] {
    if let kind = kind(of: node) { return [SwiftUIUse(name: name(of: node), kind: kind)] }
    return node.children(viewMode: .sourceAccurate).flatMap { all(in: $0) }
  }

  /// Returns whether a node is a SwiftUI preview or a SwiftUI view; nil for other nodes.
  static func kind(of node: Syntax) -> Kind? {
    if let macro = node.asProtocol((any FreestandingMacroExpansionSyntax).self) {
      return macro.macroName.text == "Preview" ? .preview : nil
    }
    if let type = node.as(StructDeclSyntax.self) { return kind(type.inheritanceClause, node) }
    if let type = node.as(ExtensionDeclSyntax.self) { return kind(type.inheritanceClause, node) }
    let type =
      node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      ?? node.as(VariableDeclSyntax.self)?.bindings.first?.typeAnnotation?.type
    return type?.trimmedDescription == "some View" ? .view : nil
  }

  private static func kind(_ clause: InheritanceClauseSyntax?, _ node: Syntax) -> Kind? {
    guard let clause else { return nil }
    let names = Set(clause.inheritedTypes.map { $0.type.trimmedDescription })
    if names.contains("PreviewProvider") { return .preview }
    if !names.isDisjoint(with: viewProtocols) { return .view }
    // An app may have a protocol of this name.
    let isOfSwiftUI = names.contains("View") && node.root.description.contains("import SwiftUI")
    return isOfSwiftUI ? .view : nil
  }

  private static let viewProtocols: Set<String> = [
    "UIViewRepresentable", "UIViewControllerRepresentable", "ViewModifier",
  ]

  private static func name(of node: Syntax) -> String {
    if let function = node.as(FunctionDeclSyntax.self) { return function.name.text }
    if let variable = node.as(VariableDeclSyntax.self) {
      return variable.bindings.first?.pattern.trimmedDescription ?? ""
    }
    return node.as(StructDeclSyntax.self)?.name.text
      ?? node.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription ?? ""
  }
}
