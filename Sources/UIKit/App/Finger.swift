import UIKitValues

/// A finger on a view, which decides whether the view or a scroll view around it gets the touch.
@preconcurrency @MainActor final class Finger {
  let view: UIView
  let touch: UITouch
  /// The finger's position in the coordinates of the window.
  let place: CGPoint
  /// Whether the touched view gets the touch.
  ///
  /// It is false if a scroll view around the view refuses (touchesShouldBegin returns false).
  private(set) var isHandedOn = true
  private var isInView = false

  init(at place: CGPoint, on view: UIView) {
    (self.place, self.view) = (place, view)
    touch = UITouch(at: place, on: view)
  }

  /// The scroll views around the touched view, innermost first.
  var scrollViews: [UIScrollView] { view.scrollViewsAround() }

  /// The app's own recognizers on the touched view and then its superviews, except tap recognizers.
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

  /// Moves the finger, and sends the move to the view if it received the touch.
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
