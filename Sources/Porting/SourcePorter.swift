import AppSource
import SwiftParser
import SwiftSyntax

/// Ports an app's Swift source files from Apple's systems to Linux.
///
/// Only code is changed that would not compile on Linux, or would behave differently there. No line
/// gets another number, so errors and crashes refer to places in the original source.
package struct SourcePorter: Sendable {
  /// The module name of an app whose sources are all compiled as one module.
  package static let nameOfOneModule = "App"

  private let sources: [Source]
  private let isOneModule: Bool

  /// Creates a porter for source files that share declarations, such as those of a module.
  ///
  /// - Parameters:
  ///   - sources: the source files.
  ///   - isOneModule: whether the files are compiled as one module. Imports of other modules are
  ///     then replaced, because the files of those modules are expected among `sources`. Imports of
  ///     formlift's and Swift's modules stay.
  package init(_ sources: [Source], isOneModule: Bool = false) {
    self.sources = sources
    self.isOneModule = isOneModule
  }

  /// Returns the ported source files, in the same order.
  package func run() -> [PortedSource] {
    let trees = sources.map { Parser.parse(source: $0.textToParse) }
    let declarations = Declarations(of: trees)
    let folders = Set(sources.flatMap { $0.name.split(separator: "/").dropLast().map(String.init) })
    let initializers = Initializers(of: trees, declarations: declarations)
    let visitors = zip(sources, trees).map { source, tree in
      let visitor = PortingVisitor(
        Draft(source, locations: SourceLocationConverter(fileName: source.name, tree: tree)),
        declarations: declarations, initializers: initializers, folders: folders,
        isOneModule: isOneModule)
      if tree.hasError, let place = tree.firstError {
        visitor.draft.find("this is not valid Swift", at: place, isError: true)
      }
      visitor.walk(tree)
      visitor.addImports()
      return visitor
    }
    MissingImport.note(in: visitors)
    let isAskedFor = visitors.contains { $0.constructs || !isOneModule && $0.importsOthers }
    for visitor in visitors { visitor.addConstruction(isAskedFor: isAskedFor) }
    return visitors.map(\.draft.ported)
  }
}

extension SourceFileSyntax {
  /// The first missing or unexpected syntax in the source file, or nil if its syntax is valid.
  fileprivate var firstError: Syntax? {
    let visitor = ErrorVisitor(viewMode: .all)
    visitor.walk(self)
    return visitor.first
  }
}

/// A visitor that finds the first syntax error of a source file.
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
    // Only Swift 6 rejects a space before an attribute's parenthesis.
    let isBlankBefore =
      token.presence == .present && token.tokenKind == .leftParen
      && token.parent?.is(AttributeSyntax.self) == true
    if first == nil, !isBlankBefore, token.presence == .missing || token.hasError {
      first = Syntax(token)
    }
    return .skipChildren
  }
}
