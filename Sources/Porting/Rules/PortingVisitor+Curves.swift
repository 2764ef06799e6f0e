import SwiftSyntax

/// The part of the port to Linux that rewrites `switch` statements over an animation curve.
extension PortingVisitor {
  private static let curves: Set<String> = ["easeIn", "easeInOut", "easeOut", "linear"]

  /// Adds a `default` to a switch over the keyboard's animation curve.
  ///
  /// UIKit's curves are an Objective-C enumeration with an undeclared fifth case. On a Mac, a
  /// switch over the four declared cases compiles without a default, and ends the app at the fifth.
  func port(_ node: SwitchExprSyntax) {
    let cases = node.cases.compactMap { $0.as(SwitchCaseSyntax.self) }
    guard cases.count == node.cases.count else { return }
    var names: Set<String> = []
    for one in cases {
      guard let items = one.label.as(SwitchCaseLabelSyntax.self)?.caseItems else { return }
      names.formUnion(items.map { $0.pattern.trimmedDescription.lastName })
    }
    guard names == Self.curves else { return }
    draft.insert(
      "default: fatalError(\"unexpected UIView.AnimationCurve\") ", before: node.rightBrace)
  }
}
