/// The state of a view controller's appearance or disappearance, as of its last callback.
package struct AppearanceState {
  /// The last appearance callback that a view controller received, such as `viewDidAppear`.
  package enum LastCallback {
    case willAppear
    case isAppearing
    case didAppear
    case willDisappear
    case didDisappear
  }

  package private(set) var stage = LastCallback.didDisappear
  /// Whether the transition that a container began with `beginAppearanceTransition` is animated.
  package var isAnimated = false

  package init() {}

  /// Whether the view controller's last callback was one of its appearance, such as
  /// `viewWillAppear`.
  package var isAppearing: Bool {
    switch stage {
    case .willAppear, .isAppearing, .didAppear: true
    case .willDisappear, .didDisappear: false
    }
  }

  /// Records the next appearance callback, unless that callback can't follow the last one.
  ///
  /// - Returns: whether the callback can follow. If not, the caller must not call it.
  package mutating func advance(to next: LastCallback) -> Bool {
    let isNext =
      switch next {
      case .willAppear: !isAppearing
      case .isAppearing: stage == .willAppear
      case .didAppear: stage == .isAppearing
      case .willDisappear: isAppearing
      case .didDisappear: stage == .willDisappear
      }
    if isNext { stage = next }
    return isNext
  }
}
