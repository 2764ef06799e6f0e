import Foundation

/// A view that tells targets what is done with it.
@preconcurrency @MainActor open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false { didSet { notDrawn(UIControl.self) } }
  open var isHighlighted = false { didSet { notDrawn(UIControl.self) } }
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { notDrawn(UIControl.self) }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { notDrawn(UIControl.self) }
  }

  private struct Target {
    weak var object: AnyObject?
    let hasObject: Bool
    let action: Selector
    let events: Event
  }

  private var targets: [Target] = []
  private var actions: [(action: UIAction, events: Event)] = []

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    targets.append(
      Target(
        object: target.map { $0 as AnyObject }, hasObject: target != nil, action: action,
        events: controlEvents))
  }

  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
        && !$0.events.isDisjoint(with: controlEvents)
    }
  }

  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  open func removeAction(
    identifiedBy identifier: UIAction.Identifier, for controlEvents: Event
  ) {
    actions.removeAll { $0.action.identifier == identifier && $0.events == controlEvents }
  }

  open func sendAction(_ action: UIAction) { action.perform(from: self) }

  open var allTargets: Set<AnyHashable> {
    Set(targets.compactMap { $0.object as? NSObject }.map(AnyHashable.init))
  }

  /// The names of what a target is told by, as Objective-C writes them; nil for none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter {
      $0.object === object && !$0.events.isDisjoint(with: controlEvent)
    }.map(\.action.description)
    return names.isEmpty ? nil : names
  }

  /// Whether anybody listens.
  func hasTarget(for event: Event) -> Bool {
    targets.contains { !$0.events.isDisjoint(with: event) }
      || actions.contains { !$0.events.isDisjoint(with: event) }
  }

  open func sendActions(for controlEvents: Event) { send(controlEvents, of: nil) }

  /// Tells targets of what is done, with the touch's event where it is one.
  private func send(_ controlEvents: Event, of event: UIEvent?) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      sendAction(target.action, to: target.hasObject ? target.object : nil, for: event)
    }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Without a target the responders are asked, from the control up.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let object = target ?? self.target(forAction: action, withSender: self)
    guard let object else { return }
    action.call(on: object as AnyObject, with: self, event)
  }

  // A control keeps touches to itself.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { send(.touchDown, of: event) }
  }
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled else { return }
    // A finger is taken for one inside as long as it is near: 70 points are inferred.
    guard let touch = touches.first,
      bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
    else { return send(.touchUpOutside, of: event) }
    // What is tapped is what a button is there for (UIControl.Event.primaryActionTriggered).
    send(
      self is UIButton ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside, of: event)
  }
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled { send(.touchCancel, of: event) }
  }

  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static var touchDownRepeat: Event { neverSent(1 << 1) }
    public static var touchDragInside: Event { neverSent(1 << 2) }
    public static var touchDragOutside: Event { neverSent(1 << 3) }
    public static var touchDragEnter: Event { neverSent(1 << 4) }
    public static var touchDragExit: Event { neverSent(1 << 5) }
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEvents = Event(rawValue: .max)

    private static func neverSent(_ rawValue: UInt, _ name: StaticString = #function) -> Event {
      notDone(Event.self, name)
      return Event(rawValue: rawValue)
    }
  }

  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    public static let focused = State(rawValue: 8)
    public static let application = State(rawValue: 0xFF_0000)
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
}
