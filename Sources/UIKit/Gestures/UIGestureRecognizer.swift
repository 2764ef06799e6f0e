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
  public internal(set) var state = State.possible
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

  /// Tells its targets; after the end it is ready for another gesture.
  func send(_ state: State) {
    self.state = state
    for target in targets {
      if let object = target.object { target.action.call(on: object, with: self) }
    }
    switch state {
    case .possible, .began, .changed: break
    case .ended, .cancelled, .failed: self.state = .possible
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
  /// Returns those that begin of such as see a touch, in their order, but first such as wait for no other.
  ///
  /// The first that does, from the touched view outward and on one view the one that was added last, keeps all
  /// others from it that neither delegate lets go on beside it.
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
