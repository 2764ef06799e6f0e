import UIKitValues

/// A recognizer of a gesture on a view, which calls its targets for the gesture.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  /// A weak reference to a recognizer that must fail before this one may begin.
  private struct FailureRequirement {
    weak var recognizer: UIGestureRecognizer?
  }

  private var targets: [Target] = []
  private var awaited: [FailureRequirement] = []
  /// The finger's last position in the window's coordinates.
  var place = CGPoint.zero

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public internal(set) weak var view: UIView?
  private var ownState = State.possible
  /// The state of the gesture, such as began.
  ///
  /// Subclasses set it while they handle touches.
  open var state: State {
    get { ownState }
    set { take(newValue) }
  }
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false { didSet { notUsed(UIGestureRecognizer.self) } }
  open var delaysTouchesEnded = true { didSet { notUsed(UIGestureRecognizer.self) } }
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3] {
    didSet { notDone(UIGestureRecognizer.self) }
  }
  open var name: String?
  open var numberOfTouches: Int { 1 }

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    targets.append(Target(object: target as AnyObject, action: action))
  }

  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  open func require(toFail other: UIGestureRecognizer) {
    awaited.append(FailureRequirement(recognizer: other))
  }

  /// Whether the recognizer can recognize a single tap of one finger, the simulation's only tap.
  var takesTap: Bool { false }

  /// Whether the recognizer can recognize the drag of one finger, the simulation's only drag.
  var takesDrag: Bool { false }

  /// Whether the gesture has begun and not ended.
  var isUnderWay: Bool { state == .began || state == .changed }

  /// The delegate that decides about the gesture, or nil.
  ///
  /// For a scroll view's own pan recognizer, the scroll view itself decides, as in UIKit.
  var asked: (any UIGestureRecognizerDelegate)? {
    if let delegate { return delegate }
    guard let scrollView = view as? UIScrollView, scrollView.ownPan === self else { return nil }
    return scrollView as? any UIGestureRecognizerDelegate
  }

  /// Returns whether the recognizer is enabled and its delegate lets it receive a touch.
  func receives(_ touch: UITouch) -> Bool {
    isEnabled && asked?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether the recognizer's view and delegate both allow its gesture to begin.
  var mayBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (asked?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Returns whether this recognizer must not begin before the recognizer `other` has failed.
  func waits(for other: UIGestureRecognizer) -> Bool {
    other !== self
      && (awaited.contains { $0.recognizer === other }
        || asked?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
        || other.asked?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false)
  }

  /// Returns whether two recognizers may recognize their gestures at the same time.
  ///
  /// The agreement of one of the two delegates is enough.
  func goesOn(beside other: UIGestureRecognizer) -> Bool {
    asked?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.asked?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Returns the finger's position in a view's coordinates, or for nil in the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = SimulatedApp.current?.window else { return place }
    return window.convert(place, to: view ?? window)
  }

  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Handles touches that have begun; does nothing unless an app's subclass overrides it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the recognizer has recognized its gesture since the last touch began.
  private(set) var hasRecognized = false

  /// Resets the recognizer when a new touch begins.
  func beginTouches() {
    hasRecognized = false
    if !isUnderWay { ownState = .possible }
  }

  /// Applies a state that a subclass has set, or fails if the delegate or view forbids the gesture.
  private func take(_ state: State) {
    switch state {
    case .possible, .failed: ownState = state
    case .began, .changed, .ended, .cancelled:
      guard isUnderWay || mayBegin else {
        ownState = .failed
        return
      }
      hasRecognized = hasRecognized || state == .ended
      send(state)
      if state == .ended || state == .cancelled { reset() }
    }
  }

  /// Changes the gesture's state and calls the recognizer's targets.
  ///
  /// After an end the state returns to possible, for a new gesture.
  func send(_ state: State) {
    ownState = state
    for target in targets {
      if let object = target.object { target.action.call(on: object, with: self) }
    }
    switch state {
    case .possible, .began, .changed: break
    case .ended, .cancelled, .failed: ownState = .possible
    }
  }

  /// The state of a recognizer's gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
}

/// A recognizer of taps on its view.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override var takesTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

/// A recognizer of a pinch with two fingers, which the simulation can't make.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1 { didSet { notDone(UIPinchGestureRecognizer.self) } }
  open var velocity: CGFloat { 0 }
}

/// A recognizer of a rotation with two fingers, which the simulation can't make.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0 { didSet { notDone(UIRotationGestureRecognizer.self) } }
  open var velocity: CGFloat { 0 }
}

/// A recognizer of a long press, which the simulation can't make.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet { notDone(UILongPressGestureRecognizer.self) }
  }
}

extension UIGestureRecognizer {
  /// Returns the recognizers in `all` that begin, where all of them could recognize the same touch.
  ///
  /// Recognizers that don't wait for another one to fail come first.
  ///
  /// The first recognizer that begins prevents the others, unless a delegate allows both. The order
  /// of `all` is from the touched view outward, with a view's last added recognizer first.
  static func beginning(among all: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
    let waiting = all.filter { one in all.contains { one.waits(for: $0) } }
    let ready = all.filter { one in !waiting.contains { $0 === one } }
    return (ready + waiting).reduce(into: []) { begun, one in
      guard !begun.contains(where: { one.waits(for: $0) }), begun.allSatisfy(one.goesOn),
        one.mayBegin
      else { return }
      begun.append(one)
    }
  }
}

extension UIGestureRecognizer {
  /// Whether the recognizer's class is the app's own and not UIKit's.
  var hasOwnClass: Bool { !String(reflecting: type(of: self)).hasPrefix("UIKit.") }

  /// Resets the recognizer for a new touch, and calls its `touchesBegan`.
  func begin(_ finger: Finger) {
    place = finger.place
    beginTouches()
    touchesBegan([finger.touch], with: UIEvent([finger.touch]))
  }

  /// Calls the recognizer's `touchesEnded` for the end of a touch that hasn't moved.
  func end(_ finger: Finger) {
    touchesEnded([finger.touch], with: UIEvent([finger.touch]))
  }
}

extension UIView {
  func add(_ recognizer: UIGestureRecognizer) {
    if !recognizer.takesTap, !recognizer.takesDrag {
      SimulatedApp.warnOnce("\(type(of: recognizer)) is told of no gesture that a command makes")
    }
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  func remove(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    if recognizer.view === self { recognizer.view = nil }
  }
}
