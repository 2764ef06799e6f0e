import Foundation

/// The changes between background and foreground of the app.
///
/// No notifications are posted in the background.
extension Simulator {
  private mutating func send(_ call: LifecycleCall, fillsWindow: Bool = false) {
    phone.record(.lifecycle(call))
    app.call(.lifecycle(call, fillsWindow: fillsWindow), on: &phone)
  }

  /// Sends the app to the background.
  ///
  /// The field stays first responder, so its keyboard is there on return (stream-chat-swift pull
  /// request 124). An app in the background gets no keyboard notifications, even if its field
  /// resigns there (KeyboardGuide's notes). That none are posted on the way there or back, unless
  /// another app has the keyboard (Flutter's notes on iOS 12), is inferred.
  package mutating func enterBackground() {
    guard !phone.lifecycle.isInBackground else { return }
    send(.didEnterBackground)
    phone.lifecycle.frameInBackground = phone.keyboard.frame.model
  }

  /// Brings the app to the foreground.
  ///
  /// If the keyboard has changed meanwhile, only the layout is updated, without notifications.
  package mutating func enterForeground() {
    guard let frame = phone.lifecycle.frameInBackground else { return }
    phone.lifecycle.frameInBackground = nil
    send(.willEnterForeground)
    if phone.keyboard.frame.model != frame { app.keyboardMoved(on: &phone) }
  }
}

/// The screens that cover the form's screen.
extension Simulator {
  /// Pushes another screen onto the form's navigation stack.
  ///
  /// The field resigns first, which posts the hide notifications. Then the screen gets
  /// viewWillDisappear (the order of jianshu 0f23c9cf3fa2, seen with the swipe back).
  package mutating func push() {
    let interrupted = phone.responder
    resign(with: Slide(to: .left, in: phone.scene))
    send(.viewWillDisappear)
    phone.lifecycle.covers.append(Cover(.pushed, interrupted: interrupted))
  }

  /// Pops the topmost screen: a pushed one or the form's own.
  ///
  /// A swipe back ends in the same way.
  ///
  /// A screen that appears again gives the keyboard back to its previous field (stackoverflow
  /// 23075747).
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
  /// If it is the form's screen, the field resigns immediately, which posts the hide notifications.
  /// The keyboard is still drawn and moves with the screen (react-native-keyboard-controller 1082).
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

  /// Cancels the swipe back to the previous screen.
  ///
  /// If the form's screen was swiped, it gets viewWillAppear, and UIKit makes its field first
  /// responder again (jianshu 0f23c9cf3fa2), which posts the show notifications.
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

  /// Makes the keyboard's movement end together with the pop after the swiping finger is lifted.
  ///
  /// The `did` notifications are posted at that time.
  private mutating func finish(_ swipe: Lifecycle.Swipe) {
    guard var transition = swipe.transition else { return }
    transition.endTime = phone.clock + Slide.duration
    phone.queue.transition = transition
  }

  /// Presents a screen over the form's screen.
  ///
  /// - Parameters:
  ///   - presentation: the style.
  ///   - hasField: whether the new screen has a text field that begins editing immediately, like an
  ///     alert's first one.
  ///   - isOver: whether the screen below stays in the view hierarchy, even if it is invisible
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

  /// Dismisses the last presented screen, or the form's own in a sheet, if the app allows it.
  ///
  /// The dismissed screen's field resigns, which posts the hide notifications. The field below gets
  /// the keyboard back. The show notifications come before it begins editing (Chatto's notes on
  /// modal controllers).
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

  /// Makes a field first responder again, as UIKit does when its screen returns.
  ///
  /// `slide` is the sideways movement of the returning screen, if there is one.
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

/// The horizontal movement of the keyboard when a navigation controller changes its screen.
///
/// Up to iOS 6, the end frame of a hide is a screen's width to the side, with a duration of 0.35
/// seconds and curve 0. Since iOS 7, its x stays 0 (radar 15054825), and a show has equal begin and
/// end frames (SlackTextViewController's notes). The rest is inferred: that a hide ends below the
/// screen since iOS 7, and where a show begins before iOS 7.
struct Slide {
  /// How far the screens and the keyboard move to the right in a navigation transition, in points.
  let distance: CGFloat
  let animation: Animation
  private let ios: Int

  /// The direction of moving screens in a navigation transition.
  enum Direction { case left, right }

  static let duration: TimeInterval = 0.35

  init(to direction: Direction, in scene: Scene) {
    distance = direction == .left ? -scene.screenSize.width : scene.screenSize.width
    ios = scene.ios
    animation = Animation(duration: Self.duration, curve: ios >= 7 ? .keyboard : .easeInOut)
  }

  /// Returns the end frame in notifications if the keyboard leaves sideways; nil if downward.
  func end(from frame: CGRect) -> CGRect? {
    ios >= 7 ? nil : frame.offsetBy(dx: distance, dy: 0)
  }

  /// Returns the keyboard's begin frame in notifications when it appears with a sideways movement.
  ///
  /// `frame` is the keyboard's frame at rest.
  func begin(of frame: CGRect) -> CGRect {
    ios >= 7 ? frame : frame.offsetBy(dx: -distance, dy: 0)
  }
}
