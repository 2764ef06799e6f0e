import Foundation
import SwiftParser
import SwiftSyntax

/// The members that the module UIKit declares or re-exports, read from Formlift's sources.
struct Members {
  /// Properties that code sets without an immediate effect, such as `UIView.tag`.
  private(set) var stored: [String] = []
  /// Methods that do nothing, such as `UIViewController.viewDidLoad`.
  private(set) var empty: [String] = []
  /// How often each word occurs in the sources, not counting declarations of a property so named.
  private(set) var mentions: [String: Int] = [:]

  init() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")
    let files = ["AppFoundation", "UIKitValues", "UIKit"].flatMap { module in
      FileManager.default.enumerator(
        at: sources.appending(path: module), includingPropertiesForKeys: nil)?.allObjects ?? []
    }
    for case let file as URL in files where file.pathExtension == "swift" {
      let tree = Parser.parse(source: try String(contentsOf: file, encoding: .utf8))
      let visitor = MemberVisitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      stored += visitor.stored
      empty += visitor.empty
      for token in tree.tokens(viewMode: .sourceAccurate) {
        guard case .identifier(let name) = token.tokenKind,
          token.parent?.parent?.is(PatternBindingSyntax.self) != true,
          token.nextToken(viewMode: .sourceAccurate)?.tokenKind != .colon
        else { continue }
        mentions[name, default: 0] += 1
      }
    }
  }
}

private final class MemberVisitor: SyntaxVisitor {
  var stored: [String] = []
  var empty: [String] = []
  private var types: [String] = []

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func enter(_ type: String) -> SyntaxVisitorContinueKind {
    types.append(type)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.text == "var", isOpen(node.modifiers) else { return .skipChildren }
    for binding in node.bindings where binding.accessorBlock == nil {
      stored.append(name(of: binding.pattern.trimmedDescription))
    }
    return .skipChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if isOpen(node.modifiers), node.body?.statements.isEmpty == true {
      empty.append(name(of: node.name.text))
    }
    return .skipChildren
  }

  private func name(of member: String) -> String { (types + [member]).joined(separator: ".") }

  private func isOpen(_ modifiers: DeclModifierListSyntax) -> Bool {
    modifiers.contains { ["open", "public"].contains($0.name.text) && $0.detail == nil }
      && !modifiers.contains { $0.detail?.detail.text == "set" }
  }
}
