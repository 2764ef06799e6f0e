/// The state of a controller's appearance, whose stages follow each other in one order.
struct AppearanceState {
  /// The last that a controller was told of its appearance.
  enum Stage {
    case willAppear
    case isAppearing
    case didAppear
    case willDisappear
    case didDisappear
  }

  private(set) var stage = Stage.didDisappear
  /// Whether what a container began by itself is seen to move.
  var isAnimated = false

  /// Whether it was told last that it appears, rather than that it goes.
  var isAppearing: Bool {
    switch stage {
    case .willAppear, .isAppearing, .didAppear: true
    case .willDisappear, .didDisappear: false
    }
  }

  /// Goes on to a stage.
  ///
  /// - Returns: whether that may follow the present one; else it stays.
  mutating func advance(to next: Stage) -> Bool {
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
