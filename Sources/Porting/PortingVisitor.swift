import SwiftSyntax

/// A visitor of a source file's syntax tree that rewrites what doesn't compile on Linux.
final class PortingVisitor: SyntaxVisitor {
  var draft: Draft
  let declarations: Declarations
  let initializers: Initializers
  /// The names of the folders that contain the app's source files; a folder may be a module.
  let folders: Set<String>
  /// Whether all of the app's source files are compiled as one module.
  let isOneModule: Bool
  /// The classes that are declared in the source file and were visited so far.
  private(set) var classes: [ClassDeclSyntax] = []
  /// Whether the file creates views or controllers by a metatype, that is, a class in a variable.
  var constructs = false
  /// Whether the file imports a module for logging, so that `Logger` means the system's.
  var importsLogging = false
  /// Whether the file imports an unknown module, which may create objects of the app's classes.
  var importsOthers = false
  /// The names of the modules that the source file imports.
  var imported: Set<String> = []
  /// The imports of modules that don't exist on Linux.
  var missingImports: [MissingImport] = []
  /// The modules to import on Linux for types that on a Mac are part of Foundation.
  var modulesBesideFoundation: Set<String> = []

  init(
    _ draft: Draft, declarations: Declarations, initializers: Initializers, folders: Set<String>,
    isOneModule: Bool
  ) {
    self.draft = draft
    self.declarations = declarations
    self.initializers = initializers
    self.folders = folders
    self.isOneModule = isOneModule
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .skipChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clausesThatMayHold {
      if let condition = clause.condition { port(condition: condition) }
      if let elements = clause.elements { walk(elements) }
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .skipChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    if leavesOut(node) { return .skipChildren }
    classes.append(node)
    port(node)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    leavesOut(swiftUI: node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    leavesOut(swiftUI: node) ? .skipChildren : .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if leavesOut(swiftUI: node) { return .skipChildren }
    look(at: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if leavesOut(swiftUI: node) { return .skipChildren }
    port(node)
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if leavesOut(swiftUI: node) { return .skipChildren }
    port(node)
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .visitChildren
  }

  override func visit(_ node: AvailabilityConditionSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .skipChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if leavesOut(swiftUI: node) { return .skipChildren }
    port(node)
    return node.hasOwnArguments ? .skipChildren : .visitChildren
  }

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    port(call: node)
    port(construction: node)
    look(at: node)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    port(node)
    port(optionalMethod: node)
    port(superOfExtension: node)
    port(superOfTouches: node)
    if let base = node.base?.as(DeclReferenceExprSyntax.self) { port(qualifier: base.baseName) }
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) { port(qualifier: base.name) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    look(at: node)
    portLogger(node.baseName)
    lookForOtherModule(node.baseName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    portLogger(node.name)
    lookForOtherModule(node.name)
    return .visitChildren
  }
}
