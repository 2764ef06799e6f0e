import AppSource
import SwiftDeclarations
import SwiftSyntax

/// The views in a branch of an `if` or `switch` whose condition only the running app knows.
struct ConditionalViews {
  /// The condition as it is written in a form's definition, or nil if a definition can't express
  /// it.
  let condition: ImportedCondition?
  var nodes: [ViewNode]
  let place: SourceLocation
  /// The place of the `if` or `switch`, which all of its branches share.
  let statement: SourceLocation
  /// The condition as text for messages, such as `if isAdmin`.
  let words: String
  /// Whether the views are visible when the screen appears, as far as the source code tells.
  let isShownAtFirst: Bool
  /// Whether the views are visible when the screen appears, if initial values in the source code
  /// decide it; or else nil.
  var isKnownAtFirst: Bool?
  /// The messages about source code inside of the views.
  var findings: [SourceProblem] = []

  /// Whether the form lacks the views: they are not visible at first and have no fields.
  ///
  /// An example is an error message.
  var isLeftOut: Bool { !isShownAtFirst && nodes.allSatisfy { $0.fieldCount == 0 } }

  /// The texts of these views that the form shows; empty if the form lacks the views.
  var texts: [String] { isLeftOut ? [] : nodes.flatMap(\.texts) }
}
