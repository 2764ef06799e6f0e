import SwiftSyntax

/// The views of one branch of an `if` or `switch` whose condition only the running app knows.
struct ConditionalViews {
  /// The condition as a form's definition can express it, or nil.
  let condition: ImportedCondition?
  let nodes: [ViewNode]
  let place: SourceLocation
  /// The condition in words for messages, such as `if isAdmin`.
  let words: String
  /// Whether the app shows the views at first, as far as the source code tells.
  let isShownAtFirst: Bool

  /// Whether the views don't show at first and have no fields, such as an error message.
  var isLeftOut: Bool { !isShownAtFirst && nodes.allSatisfy { $0.fieldCount == 0 } }

  /// The texts of the views at first; none if they are left out.
  var texts: [String] { isLeftOut ? [] : nodes.flatMap(\.texts) }
}
