import Foundation

/// All that UIKit's own constraints on a view or guide are made of: while it stays, so do they.
enum EngineItemState: Equatable {
  case view(ViewState)
  case guide(GuidePlace?)

  struct ViewState: Equatable {
    /// Nil for a view whose frame constraints give.
    let frame: CGRect?
    let origin: CGPoint
    let content: CGSize
    let hugging: [UILayoutPriority]
    let resistance: [UILayoutPriority]
  }
}

extension LayoutItem {
  /// What its own constraints are made of now.
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
