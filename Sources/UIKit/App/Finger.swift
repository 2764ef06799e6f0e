import Foundation

/// A finger on a view, as far as the scroll views around hand its touch on.
@preconcurrency @MainActor final class Finger {
  let view: UIView
  let touch: UITouch
  /// Where it is in the window.
  let place: CGPoint
  /// Whether the view gets the touch, as it does unless a recogniser takes it.
  private(set) var isHandedOn = true
  private var isInView = false

  init(at place: CGPoint, on view: UIView) {
    (self.place, self.view) = (place, view)
    touch = UITouch(at: place, on: view)
  }

  /// Those whose content the view is in, from inward out.
  var scrollViews: [UIScrollView] { view.scrollViewsAround() }

  /// The app's own kinds of recognisers that see its touch, from its view outward, but for those of
  /// taps.
  var ownRecognizers: [UIGestureRecognizer] {
    sequence(first: view, next: \.superview).flatMap { view in view.gestureRecognizers ?? [] }
      .filter { !$0.takesTap && $0.hasOwnClass && $0.receives(touch) }
  }

  /// Asks each scroll view, and tells the view of the touch's beginning.
  func begin() {
    let event = UIEvent([touch])
    isHandedOn = scrollViews.allSatisfy { $0.touchesShouldBegin([touch], with: event, in: view) }
    guard isHandedOn else { return }
    isInView = true
    view.touchesBegan([touch], with: event)
  }

  /// Tells the view that the finger is elsewhere, where it knows of its touch.
  func move(to place: CGPoint) {
    guard isInView else { return }
    touch.move(to: place)
    view.touchesMoved([touch], with: UIEvent([touch]))
  }

  /// Tells the view of the touch's end, where it knows of its beginning.
  func leave(_ phase: UITouch.Phase) {
    guard isInView else { return }
    isInView = false
    touch.phase = phase
    let event = UIEvent([touch])
    if phase == .cancelled {
      view.touchesCancelled([touch], with: event)
    } else {
      view.touchesEnded([touch], with: event)
    }
  }
}
