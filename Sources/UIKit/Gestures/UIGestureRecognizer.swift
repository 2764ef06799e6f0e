import Foundation

/// A recogniser of a gesture on its view, which tells its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private struct Awaited {
    weak var recognizer: UIGestureRecognizer?
  }

  private var targets: [Target] = []
  private var awaited: [Awaited] = []
  /// Where the finger is in the window.
  var place = CGPoint.zero

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  public internal(set) weak var view: UIView?
  private var ownState = State.possible
  /// Set by a subclass that recognises a gesture of its own of the touches that it is told of.
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
    awaited.append(Awaited(recognizer: other))
  }

  /// Whether it is one for a single tap of a finger.
  var takesTap: Bool { false }

  /// Whether it is one for a finger that is drawn over the screen.
  var takesDrag: Bool { false }

  /// Whether it has begun and not ended yet.
  var isUnderWay: Bool { state == .began || state == .changed }

  /// What is asked about it: of a scroll view's own that view, as UIKit has it.
  var asked: (any UIGestureRecognizerDelegate)? {
    if let delegate { return delegate }
    guard let scrollView = view as? UIScrollView, scrollView.ownPan === self else { return nil }
    return scrollView as? any UIGestureRecognizerDelegate
  }

  /// Returns whether it is to see a touch.
  func receives(_ touch: UITouch) -> Bool {
    isEnabled && asked?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Returns whether nobody keeps it from beginning.
  var mayBegin: Bool {
    (view?.gestureRecognizerShouldBegin(self) ?? true)
      && (asked?.gestureRecognizerShouldBegin(self) ?? true)
  }

  /// Returns whether it begins only after another one has failed.
  func waits(for other: UIGestureRecognizer) -> Bool {
    other !== self
      && (awaited.contains { $0.recognizer === other }
        || asked?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
        || other.asked?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false)
  }

  /// Returns whether it goes on beside another one, for which it takes one delegate that says so.
  func goesOn(beside other: UIGestureRecognizer) -> Bool {
    asked?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.asked?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  /// Where the finger is, in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = SimulatedApp.current?.window else { return place }
    return window.convert(place, to: view ?? window)
  }

  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// What a subclass of the app's overrides to see touches itself.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func reset() {}
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it came to an end by itself since its touches began.
  private(set) var hasRecognized = false

  /// Begins another gesture.
  func beginTouches() {
    hasRecognized = false
    if !isUnderWay { ownState = .possible }
  }

  /// Goes on as a subclass says, which its delegate and its view are asked about first.
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

  /// Tells its targets; after the end it is ready for another gesture.
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

  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = State.ended
  }
}

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1

  override var takesTap: Bool { numberOfTapsRequired == 1 && numberOfTouchesRequired == 1 }
}

/// Two fingers moved apart, which no command does.
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1 { didSet { notDone(UIPinchGestureRecognizer.self) } }
  open var velocity: CGFloat { 0 }
}

/// Two fingers turned, which no command does.
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
  open var rotation: CGFloat = 0 { didSet { notDone(UIRotationGestureRecognizer.self) } }
  open var velocity: CGFloat { 0 }
}

@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5 {
    didSet { notDone(UILongPressGestureRecognizer.self) }
  }
}

extension UIGestureRecognizer {
  /// Returns those that begin of such as see a touch, in their order, but first such as wait for no
  /// other.
  ///
  /// The first that does, from the touched view outward and on one view the one that was added
  /// last, keeps all others from it that neither delegate lets go on beside it.
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
  /// Whether the app made its kind.
  var hasOwnClass: Bool { !String(reflecting: type(of: self)).hasPrefix("UIKit.") }

  /// Tells it of a finger that came down.
  func begin(_ finger: Finger) {
    place = finger.place
    beginTouches()
    touchesBegan([finger.touch], with: UIEvent([finger.touch]))
  }

  /// Tells it of a finger that was lifted where it came down.
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
