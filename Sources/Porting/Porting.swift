import AppSource
import SwiftParser
import SwiftSyntax

/// The pass that ports an app's Swift sources, written for the Objective-C runtime, to Linux.
///
/// It edits what does not compile without that runtime and leaves every line where it was, so that
/// errors and crashes name the place in the source.
package struct Porting: Sendable {
  /// What the module is called that all sources are compiled as.
  package static let nameOfOneModule = "App"

  private let sources: [Source]
  private let isOneModule: Bool

  /// Creates a pass over sources that know each other's declarations, as those of a module.
  ///
  /// - Parameters:
  ///   - sources: the sources.
  ///   - isOneModule: whether they are compiled as one module with none beside it but those of formlift and of
  ///     Swift, so that what is imported of others is among them or nowhere.
  package init(_ sources: [Source], isOneModule: Bool = false) {
    self.sources = sources
    self.isOneModule = isOneModule
  }

  /// Returns the ported sources in the order of the sources.
  package func run() -> [Ported] {
    let trees = sources.map { Parser.parse(source: $0.text) }
    let declarations = Declarations(of: trees)
    let folders = Set(sources.flatMap { $0.name.split(separator: "/").dropLast().map(String.init) })
    let initializers = Initializers(of: trees, declarations: declarations)
    let visitors = zip(sources, trees).map { source, tree in
      let visitor = PortingVisitor(
        Draft(source, locations: SourceLocationConverter(fileName: source.name, tree: tree)),
        declarations: declarations, initializers: initializers, folders: folders,
        isOneModule: isOneModule)
      if tree.hasError, let place = tree.firstError {
        visitor.draft.find("it does not parse as Swift here", at: place, isError: true)
      }
      visitor.walk(tree)
      visitor.addImports()
      return visitor
    }
    let isAskedFor = visitors.contains { $0.constructs || !isOneModule && $0.importsOthers }
    for visitor in visitors { visitor.addConstruction(isAskedFor: isAskedFor) }
    return visitors.map(\.draft.ported)
  }
}

extension SourceFileSyntax {
  /// What the parser missed first, or found in a place where it does not belong; nil where the
  /// compiler takes the source all the same.
  fileprivate var firstError: Syntax? {
    let visitor = ErrorVisitor(viewMode: .all)
    visitor.walk(self)
    return visitor.first
  }
}

private final class ErrorVisitor: SyntaxAnyVisitor {
  var first: Syntax?

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if first == nil, node.is(UnexpectedNodesSyntax.self),
      node.hasError || !node.children(viewMode: .all).isEmpty
    {
      first = node
    }
    return first == nil && node.hasError ? .visitChildren : .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    // A blank before an attribute's parenthesis is an error in Swift 6 alone.
    let isBlankBefore =
      token.presence == .present && token.tokenKind == .leftParen
      && token.parent?.is(AttributeSyntax.self) == true
    if first == nil, !isBlankBefore, token.presence == .missing || token.hasError {
      first = Syntax(token)
    }
    return .skipChildren
  }
}
