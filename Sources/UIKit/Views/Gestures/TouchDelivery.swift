import UIKitValues
import Simulation

/// Delivers touches on the simulated phone to an app's views, recognizers and scroll views.
final class TouchDelivery {
  private unowned let app: SimulatedApp
  /// The drag that is in progress, or nil while no finger drags.
  private var drag: FingerDrag?

  init(to app: SimulatedApp) { self.app = app }

  /// Delivers a tap at a point in screen coordinates to a bar, or to recognizers and a view.
  ///
  /// A scroll view delays a touch until the finger can't scroll any more
  /// (UIScrollView.delaysContentTouches). If a recognizer cancels the touch in that time, the view
  /// never gets the touch. Outside of scroll views, the view gets the touch's beginning.
  ///
  /// - Returns: whether a bar or a recognizer has handled the tap instead of a view.
  func tapped(_ point: CGPoint) -> Bool {
    if app.phone.shownNavigationBarFrame.contains(point), !isInNavigationField(point) {
      app.navigationBarItem(at: point)?.press()
      return true
    }
    if let tab = app.tabs.first(where: { $0.frame.contains(point) }) {
      (tab.controller.parent as? UITabBarController)?.takeTap(on: tab.controller)
      return true
    }
    guard let finger = finger(at: point) else { return false }
    let isHeldBack = finger.scrollViews.contains(where: \.delaysContentTouches)
    // Recognizers receive a touch before its view does (UIGestureRecognizer's reference).
    let receiving = recognizers(for: finger.touch)
    let watching = receiving + finger.ownRecognizers
    for recognizer in watching { recognizer.begin(finger) }
    // A recognizer that has already succeeded hides the whole touch from the view.
    let isTaken = watching.contains { $0.hasRecognized && $0.cancelsTouchesInView }
    if !isHeldBack, !isTaken { finger.begin() }
    for recognizer in watching { recognizer.end(finger) }
    let recognizers = UIGestureRecognizer.beginning(
      among: receiving.filter { $0.state != .failed })
    for recognizer in recognizers {
      recognizer.place = finger.place
      recognizer.send(.ended)
    }
    let isCancelled = (recognizers + watching.filter(\.hasRecognized)).contains(
      where: \.cancelsTouchesInView)
    if isHeldBack, !isCancelled { finger.begin() }
    finger.leave(isCancelled ? .cancelled : .ended)
    if !isCancelled {
      finger.view.selectCellAround()
      if finger.view.textInput is KeyInputField { return isCancelled }
      app.firstResponder.fieldElsewhere(finger.view)?.becomeFirstResponder()
    }
    return isCancelled
  }

  /// Delivers a touch on a form's field; returns whether the simulated phone should then focus it.
  ///
  /// The order of the calls is inferred. A view that adopts only UIKeyInput gets a usual tap.
  ///
  /// - Returns: false if a scroll view withholds the touch, or if the touch is handled already.
  func shouldTouch(_ responder: Responder, at point: CGPoint) -> Bool {
    guard let field = app.stage?.field(of: responder) as? UIView else { return true }
    if field.textInput is KeyInputField {
      _ = tapped(point)
      return false
    }
    guard isReached(field, at: placeInWindow(point)) else {
      _ = tapped(point)
      return false
    }
    let finger = Finger(at: placeInWindow(point), on: field)
    finger.begin()
    finger.leave(.cancelled)
    guard finger.isHandedOn, field.hasOwnClass else { return finger.isHandedOn }
    // A subclass may do more than become first responder.
    field.becomeFirstResponder()
    return false
  }

  /// Returns whether a touch reaches a field that an app's code created, and not another view.
  ///
  /// The simulated phone counts the area beside the field as part of its row or bar. A touch there
  /// reaches the field, unless it hits another control.
  private func isReached(_ field: UIView, at place: CGPoint) -> Bool {
    guard app.stage is ControllerStage else { return true }
    let takesTouch = sequence(first: field, next: \.superview).allSatisfy {
      $0.isUserInteractionEnabled && !$0.isHidden && $0.alpha > 0.01
    }
    guard takesTouch, (field as? UIControl)?.isEnabled ?? true else { return false }
    let found = app.windows.hitTest(place)
    let isOnField = found?.isDescendant(of: field) ?? false
    guard field.convertToFirstWindow(field.bounds).contains(place) else {
      return isOnField || !(found is UIControl)
    }
    return isOnField
  }

  /// Starts a drag at a point on the screen; returns whether the form may scroll with the finger.
  func shouldDrag(from point: CGPoint, by distance: CGFloat) -> Bool {
    let (finger, table) = (finger(at: point), app.stage?.scrollView)
    let isDragged = table.map { self.isDragged($0, by: finger) } ?? true
    let drag = FingerDrag(
      at: placeInWindow(point), by: distance, finger, scrolling: isDragged ? table : nil)
    self.drag = drag
    return table == nil || drag.scrolls
  }

  /// Moves the dragging finger to a point in screen coordinates.
  ///
  /// A scrolling view's delegate first gets scrollViewWillBeginDragging, even if the content can't
  /// scroll further.
  func dragged(to point: CGPoint) {
    guard let drag else { return }
    if drag.scrolls, app.stage?.scrollView?.isDragging == false { willScroll() }
    drag.move(to: placeInWindow(point))
  }

  // A scroll view's delegate calls come in the order of UIScrollViewDelegate's reference:
  // willBeginDragging, didScroll, willEndDragging, didEndDragging. A finger stops before it is
  // lifted, so nothing decelerates.

  func willScroll() {
    // A scroll by code isn't a drag.
    guard let drag, drag.scrolls, let scrollView = app.stage?.scrollView else { return }
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
    guard let scrollView = app.stage?.scrollView, scrollView.isDragging else { return }
    var target = scrollView.contentOffset
    scrollView.delegate?.scrollViewWillEndDragging(
      scrollView, withVelocity: .zero, targetContentOffset: &target)
    (scrollView.isTracking, scrollView.isDragging) = (false, false)
    scrollView.delegate?.scrollViewDidEndDragging(scrollView, willDecelerate: false)
    guard target != scrollView.contentOffset else { return }
    scrollView.setContentOffset(target, animated: true)
  }

  /// Returns whether a finger on a table can scroll the table; the touched view may prevent that.
  ///
  /// A table that delays touches hasn't delivered this touch yet, so its views aren't asked.
  private func isDragged(_ table: UIScrollView, by finger: Finger?) -> Bool {
    guard table.followsFinger else { return false }
    guard !table.delaysContentTouches, let finger, finger.scrollViews.contains(table) else {
      return true
    }
    finger.begin()
    guard finger.isHandedOn else { return true }
    let isDragged = table.canCancelContentTouches && table.touchesShouldCancel(in: finger.view)
    finger.leave(isDragged ? .cancelled : .ended)
    return isDragged
  }

  /// Returns whether a status bar tap scrolls to the top, and schedules the delegate's end call.
  func shouldScrollToTop() -> Bool {
    guard let scrollView = app.stage?.scrollView else { return true }
    guard scrollView.scrollsToTop,
      scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) ?? true
    else { return false }
    if app.phone.contentOffset.y != app.phone.table.minimumOffset {
      app.calls.tell(after: Simulation.Animation.scroll.duration, on: app) {
        scrollView.delegate?.scrollViewDidScrollToTop(scrollView)
      }
    }
    return true
  }

  /// Returns whether a point in screen coordinates is in a search bar in the navigation bar, for
  /// example on its cancel button.
  private func isInNavigationField(_ point: CGPoint) -> Bool {
    guard let bar = app.stage?.bar, bar.part is NavigationFieldPart else { return false }
    return bar.convertToFirstWindow(bar.bounds).contains(placeInWindow(point))
  }

  private func placeInWindow(_ point: CGPoint) -> CGPoint {
    app.phone.scene.windowRect(fromScreen: CGRect(origin: point, size: .zero)).origin
  }

  private func finger(at point: CGPoint) -> Finger? {
    let place = placeInWindow(point)
    return view(at: place, of: point).map { Finger(at: place, on: $0) }
  }

  /// Returns the app's view at a point, or nil; `place` is in the window, `point` on the screen.
  ///
  /// On the keyboard only the app's accessory view can be touched.
  private func view(at place: CGPoint, of point: CGPoint) -> UIView? {
    isInKeyboard(point)
      ? app.firstResponder.accessoryHost?.view(at: place) : app.windows.hitTest(place)
  }

  /// Returns whether a point in screen coordinates is on the keyboard, outside of accessory views.
  func isUnderKeyboard(_ point: CGPoint) -> Bool {
    isInKeyboard(point) && app.firstResponder.accessoryHost?.view(at: placeInWindow(point)) == nil
  }

  private func isInKeyboard(_ point: CGPoint) -> Bool {
    app.phone.keyboardTop != nil && app.phone.keyboard.frame.model.contains(point)
      && app.phone.barFrame?.contains(point) != true
  }

  /// Returns the recognizers that get a tap, from the touched view upward.
  ///
  /// Since iOS 6, recognizers above a control that handles taps itself don't get the tap (Apple,
  /// "Attaching gesture recognizers to UIKit controls").
  private func recognizers(for touch: UITouch) -> [UIGestureRecognizer] {
    var taking: [UIGestureRecognizer] = []
    var isTaken = false
    var next = touch.view
    while let view = next {
      let receiving = (view.gestureRecognizers ?? []).reversed().filter {
        $0.takesTap && $0.receives(touch)
      }
      if !isTaken { taking += receiving }
      if let control = view as? UIControl, control.hasTapOfItsOwn, control.isEnabled,
        app.phone.scene.ios >= 6
      {
        isTaken = true
      }
      next = view.superview
    }
    for recognizer in taking { recognizer.place = touch.location(in: nil) }
    return taking
  }
}
