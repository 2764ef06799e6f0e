import Foundation

/// The touches by the simulated user.
extension Simulator {
  /// Taps a point of the screen.
  ///
  /// A field becomes first responder. The recognizer that ends editing fires on labels, headers and
  /// the table's background, but not inside a text field. A switch or a button consumes the touch
  /// since iOS 6 (Apple, "Attaching gesture recognizers to UIKit controls"). The status bar scrolls
  /// to the top.
  public mutating func tap(_ point: CGPoint) { tap(point, on: phone.hitTest(point)) }

  /// Taps a point of the screen that hits `target`.
  ///
  /// Use this if the target is already known from a hit test.
  package mutating func tap(_ point: CGPoint, on target: HitTarget) {
    phone.record(.touch(at: point, target))
    switch target {
    case .field(let row):
      if app.call(.touch(row: row, point), on: &phone) { beginEditing(row: row) }
    case .barField:
      if app.call(.touch(row: nil, point), on: &phone) { beginEditing(.bar) }
    case .row, .header, .footer, .table: tapBesideFields(target, at: point)
    case .statusBar:
      guard app.call(.scrollToTop, on: &phone) else { return }
      phone.noting(.top) {
        $0.setContentOffset($0.table.minimumOffset, by: .uikit, animation: .scroll)
      }
    case .background, .navigationBar, .tabBar, .keyboard, .bottomBar:
      app.call(.tap(point), on: &phone)
    case .control: break
    }
  }

  /// Taps the table outside the text fields, which may end editing or select a row.
  ///
  /// A recognizer that cancels touches prevents the table from selecting the row (codingpan.com).
  private mutating func tapBesideFields(_ target: HitTarget, at point: CGPoint) {
    let isTaken = app.tapped(point, on: &phone)
    let isCancelled = isTaken || (phone.hasTapRecognizer && phone.settings.cancelsTouches)
    if phone.hasTapRecognizer {
      let row = phone.firstResponder
      phone.record(.recognized(row: row))
      endEditing()
    }
    if case .row(let row) = target, !isCancelled { phone.record(.selected(row: row)) }
  }

  /// Drags the table by the least movement that shows a row between the bars, its floating header,
  /// and the keyboard.
  ///
  /// Does nothing if the whole row is in view.
  ///
  /// The finger can only drag within the legal range. Rows that come onto the screen for the first
  /// time are measured and may push the row out of view. Then the finger drags again.
  package mutating func dragIntoView(row: Int) {
    var size: CGSize
    repeat {
      size = phone.table.contentSize
      drag(by: [phone.distanceIntoView(ofRow: row) * phone.contentScale], snaps: false)
    } while phone.table.contentSize != size
    guard phone.isNested, phone.visibleShare(ofRow: row) < 1 else { return }
    app.willScroll(on: &phone)
    phone.dragOuters(toShowRow: row)
  }

  /// Pulls the table down to its top, where a search bar in the navigation bar appears.
  package mutating func pullDownSearchBar() {
    drag(by: [phone.table.contentOffset.model.y - phone.table.minimumOffset], snaps: false)
  }

  /// Drags the table with one finger.
  ///
  /// With `dismissMode` `onDrag`, the keyboard is dismissed when the drag begins. With
  /// `interactive`, the keyboard follows a finger below its top, without notifications until the
  /// finger is lifted. Then it is dismissed if the finger moved down last. Otherwise it returns,
  /// which posts the show notifications again (react-native-keyboard-controller; in part inferred).
  ///
  /// - Parameters:
  ///   - distances: the finger's consecutive movements in points, positive downward.
  ///   - start: the finger's first `y` on the screen. By default, the middle of the table's visible
  ///     part.
  public mutating func drag(by distances: [CGFloat], from start: CGFloat? = nil) {
    drag(by: distances, from: start, snaps: true)
  }

  /// Drags the table with a finger that is not lifted afterwards.
  ///
  /// As the finger stays down, a keyboard that follows it neither disappears nor returns, and a
  /// half-open large title stays so.
  ///
  /// `distances` are in points, positive downward. `start` is the finger's first `y` on the screen.
  package mutating func drag(by distances: [CGFloat], holdingFrom start: CGFloat) {
    drag(by: distances, from: start, snaps: false, lifts: false)
  }

  private mutating func drag(
    by distances: [CGFloat], from start: CGFloat? = nil, snaps: Bool, lifts: Bool = true
  ) {
    guard let first = distances.first(where: { $0 != 0 }) else { return }
    let seen = phone.visibleTableFrame
    var finger = CGPoint(x: seen.midX, y: start ?? seen.midY)
    let scrolls = app.call(.drag(finger, by: first), on: &phone)
    if scrolls, phone.settings.dismissMode == .onDrag { endEditing() }
    let rest = phone.dockedKeyboardTop
    let follows = scrolls && phone.settings.dismissMode == .interactive && phone.isKeyboardUp
    var hasScrolled = false
    for distance in distances {
      let y = phone.table.contentOffset.model.y
      if scrolls, !hasScrolled, phone.isNested || phone.table.legalOffset(y - distance) != y {
        hasScrolled = true
        app.willScroll(on: &phone)
      }
      if scrolls { phone.drag(by: distance) }
      finger.y += distance
      app.call(.dragged(finger), on: &phone)
      if follows, let rest { pullKeyboard(to: finger.y, rest: rest) }
    }
    guard lifts else { return }
    if scrolls, snaps { phone.snapBar() }
    app.call(.dragEnd, on: &phone)
    if follows, let rest { release(isLeaving: (distances.last ?? 0) > 0, rest: rest) }
  }

  /// Notifies the app that the table is about to scroll without a finger.
  package mutating func willScroll() { app.willScroll(on: &phone) }

  private mutating func pullKeyboard(to finger: CGFloat, rest: CGFloat) {
    var frame = phone.keyboard.frame.model
    frame.origin.y = min(max(rest, finger), phone.scene.restingKeyboardTop)
    guard frame != phone.keyboard.frame.model else { return }
    phone.keyboard.frame.set(frame, at: phone.clock, animation: nil)
    phone.record(.keyboardPulled(to: frame.minY))
    app.keyboardMoved(on: &phone)
  }

  private mutating func release(isLeaving: Bool, rest: CGFloat) {
    var frame = phone.keyboard.frame.model
    guard frame.minY > rest else { return }
    if isLeaving {
      endEditing()
    } else {
      frame.origin.y = rest
      moveKeyboard(to: frame, .show)
    }
  }
}
