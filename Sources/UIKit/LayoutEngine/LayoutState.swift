import Foundation

/// The state that Auto Layout keeps of a view.
@MainActor final class LayoutState {
  /// Those that it holds.
  var constraints: [NSLayoutConstraint] = []
  /// Those that were added to it.
  var guides: [UILayoutGuide] = []
  /// UIKit's own, by their names.
  var systemGuides: [String: UILayoutGuide] = [:]
  var keyboardGuide: UIKeyboardLayoutGuide?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var resistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// Where a label of several lines breaks them.
  var wrapWidth: CGFloat?
  /// What solves the constraints of its tree, while it is the outermost view and there are any.
  var engine: LayoutEngine?
  /// How far it reached out of the safe area when it was told of that last.
  var safeArea = UIEdgeInsets.zero
  /// Whether views or the first constraints came into its tree, or left it.
  var isTreeNew = true
}
