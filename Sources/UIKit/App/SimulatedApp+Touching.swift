import Foundation
import Simulation

/// What a finger does to the app's own views.
extension SimulatedApp {
  /// Tells recognisers and controls of a tap beside the fields, at a point of the screen.
  ///
  /// - Returns: whether a recogniser keeps the touch from the views.
  func tapped(_ point: CGPoint) -> Bool {
    guard let window else { return false }
    let place = phone.scene.windowRect(fromScreen: CGRect(origin: point, size: .zero)).origin
    let hit = window.hitTest(place, with: nil)
    let touch = UITouch(at: place, on: hit, phase: .ended)
    let recognizers = recognizers(for: touch).filter { $0 is UITapGestureRecognizer }
    for recognizer in recognizers {
      recognizer.place = place
      recognizer.send(.ended)
    }
    let isCancelled = recognizers.contains(where: \.cancelsTouchesInView)
    if !isCancelled { (hit as? UIControl)?.sendActions(for: .touchUpInside) }
    return isCancelled
  }

  /// Those that take a touch, from its view upward.
  private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var taking: [UIGestureRecognizer] = []
    var next = touch.view
    while let view = next {
      taking += (view.gestureRecognizers ?? []).filter { recognizer in
        recognizer.isEnabled
          && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
          && recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
      }
      next = view.superview
    }
    return taking
  }

  func willScroll() {
    guard let scrollView = stage?.scrollView else { return }
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    scrollView.panGestureRecognizer.send(.began)
  }
}
