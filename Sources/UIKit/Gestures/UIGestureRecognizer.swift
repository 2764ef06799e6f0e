import Foundation

/// A recogniser of a gesture on its view, which tells its targets.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  private struct Target {
    weak var object: AnyObject?
    let action: Selector
  }

  private var targets: [Target] = []
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

  open func require(toFail other: UIGestureRecognizer) { notDone(UIGestureRecognizer.self) }

  /// Whether it is one for a single tap of a finger: no other gesture is made on it.
  var takesTap: Bool { false }

  /// Where the finger is, in a view's coordinates; nil stands for the window.
  open func location(in view: UIView?) -> CGPoint {
    guard let window = SimulatedApp.current?.window else { return place }
    return window.convert(place, to: view ?? window)
  }

  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { location(in: view) }

  /// Tells its targets.
  func send(_ state: State) {
    self.state = state
    for target in targets {
      if let object = target.object { target.action.call(on: object, with: self) }
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

@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1 { didSet { notDone(UIPanGestureRecognizer.self) } }
  open var maximumNumberOfTouches = Int.max { didSet { notDone(UIPanGestureRecognizer.self) } }
  var way = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { way }
  open func setTranslation(_ translation: CGPoint, in view: UIView?) { way = translation }
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges = UIRectEdge.all { didSet { notDone(UIScreenEdgePanGestureRecognizer.self) } }
}

@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  open var direction = Direction.right { didSet { notDone(UISwipeGestureRecognizer.self) } }
  open var numberOfTouchesRequired = 1 { didSet { notDone(UISwipeGestureRecognizer.self) } }

  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
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

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

extension UIView {
  func add(_ recognizer: UIGestureRecognizer) {
    if !recognizer.takesTap {
      SimulatedApp.sayOnce("\(type(of: recognizer)) is not told of more than a finger's single tap")
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
