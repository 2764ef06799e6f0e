import UIKitValues

/// The values of a view or guide that determine UIKit's own constraints for it.
///
/// If the values don't change between layout passes, the constraints stay.
enum EngineItemState: Equatable {
  case view(ViewState)
  case guide(GuidePlace?)

  /// The values of a view, such as its content size, that determine UIKit's own constraints.
  struct ViewState: Equatable {
    /// The view's frame in its superview, or nil if constraints determine the frame.
    let frame: CGRect?
    let origin: CGPoint
    let content: CGSize
    let hugging: [UILayoutPriority]
    let resistance: [UILayoutPriority]
  }
}

extension LayoutItem {
  /// The view's or guide's current values that determine UIKit's own constraints for it.
  @MainActor var engineState: EngineItemState {
    guard let view = self as? UIView else { return .guide((self as? UILayoutGuide)?.fixedPlace) }
    let axes = [NSLayoutConstraint.Axis.horizontal, .vertical]
    return .view(
      EngineItemState.ViewState(
        frame: view.keepsFrame ? view.laidOutFrame : nil, origin: view.boundsOrigin,
        content: view.keepsFrame ? .zero : view.intrinsicContentSize,
        hugging: axes.map { view.contentHuggingPriority(for: $0) },
        resistance: axes.map { view.contentCompressionResistancePriority(for: $0) }))
  }
}
