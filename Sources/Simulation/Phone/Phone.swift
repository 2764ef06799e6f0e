import Foundation

/// A simulated phone that shows one form.
///
/// A phone is a value, so a copy is a snapshot.
///
/// Model values change immediately, as in UIKit. The displayed values follow during an animation.
public struct Phone: Hashable, Sendable {
  package internal(set) var scene: Scene
  /// The traits of each table row's field, such as its keyboard kind; nil for a row without one.
  package internal(set) var fields: [FieldTraits?]
  package internal(set) var table: TableView
  /// The root view's frame in screen coordinates.
  ///
  /// The bars move together with the view.
  package internal(set) var rootView: AnimatedValue<CGRect>
  package internal(set) var keyboard: Keyboard
  package internal(set) var responder: Responder?
  /// Whether the table has the recognizer that ends editing on a tap.
  package internal(set) var hasTapRecognizer = false
  package var settings: Settings
  /// The views between the root view and the table in their current layout, outermost first.
  package internal(set) var containers: [Container]
  /// The phone's virtual time, in seconds since the form was opened.
  package internal(set) var clock: TimeInterval = 0
  /// The table's distances from the edges of its superview, without the area of the bars there.
  ///
  /// After the superview shrinks and grows again, these stored distances restore the table's old
  /// height.
  var tableInsets = EdgeInsets.zero
  /// The height of an app's other views directly below the table, such as buttons, in points.
  ///
  /// An audit doesn't count this area as space that the table leaves empty.
  package var footing: CGFloat = 0
  private var lifecycleBox: LifecycleBox?
  var additiveAnimations = AdditiveAnimations()
  var queue = EventQueue()
  private var log = EventLog()

  /// Creates a phone that has just opened a form: at its opening offset, without an active field.
  ///
  /// - Parameters:
  ///   - scene: the device and its bars.
  ///   - rows: the geometry of the table's rows.
  ///   - style: the table's style.
  ///   - fields: each row's field. Missing elements mean rows without a field.
  ///   - frame: the table's frame in its superview. By default, the scene determines it.
  ///   - settings: the settings. By default, those of the scene's iOS version.
  package init(
    scene: Scene, rows: RowGeometry, style: TableStyle, fields: [FieldTraits?],
    frame: CGRect? = nil, settings: Settings? = nil
  ) {
    self.scene = scene
    self.fields = fields
    self.settings = settings ?? Settings(ios: scene.ios)
    containers = scene.containers
    table = TableView(rows: rows, style: style, frame: frame ?? .zero)
    rootView = AnimatedValue(CGRect(origin: .zero, size: scene.screenSize))
    keyboard = Keyboard(frame: AnimatedValue(scene.restingKeyboardFrame), kind: .default)
    layOutContainers()
    scrollOutersToTheirTops()
    let (size, bars) = spaceOfTable
    table.frame = AnimatedValue(frame ?? scene.tablePlace.frame(in: size, bars: bars))
    keepTableInsets()
    table.insetAdjustment = scene.options.insetAdjustment ?? .automatic
    updateSystemInset()
    table.contentInset = scene.barInset
    table.scrollIndicatorInsets = scene.barInset
    stretchBar()
    table.contentOffset = AnimatedValue(CGPoint(x: 0, y: openingOffset(in: scene)))
    measureRows()
  }

  /// The row whose field is first responder, counted from 0 over all sections.
  ///
  /// Nil without a first responder, or if the first responder is not in a row of the table.
  public var firstResponder: Int? { responder?.row }

  /// The lifecycle state of the app and the form's screen.
  package internal(set) var lifecycle: Lifecycle {
    get { lifecycleBox?.value ?? Lifecycle() }
    set { lifecycleBox = LifecycleBox(newValue) }
  }

  /// The obstacle that blocks touches to the form, such as a covering screen, or nil.
  package var obstacle: Lifecycle.Obstacle? { lifecycleBox?.value.obstacle }

  /// Whether the app is in the background.
  package var isInBackground: Bool { lifecycleBox?.value.isInBackground ?? false }

  /// Whether the form's screen was presented, so that it can be dismissed.
  package var isPresented: Bool { scene.hasSheet || lifecycleBox?.value.isPresented == true }

  /// Whether a finger is swiping back to the previous screen.
  package var isSwipedBack: Bool { lifecycleBox?.value.swipe != nil }

  /// The traits of the field that is first responder, or nil without one.
  package var activeTraits: FieldTraits? { responder.flatMap { traits(of: $0) } }

  /// Returns the traits, such as the keyboard kind, of a field, or nil if there is no such field.
  func traits(of responder: Responder) -> FieldTraits? {
    switch responder {
    case .row(let row): field(atRow: row)
    case .bar: scene.bar?.field ?? scene.navigationField?.traits
    case .cover: lifecycle.covers.last?.field
    }
  }

  /// Returns the traits of the field in a row, or nil for a row without a field.
  package func field(atRow row: Int) -> FieldTraits? {
    fields.indices.contains(row) ? fields[row] : nil
  }
}

extension Phone: CustomStringConvertible {
  /// A summary of the phone with orientation, offset and first responder.
  ///
  /// For example: `iphone-16 with iOS 18, portrait, offset 163.5, first responder 8`. Rows are
  /// counted from 0.
  public var description: String {
    let active =
      switch responder {
      case .row(let row): "first responder \(row)"
      case .bar: "first responder in the bar"
      case .cover: "first responder on another screen"
      case nil: "no first responder"
      }
    return "\(scene.device.name) with iOS \(scene.ios), \(scene.orientation.rawValue), "
      + "offset \(contentOffset.y.inWords), \(active)"
  }
}

extension Phone {
  /// The phone's events since the last call of ``clearEvents()``.
  ///
  /// Empty unless ``isRecording`` is true.
  package var events: [Event] { log.events }

  /// Whether the phone records events.
  ///
  /// While this is false, events cost almost nothing.
  package var isRecording: Bool {
    get { log.isListening }
    set { log.isListening = newValue }
  }

  /// Removes the phone's recorded events.
  package mutating func clearEvents() { log.clear() }

  /// Records an event at the phone's current virtual time.
  package mutating func record(_ kind: @autoclosure () -> Event.Kind) {
    log.add(Event(time: clock, kind: kind()))
  }

  /// Sets the purpose that the following events of a strategy are recorded with, or nil for none.
  package mutating func note(_ purpose: Event.Purpose?) {
    log.purpose = purpose
    if log.reason != nil { log.reason = nil }
  }

  /// Sets the strategy's reason for its following events, until the next purpose is set.
  package mutating func note(reason: @autoclosure () -> String) {
    if log.isListening { log.reason = reason() }
  }

  /// Performs an action of UIKit; events during the action are recorded with the given purpose.
  package mutating func noting(_ purpose: Event.Purpose, _ act: (inout Phone) -> Void) {
    let outer = log.purpose
    log.purpose = purpose
    act(&self)
    log.purpose = outer
  }

  /// Sets the return addresses of the app code's calls in progress.
  ///
  /// The following events are recorded with these addresses.
  package mutating func note(calls: [UInt]) { log.calls = calls }
}

/// The scheduling of timers on a phone.
///
/// Time passes in a ``Simulator``.
extension Phone {
  /// Schedules a call of the app code's `timerFired` after `delay` seconds of virtual time.
  public mutating func startTimer(delay: TimeInterval) { startTimer(delay: delay, token: 0) }

  /// Schedules a call of the app's code after `delay` seconds of virtual time.
  ///
  /// The app gets `token` back, which identifies the call.
  ///
  /// If `isOfApp` is false, as for the end of an animation, the timer is not recorded as an event.
  package mutating func startTimer(delay: TimeInterval, token: Int, isOfApp: Bool = true) {
    guard delay.isUsable else { return record(.declined(.unusableNumber)) }
    if isOfApp { record(.timer(delay: delay)) }
    queue.add(EventQueue.Timer(time: clock + delay, token: token))
  }
}

extension Phone {
  /// Whether the table is scrolled to its top.
  package var isAtTop: Bool { table.contentOffset.model.y <= table.minimumOffset }

  /// Moves the table to its top without recording an event.
  package mutating func goToTop() {
    table.contentOffset = AnimatedValue(
      CGPoint(x: table.contentOffset.model.x, y: table.minimumOffset))
  }

  /// Resets frames and insets to those of another phone with the same scene, to undo a strategy.
  ///
  /// Moves the table's offset into its legal range. No event is recorded.
  package mutating func takeLayout(of other: Phone) {
    rootView = AnimatedValue(other.rootView.model)
    table.frame = AnimatedValue(other.table.frame.model)
    table.contentInset = other.table.contentInset
    table.insetAdjustment = other.table.insetAdjustment
    table.scrollIndicatorInsets = other.table.scrollIndicatorInsets
    table.systemInset = other.table.systemInset
    table.keyboardInset = other.table.keyboardInset
    table.addedInset = other.table.addedInset
    table.barStretch = other.table.barStretch
    table.openingStretch = other.table.openingStretch
    takeContainers(of: other)
    tableInsets = other.tableInsets
    footing = other.footing
    let y = table.legalOffset(table.contentOffset.model.y)
    table.contentOffset = AnimatedValue(CGPoint(x: table.contentOffset.model.x, y: y))
  }

  /// Returns a copy of the phone with another phone's views, such as the app's next screen.
  ///
  /// The keyboard, the clock and pending events continue.
  ///
  /// - Parameters:
  ///   - other: the phone with the views.
  ///   - responder: the first responder among these views.
  ///   - lifecycle: the lifecycle state of the screen with these views.
  /// - Returns: the phone with those views.
  package func showing(
    _ other: Phone, responder: Responder? = nil, lifecycle: Lifecycle = Lifecycle()
  ) -> Phone {
    var phone = other
    (phone.queue, phone.log) = (queue, log)
    // A resting keyboard keeps the other screen's frame, for example on a docked bar.
    if queue.transition != nil || keyboard.frame.model != scene.restingKeyboardFrame {
      phone.keyboard = keyboard
    }
    phone.clock = clock
    phone.additiveAnimations.end()
    phone.isRecording = isRecording
    phone.responder = responder
    phone.lifecycle = lifecycle
    return phone
  }

  /// Copies settings, clock and keyboard state from the phone that this phone replaces.
  package mutating func takeSettings(of other: Phone) {
    settings = other.settings
    clock = other.clock
    let placement = other.keyboard.placement
    keyboard.placement = scene.allows(placement) ? placement : .docked
    keyboard.isHardwareAttached = other.keyboard.isHardwareAttached
    keyboard.language = other.keyboard.language
    keyboard.heightOverride = other.keyboard.heightOverride
    keyboard.kindOverride = other.keyboard.kindOverride
    keyboard.accessoryOverride = other.keyboard.accessoryOverride
  }
}
