import SwiftSyntax

/// The first place of a file at which it is not Swift: something is missing, or nothing fits it.
final class SyntaxBreak: SyntaxAnyVisitor {
  private(set) var position: AbsolutePosition?

  /// Finds it; nil where there is none.
  init?(in tree: SourceFileSyntax) {
    guard tree.hasError else { return nil }
    super.init(viewMode: .all)
    walk(tree)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    position == nil && node.hasError ? .visitChildren : .skipChildren
  }

  override func visit(_ node: UnexpectedNodesSyntax) -> SyntaxVisitorContinueKind {
    position = position ?? node.positionAfterSkippingLeadingTrivia
    return .skipChildren
  }

  override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    if token.presence == .missing { position = position ?? token.position }
    return .skipChildren
  }
}
