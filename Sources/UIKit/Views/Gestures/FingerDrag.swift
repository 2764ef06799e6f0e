import UIKitValues

/// A finger's drag over the screen, delivered to recognizers, a scroll view and the touched view.
@preconcurrency @MainActor final class FingerDrag {
  /// Whether the finger scrolls a scroll view; false if another recognizer's gesture prevents that.
  let scrolls: Bool
  private let start: CGPoint
  /// The finger whose touch a view gets; nil inside a scroll view or on the keyboard.
  private let finger: Finger?
  private let pans: [UIPanGestureRecognizer]
  private var swipes: [UISwipeGestureRecognizer]
  private var recognized: [UIGestureRecognizer]

  /// Puts a finger down and makes its first move, so that pan recognizers can begin.
  ///
  /// A pan begins after 10 points, which is inferred.
  ///
  /// - Parameters:
  ///   - place: the start in the window's coordinates.
  ///   - distance: the vertical length of the move, positive downward; at most 10 points count.
  ///   - finger: the touch, or nil on the keyboard.
  ///   - scrollView: the scroll view that the finger can scroll, or nil.
  init(
    at place: CGPoint, by distance: CGFloat, _ finger: Finger?, scrolling scrollView: UIScrollView?
  ) {
    start = place
    let all = finger.map { Self.recognizers(for: $0.touch, scrolling: scrollView) } ?? []
    let first = CGPoint(x: place.x, y: place.y + min(10, max(-10, distance)))
    for case let pan as UIPanGestureRecognizer in all {
      pan.begin(at: place)
      pan.move(to: first)
    }
    swipes = all.compactMap { $0 as? UISwipeGestureRecognizer }
    recognized = UIGestureRecognizer.beginning(among: all.filter { $0 is UIPanGestureRecognizer })
    let own = scrollView?.panGestureRecognizer
    let isOther = own.map { own in all.contains { $0 === own } } ?? false
    scrolls = scrollView != nil && (!isOther || recognized.contains { $0 === own })
    var pans = recognized.compactMap { $0 as? UIPanGestureRecognizer }
    if scrolls, !isOther, let own {
      own.begin(at: place)
      pans.append(own)
    }
    self.pans = pans
    let isHeldBack = finger?.scrollViews.isEmpty == false
    self.finger = isHeldBack ? nil : finger
    self.finger?.begin()
    for pan in pans where pan !== own { pan.send(.began) }
    if recognized.contains(where: \.cancelsTouchesInView) { self.finger?.leave(.cancelled) }
  }

  /// Moves the dragging finger, to a position in the window's coordinates.
  func move(to place: CGPoint) {
    finger?.move(to: place)
    for pan in pans {
      pan.move(to: place)
      if pan.isUnderWay { pan.send(.changed) }
    }
    for swipe in swipes where swipe.isMade(by: place.y - start.y) {
      swipes.removeAll { $0 === swipe }
      guard swipe.mayBegin, recognized.allSatisfy(swipe.goesOn) else { continue }
      recognized.append(swipe)
      swipe.place = place
      swipe.send(.ended)
    }
  }

  /// Lifts the dragging finger, which has stopped before, so that no momentum remains.
  func end() {
    for pan in pans where pan.isUnderWay {
      pan.move(to: pan.place)
      pan.send(.ended)
    }
    finger?.leave(.ended)
  }

  /// Returns the recognizers that can recognize a drag of a touch, from its view outward.
  ///
  /// Of the scroll views' own recognizers, only that of `scrollView` is included.
  private static func recognizers(
    for touch: UITouch, scrolling scrollView: UIScrollView?
  ) -> [UIGestureRecognizer] {
    var all: [UIGestureRecognizer] = []
    var next = touch.view
    while let view = next {
      var added: [UIGestureRecognizer] = (view.gestureRecognizers ?? []).reversed()
      if let scrollView, view === scrollView { added.append(scrollView.panGestureRecognizer) }
      all += added.filter { $0.takesDrag && $0.receives(touch) }
      next = view.superview
    }
    return all
  }
}
