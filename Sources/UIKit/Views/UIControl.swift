import UIKitValues

/// A control: a view that sends actions to targets on user events.
@preconcurrency @MainActor open class UIControl: UIView {
  open var isEnabled = true
  open var isSelected = false { didSet { notDrawn(UIControl.self) } }
  open var isHighlighted = false
  /// Whether the control tracks a finger that has touched it.
  public private(set) var isTracking = false
  /// Whether the finger that the control tracks is inside the control.
  public private(set) var isTouchInside = false
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { notDrawn(UIControl.self) }
  }
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { notDrawn(UIControl.self) }
  }

  /// A target of a control: an object, the action to send, and the events that trigger the action.
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
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

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

  /// Returns the names of the actions that a target gets for a control event, or nil without any.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let names = targets.filter {
      $0.object === object && !$0.events.isDisjoint(with: controlEvent)
    }.map(\.action.description)
    return names.isEmpty ? nil : names
  }

  /// Returns whether the control has a target or action for an event.
  func hasTarget(for event: Event) -> Bool {
    targets.contains { !$0.events.isDisjoint(with: event) }
      || actions.contains { !$0.events.isDisjoint(with: event) }
  }

  open func sendActions(for controlEvents: Event) { send(controlEvents, of: nil) }

  /// Sends the actions for control events to their targets; `event` is the touch event, if any.
  private func send(_ controlEvents: Event, of event: UIEvent?) {
    for target in targets where !target.events.isDisjoint(with: controlEvents) {
      sendAction(target.action, to: target.hasObject ? target.object : nil, for: event)
    }
    for (action, events) in actions where !events.isDisjoint(with: controlEvents) {
      sendAction(action)
    }
  }

  /// Sends an action to a target or, for nil, to the nearest responder that implements the action.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    let object = target ?? self.target(forAction: action, withSender: self)
    guard let object else { return }
    action.call(on: object as AnyObject, with: self, event)
  }

  open var state: State {
    var state: State = isEnabled ? .normal : .disabled
    if isHighlighted { state.insert(.highlighted) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Whether the control handles taps itself, so that recognizers of its superviews don't get them.
  var hasTapOfItsOwn: Bool { false }

  /// Performs the control's own effect of a tap, such as toggling a switch.
  ///
  /// - Returns: the control events to send.
  func take(_ touch: UITouch) -> Event { .touchUpInside }

  // Override points for subclasses that track a finger.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  open func cancelTracking(with event: UIEvent?) {}

  // A control doesn't forward its touches. The order of tracking, highlighting and actions follows
  // Chameleon.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    isHighlighted = true
    if isTracking { send(.touchDown, of: event) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    isTracking = continueTracking(touch, with: event)
    guard isTracking else { return }
    var moved: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside {
      moved.insert(isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    send(moved, of: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return release() }
    let isTracked = isTracking
    isTouchInside = isNear(touch)
    if isHighlighted { isHighlighted = false }
    if isTracked {
      endTracking(touch, with: event)
      send(isTouchInside ? take(touch) : .touchUpOutside, of: event)
    }
    release()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return release() }
    isHighlighted = false
    cancelTracking(with: event)
    send(.touchCancel, of: event)
    release()
  }

  private func release() {
    (isTracking, isTouchInside) = (false, false)
    if isHighlighted { isHighlighted = false }
  }

  /// Returns whether a touch counts as inside the control, which extends 70 points past its bounds.
  ///
  /// The margin is inferred.
  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -70, dy: -70).contains(touch.location(in: self))
  }

  public typealias Event = UIControlEvents

  public typealias State = UIControlState
  public typealias ContentVerticalAlignment = UIControlContentVerticalAlignment
  public typealias ContentHorizontalAlignment = UIControlContentHorizontalAlignment
}
