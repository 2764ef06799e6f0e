import UIKitValues

/// The state of a view or guide that determines UIKit's own constraints on it.
///
/// The constraints stay while this state doesn't change.
enum EngineItemState: Equatable {
  case view(ViewState)
  case guide(GuidePlace?)

  /// The state of a view that determines UIKit's own constraints on it.
  struct ViewState: Equatable {
    /// The view's frame, or nil if constraints determine it.
    let frame: CGRect?
    let origin: CGPoint
    let content: CGSize
    let hugging: [UILayoutPriority]
    let resistance: [UILayoutPriority]
  }
}

extension LayoutItem {
  /// The current state of the view or guide that determines UIKit's own constraints on it.
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
