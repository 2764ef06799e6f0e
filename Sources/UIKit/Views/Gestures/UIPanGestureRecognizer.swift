import UIKitValues

/// A recognizer of a finger's drag on its view.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1 { didSet { notDone(UIPanGestureRecognizer.self) } }
  open var maximumNumberOfTouches = Int.max { didSet { notDone(UIPanGestureRecognizer.self) } }
  /// The start of the translation, as a position in the window's coordinates.
  private var origin = CGPoint.zero
  /// The finger's velocity in the window's coordinates, in points per second.
  private var speed = CGPoint.zero

  override var takesDrag: Bool { minimumNumberOfTouches <= 1 }

  /// Prepares a pan that starts at a point in the window's coordinates.
  func begin(at place: CGPoint) { (origin, self.place, speed) = (place, place, .zero) }

  /// Moves the finger to a point in the window's coordinates, and updates the velocity.
  ///
  /// A simulated move takes no time. For the velocity it counts as a quarter of a second, which is
  /// inferred.
  func move(to place: CGPoint) {
    speed = CGPoint(x: (place.x - self.place.x) * 4, y: (place.y - self.place.y) * 4)
    self.place = place
  }

  open func translation(in view: UIView?) -> CGPoint {
    turned(CGPoint(x: place.x - origin.x, y: place.y - origin.y)) { $0.convert($1, to: view) }
  }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let way = turned(translation) { $0.convert($1, from: view) }
    (origin, speed) = (CGPoint(x: place.x - way.x, y: place.y - way.y), .zero)
  }

  open func velocity(in view: UIView?) -> CGPoint {
    turned(speed) { $0.convert($1, to: view) }
  }

  /// Converts a distance from the window's coordinates to a rotated view's, or back.
  private func turned(
    _ distance: CGPoint, _ convert: (UIView, CGPoint) -> CGPoint
  ) -> CGPoint {
    guard let window = SimulatedApp.current?.window else { return distance }
    let (start, end) = (convert(window, .zero), convert(window, distance))
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

/// A recognizer of a pan from an edge of the screen, which the simulation can't make.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges = UIRectEdge.all { didSet { notDone(UIScreenEdgePanGestureRecognizer.self) } }

  override var takesDrag: Bool { false }
}

/// A recognizer of a swipe, which is a quick drag in one direction.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1 { didSet { notDone(UISwipeGestureRecognizer.self) } }

  override var takesDrag: Bool {
    numberOfTouchesRequired == 1 && !direction.isDisjoint(with: [.up, .down])
  }

  /// Returns whether a vertical drag of this many points, positive downward, counts as the swipe.
  ///
  /// The limit of 50 points is inferred.
  func isMade(by way: CGFloat) -> Bool {
    abs(way) >= 50 && direction.contains(way < 0 ? .up : .down)
  }

  public typealias Direction = UISwipeGestureRecognizerDirection
}
