import UIKitValues

/// A finger on a view, which sends its touch to the view if the scroll views around allow it.
@preconcurrency @MainActor final class Finger {
  let view: UIView
  let touch: UITouch
  /// The position where the finger was put down, in the window's coordinates.
  let place: CGPoint
  /// Whether the touched view gets the touch; false if a scroll view's touchesShouldBegin refuses.
  private(set) var isHandedOn = true
  private var isInView = false

  init(at place: CGPoint, on view: UIView) {
    (self.place, self.view) = (place, view)
    touch = UITouch(at: place, on: view)
  }

  /// The scroll views around the touched view, innermost first.
  var scrollViews: [UIScrollView] { view.scrollViewsAround() }

  /// The enabled recognizers of the app's own classes on the touched view and then its superviews.
  ///
  /// Recognizers of a single tap are left out.
  var ownRecognizers: [UIGestureRecognizer] {
    sequence(first: view, next: \.superview).flatMap { view in view.gestureRecognizers ?? [] }
      .filter { !$0.takesTap && $0.hasOwnClass && $0.receives(touch) }
  }

  /// Asks each scroll view for permission; if all agree, sends the touch's beginning to the view.
  func begin() {
    let event = UIEvent([touch])
    isHandedOn = scrollViews.allSatisfy { $0.touchesShouldBegin([touch], with: event, in: view) }
    guard isHandedOn else { return }
    isInView = true
    view.touchesBegan([touch], with: event)
  }

  /// Moves the finger and calls the view, if the view got the touch's beginning.
  func move(to place: CGPoint) {
    guard isInView else { return }
    touch.move(to: place)
    view.touchesMoved([touch], with: UIEvent([touch]))
  }

  /// Sends the touch's end or cancellation to the view, if the view got the touch's beginning.
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
