import Foundation
import Simulation

/// What a scroll view's delegate hears of a finger, in the order of UIScrollViewDelegate's reference:
/// willBeginDragging, didScroll, willEndDragging, didEndDragging.
///
/// A finger stops before it is lifted, so nothing decelerates.
extension SimulatedApp {
  func willScroll() {
    // What code scrolls is not dragged.
    guard let drag, drag.scrolls, let scrollView = stage?.scrollView else { return }
    (scrollView.isTracking, scrollView.isDragging) = (true, true)
    scrollView.delegate?.scrollViewWillBeginDragging(scrollView)
    scrollView.panGestureRecognizer.send(.began)
  }

  func didEndDragging() {
    let drag = drag
    self.drag = nil
    endScrolling()
    drag?.end()
  }

  private func endScrolling() {
    guard let scrollView = stage?.scrollView, scrollView.isDragging else { return }
    var target = scrollView.contentOffset
    scrollView.delegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: .zero, targetContentOffset: &target)
    (scrollView.isTracking, scrollView.isDragging) = (false, false)
    scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false)
    guard target != scrollView.contentOffset else { return }
    scrollView.setContentOffset(target, animated: true)
  }

  /// Asks whether a tap on the status bar scrolls, and tells when it has.
  func shouldScrollToTop() -> Bool {
    guard let scrollView = stage?.scrollView else { return true }
    guard scrollView.scrollsToTop,
      scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    else { return false }
    if phone.contentOffset.y != phone.table.minimumOffset {
      calls.add(after: Simulation.Animation.scroll.duration, on: self) {
        scrollView.delegate?.scrollViewDidScrollToTop(scrollView)
      }
    }
    return true
  }

  /// Tells a delegate when a movement has ended that code asked for with `animated: true`.
  func tellOfEnd(of scrollView: UIScrollView, from offset: CGPoint) {
    guard scrollView.contentOffset != offset else { return }
    calls.add(after: Simulation.Animation.scroll.duration, on: self) { [weak scrollView] in
      guard let scrollView else { return }
      scrollView.delegate?.scrollViewDidEndScrollingAnimation(scrollView)
    }
  }
}
