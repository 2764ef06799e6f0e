import SwiftSyntax

/// The first syntax error of a Swift file: a missing or unexpected token.
package final class SyntaxBreak: SyntaxAnyVisitor {
  package private(set) var position: AbsolutePosition?

  /// Finds the first syntax error of a parsed file; nil if the file is valid.
  package init?(in tree: SourceFileSyntax) {
    guard tree.hasError else { return nil }
    super.init(viewMode: .all)
    walk(tree)
  }

  package override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    position == nil && node.hasError ? .visitChildren : .skipChildren
  }

  package override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    position = position ?? node.positionAfterSkippingLeadingTrivia
    return .skipChildren
  }

  package override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { position = position ?? token.position }
    return .skipChildren
  }
}
