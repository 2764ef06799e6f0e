import UIKitValues

/// A recognizer of a gesture on a view, which calls targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  /// A gesture recognizer that has to fail first, as a weak reference.
  private struct FailureRequirement {
    weak var recognizer: UIGestureRecognizer?
  }

  private var targets: [Target] = []
  private var awaited: [FailureRequirement] = []
  /// The finger's position in the window's coordinates.
  var place = CGPoint.zero

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public internal(set) weak var view: UIView?
  private var ownState = State.possible
  /// The state of the recognizer's gesture.
  ///
  /// Subclasses set it while they process touches.
  open var state: State {
    get { ownState }
    set { take(newValue) }
  }
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false { didSet { notDone(UIGestureRecognizer.self) } }
  open var delaysTouchesEnded = true { didSet { notDone(UIGestureRecognizer.self) } }
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

  /// Whether the recognizer recognizes a single tap of one finger.
  var takesTap: Bool { false }

  /// Whether the recognizer recognizes a drag.
  var takesDrag: Bool { false }

  /// Whether the recognizer's gesture has begun and not ended.
  var isUnderWay: Bool { state == .began || state == .changed }

  /// The delegate that is asked about the recognizer's gesture.
  ///
  /// For a scroll view's own recognizer it is the scroll view, as in UIKit.
  var asked: (any UIGestureRecognizerDelegate)? {
    if let delegate { return delegate }
    guard let scrollView = view as? UIScrollView, scrollView.ownPan === self else { return nil }
    return scrollView as? any UIGestureRecognizerDelegate
  }

  /// Returns whether the gesture recognizer receives a touch.
  func receives(_ touch: UITouch) -> Bool {
    isEnabled && asked?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether the recognizer's view and delegate allow its gesture to begin.
  var mayBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (asked?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Returns whether this recognizer begins only after another recognizer has failed.
  func waits(for other: UIGestureRecognizer) -> Bool {
    other !== self
      && (awaited.contains { $0.recognizer === other }
        || asked?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
        || other.asked?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false)
  }

  /// Returns whether this recognizer continues while another recognizer recognizes its gesture.
  ///
  /// One delegate's consent is enough.
  func goesOn(beside other: UIGestureRecognizer) -> Bool {
    asked?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.asked?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// The finger's location in a view's coordinates, or in the window for nil.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = SimulatedApp.current?.window else { return place }
    return window.convert(place, to: view ?? window)
  }

  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Handles touches that have begun; the app's subclasses override this method.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether the recognizer has recognized its gesture since the touches began.
  private(set) var hasRecognized = false

  /// Prepares the recognizer for a new gesture.
  func beginTouches() {
    hasRecognized = false
    if !isUnderWay { ownState = .possible }
  }

  /// Changes to the state that a subclass has set, if delegate and view allow the gesture.
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
  /// After an end it is ready for a new gesture.
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

/// A recognizer of a tap.
@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override var takesTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

/// A recognizer of a pinch with two fingers.
///
/// No command performs it.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1 { didSet { notDone(UIPinchGestureRecognizer.self) } }
  open var velocity: CGFloat { 0 }
}

/// A recognizer of a rotation with two fingers.
///
/// No command performs it.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0 { didSet { notDone(UIRotationGestureRecognizer.self) } }
  open var velocity: CGFloat { 0 }
}

/// A recognizer of a long press.
///
/// No command performs one.
@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet { notDone(UILongPressGestureRecognizer.self) }
  }
}

extension UIGestureRecognizer {
  /// Returns those recognizers that begin for a touch.
  ///
  /// Those that wait for no other recognizer come first.
  ///
  /// The first recognizer that begins prevents the others, unless a delegate allows both. The order
  /// goes from the touched view outward, and on one view the last added recognizer comes first.
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

  /// Delivers the start of a touch to the recognizer.
  func begin(_ finger: Finger) {
    place = finger.place
    beginTouches()
    touchesBegan([finger.touch], with: UIEvent([finger.touch]))
  }

  /// Delivers the end of a touch to the recognizer, at the place where the touch started.
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
