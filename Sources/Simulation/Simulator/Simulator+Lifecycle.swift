import Foundation

/// The life of the app: in the background nothing is posted.
extension Simulator {
  private mutating func send(_ call: LifecycleCall, fillsWindow: Bool = false) {
    phone.record(.lifecycle(call))
    app.call(.lifecycle(call, fillsWindow: fillsWindow), on: &phone)
  }

  /// Sends the app to the background.
  ///
  /// The field stays first responder, so that its keyboard is there on return (stream-chat-swift
  /// pull request 124). An app in the background gets no keyboard notifications, also where its
  /// field resigns there (KeyboardGuide's notes); that none come on the way there or back, unless
  /// another app has the keyboard (Flutter's notes on iOS 12), is inferred.
  package mutating func enterBackground() {
    guard !phone.lifecycle.isInBackground else { return }
    send(.didEnterBackground)
    phone.lifecycle.frameInBackground = phone.keyboard.frame.model
  }

  /// Brings the app back; what moved in the meantime is told by layout alone.
  package mutating func enterForeground() {
    guard let frame = phone.lifecycle.frameInBackground else { return }
    phone.lifecycle.frameInBackground = nil
    send(.willEnterForeground)
    if phone.keyboard.frame.model != frame { app.keyboardMoved(on: &phone) }
  }
}

/// Screens that come over the form's and go.
extension Simulator {
  /// Pushes another screen onto the form's navigation stack.
  ///
  /// The field resigns first, which posts the hide notifications, then the screen is told
  /// viewWillDisappear (the order of jianshu 0f23c9cf3fa2, seen with the swipe back).
  package mutating func push() {
    let interrupted = phone.responder
    resign(with: Slide(to: .left, in: phone.scene))
    send(.viewWillDisappear)
    phone.lifecycle.covers.append(Cover(.pushed, interrupted: interrupted))
  }

  /// Pops the topmost screen, one that was pushed or the form's own; a swipe back ends so too.
  ///
  /// A screen that appears again gives the keyboard back to the field that had it
  /// (stackoverflow 23075747).
  package mutating func pop() {
    let swipe = phone.lifecycle.swipe
    phone.lifecycle.swipe = nil
    if case .pushed = phone.lifecycle.covers.last?.kind {
      let cover = phone.lifecycle.covers.removeLast()
      if swipe == nil { send(.viewWillAppear) } else { app.call(.swipeEnd, on: &phone) }
      restore(cover.interrupted, with: Slide(to: .right, in: phone.scene))
      return
    }
    phone.lifecycle.departure = .popped
    if let swipe {
      finish(swipe)
      app.call(.swipeEnd, on: &phone)
      return
    }
    resign(with: Slide(to: .right, in: phone.scene))
    send(.viewWillDisappear)
  }

  /// Begins the swipe that pops the topmost screen.
  ///
  /// Where it is the form's, the field resigns at once, which posts the hide notifications, though
  /// the keyboard is drawn on and goes with the screen (react-native-keyboard-controller 1082).
  package mutating func beginPop() {
    guard phone.lifecycle.covers.isEmpty else {
      send(.viewWillAppear)
      phone.lifecycle.swipe = Lifecycle.Swipe()
      return
    }
    let interrupted = phone.responder
    let wasVisible = phone.keyboard.isVisible
    resign(with: Slide(to: .right, in: phone.scene))
    send(.viewWillDisappear)
    var swipe = Lifecycle.Swipe(interrupted: interrupted)
    if wasVisible {
      swipe.transition = phone.queue.transition
      phone.queue.transition = nil
    }
    phone.lifecycle.swipe = swipe
  }

  /// Calls the swipe back off: the screen is told that it appears, and UIKit makes the field first
  /// responder again by itself (jianshu 0f23c9cf3fa2), which posts the show notifications.
  package mutating func cancelPop() {
    guard let swipe = phone.lifecycle.swipe else { return }
    phone.lifecycle.swipe = nil
    defer { app.call(.swipeEnd, on: &phone) }
    guard phone.lifecycle.covers.isEmpty else {
      send(.viewWillDisappear)
      return
    }
    send(.viewWillAppear)
    restore(swipe.interrupted, with: Slide(to: .left, in: phone.scene))
  }

  /// The keyboard's movement ends with the pop that the finger has let go; the `did` notifications
  /// are posted then.
  private mutating func finish(_ swipe: Lifecycle.Swipe) {
    guard var transition = swipe.transition else { return }
    transition.endTime = phone.clock + Slide.duration
    phone.queue.transition = transition
  }

  /// Presents a screen over the form's.
  ///
  /// - Parameters:
  ///   - presentation: how.
  ///   - hasField: whether it has a text field that begins editing at once, as an alert's first one
  ///     does.
  ///   - isOver: whether the screen below stays where it is though nothing of it may be seen
  ///     (UIModalPresentationStyle.overFullScreen's documentation).
  package mutating func present(
    _ presentation: Presentation, hasField: Bool, isOver: Bool = false
  ) {
    let shown = presentation.adapted(to: phone.scene)
    let isKept = shown.keepsResponder && !hasField
    let interrupted = isKept ? nil : phone.responder
    if !isKept { endEditing() }
    let removesPresenter = shown.removesPresenter && !isOver
    if removesPresenter { send(.viewWillDisappear, fillsWindow: true) }
    let field = hasField ? FieldTraits() : nil
    phone.lifecycle.covers.append(
      Cover(
        .presented(shown), interrupted: interrupted, field: field,
        removesPresenter: removesPresenter))
    if hasField { beginEditing(.cover) }
  }

  /// Dismisses the screen that was presented last, or the form's own where it stands in a sheet.
  ///
  /// Its field resigns, which posts the hide notifications; the field below gets the keyboard back,
  /// and the show notifications come before it begins editing (Chatto's notes on modal
  /// controllers).
  package mutating func close() {
    guard let cover = phone.lifecycle.covers.last else {
      guard app.call(.close, on: &phone) else { return }
      endEditing()
      phone.lifecycle.departure = .closed
      send(.viewWillDisappear, fillsWindow: true)
      return
    }
    guard app.call(.closeCover, on: &phone) else { return }
    if phone.responder == .cover { endEditing() }
    phone.lifecycle.covers.removeLast()
    if cover.removesPresenter { send(.viewWillAppear, fillsWindow: true) }
    restore(cover.interrupted, with: nil)
  }

  /// Makes a field first responder again, as UIKit does when its screen is back.
  private mutating func restore(_ old: Responder?, with slide: Slide?) {
    guard phone.settings.restoresResponder, let old, let field = phone.traits(of: old) else {
      return
    }
    call(.shouldBeginEditing, of: old)
    phone.responder = old
    call(.becameFirstResponder, of: old)
    showKeyboard(for: field, slide: slide)
    didBegin(old)
    phone.scrollFieldToVisible()
  }
}

/// The movement of a navigation controller from one screen to the next, which takes the keyboard
/// along sideways.
///
/// Up to iOS 6 the frame that a hide ends in lies a screen's width to the side, with a duration of
/// 0.35 seconds and curve 0; from iOS 7 on its x stays 0 (radar 15054825), and a show has the same
/// frame for begin and end (SlackTextViewController's notes). The rest is inferred: that a hide
/// ends below the screen from iOS 7 on, and what a show begins with before.
struct Slide {
  /// Points by which screens move to the right.
  let distance: CGFloat
  let animation: Animation
  private let ios: Int

  enum Direction { case left, right }

  static let duration: TimeInterval = 0.35

  init(to direction: Direction, in scene: Scene) {
    distance = direction == .left ? -scene.screenSize.width : scene.screenSize.width
    ios = scene.ios
    animation = Animation(duration: Self.duration, curve: ios >= 7 ? .keyboard : .easeInOut)
  }

  /// Returns where the notifications say that a keyboard goes which stands at a frame; nil where
  /// they say that it goes down.
  func end(from frame: CGRect) -> CGRect? {
    ios >= 7 ? nil : frame.offsetBy(dx: distance, dy: 0)
  }

  /// Returns where the notifications say that a keyboard comes from which goes to a frame.
  func begin(of frame: CGRect) -> CGRect {
    ios >= 7 ? frame : frame.offsetBy(dx: -distance, dy: 0)
  }
}
