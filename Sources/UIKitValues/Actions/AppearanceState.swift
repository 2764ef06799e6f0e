/// How far a view controller's appearance or disappearance has come, by its last callback.
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

  /// Whether the view controller's last callback was `viewWillAppear` or `viewDidAppear`.
  package var isAppearing: Bool {
    switch stage {
    case .willAppear, .isAppearing, .didAppear: true
    case .willDisappear, .didDisappear: false
    }
  }

  /// Records that an appearance callback is about to be called, if it may follow the last callback.
  ///
  /// - Returns: whether the callback may follow. If not, the state stays the same.
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
