import UIKitValues

/// The inputs of UIKit's own constraints on an item.
///
/// The constraints stay while the inputs don't change.
enum EngineItemState: Equatable {
  case view(ViewState)
  case guide(GuidePlace?)

  /// The inputs of a view's implicit constraints.
  struct ViewState: Equatable {
    /// The frame, or nil if constraints determine it.
    let frame: CGRect?
    let origin: CGPoint
    let content: CGSize
    let hugging: [UILayoutPriority]
    let resistance: [UILayoutPriority]
  }
}

extension LayoutItem {
  /// The current inputs of the item's own constraints.
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
