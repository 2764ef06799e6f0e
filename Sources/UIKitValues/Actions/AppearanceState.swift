/// A view controller's appearance state, which moves through its stages in a fixed order.
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
  /// Whether the appearance transition that a container controller began is animated.
  package var isAnimated = false

  package init() {}

  /// Whether the view controller's last callback was `viewWillAppear` or `viewDidAppear`.
  package var isAppearing: Bool {
    switch stage {
    case .willAppear, .isAppearing, .didAppear: true
    case .willDisappear, .didDisappear: false
    }
  }

  /// Advances the controller's appearance to a stage, if that can follow the current one.
  ///
  /// - Returns: whether it could. If not, the stage stays the same.
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
