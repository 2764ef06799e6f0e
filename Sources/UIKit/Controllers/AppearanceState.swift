/// A controller's appearance state, which moves through its stages in a fixed order.
struct AppearanceState {
  /// The last appearance callback that the controller received.
  enum LastCallback {
    case willAppear
    case isAppearing
    case didAppear
    case willDisappear
    case didDisappear
  }

  private(set) var stage = LastCallback.didDisappear
  /// Whether the transition that a container began is animated.
  var isAnimated = false

  /// Whether the last callback was `viewWillAppear` or `viewDidAppear`.
  var isAppearing: Bool {
    switch stage {
    case .willAppear, .isAppearing, .didAppear: true
    case .willDisappear, .didDisappear: false
    }
  }

  /// Advances to a stage, if it can follow the current one.
  ///
  /// - Returns: whether it could. If not, the stage stays the same.
  mutating func advance(to next: LastCallback) -> Bool {
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
