import Foundation

/// A phone that shows one form: a value, so that a copy of it is a snapshot to come back to.
///
/// Model values are set at once, as in UIKit; what is on the screen follows while a movement is
/// under way.
public struct Phone: Hashable, Sendable {
  package internal(set) var scene: Scene
  /// Each row's field, or nil for a row without one.
  package internal(set) var fields: [FieldTraits?]
  package internal(set) var table: TableView
  /// The root view's frame in screen coordinates; the bars move with it.
  package internal(set) var rootView: Animated<CGRect>
  package internal(set) var keyboard: Keyboard
  package internal(set) var responder: Responder?
  /// Whether the tap recogniser that resigns is on the table.
  package internal(set) var hasTapRecognizer = false
  package var settings: Settings
  /// The views between the root view and the table as they are laid out now, outermost first.
  package internal(set) var containers: [Container]
  /// Virtual seconds since the form was opened.
  package internal(set) var clock: TimeInterval = 0
  /// The table's distances from the edges of what the bars of its superview leave; kept, so that a
  /// superview that shrank by more than the table has gives the table its height back.
  var tableInsets = EdgeInsets.zero
  /// Points of the screen right below the table that other views of an app take, such as the bar in
  /// which it stands or one that goes up with it.
  package var footing: CGFloat = 0
  private var lifecycleBox: LifecycleBox?
  var additiveAnimations = AdditiveAnimations()
  var queue = EventQueue()
  private var log = EventLog()

  /// Creates a phone that shows a table from its top, with nothing focused.
  ///
  /// - Parameters:
  ///   - scene: the device and its bars.
  ///   - rows: where the table's rows lie.
  ///   - style: the table's style.
  ///   - fields: each row's field; rows beyond its end have none.
  ///   - frame: the table's frame in its superview; the scene's place for it unless it is given.
  ///   - settings: those of the scene's iOS version unless they are given.
  package init(
    scene: Scene, rows: RowGeometry, style: TableStyle, fields: [FieldTraits?],
    frame: CGRect? = nil, settings: Settings? = nil
  ) {
    self.scene = scene
    self.fields = fields
    self.settings = settings ?? Settings(ios: scene.ios)
    containers = scene.containers
    table = TableView(rows: rows, style: style, frame: frame ?? .zero)
    rootView = Animated(CGRect(origin: .zero, size: scene.screenSize))
    keyboard = Keyboard(frame: Animated(scene.restingKeyboardFrame), kind: .default)
    layOutContainers()
    scrollOutersToTheirTops()
    let (size, bars) = spaceOfTable
    table.frame = Animated(frame ?? scene.tablePlace.frame(in: size, bars: bars))
    keepTableInsets()
    table.insetAdjustment = scene.options.insetAdjustment ?? .automatic
    updateSystemInset()
    table.contentInset = scene.barInset
    table.scrollIndicatorInsets = scene.barInset
    stretchBar()
    table.contentOffset = Animated(CGPoint(x: 0, y: openingOffset(in: scene)))
    measureRows()
  }

  /// The row whose field is first responder, counted from 0 over all sections; nil also while the
  /// docked bar's field is.
  public var firstResponder: Int? { responder?.row }

  /// What of the life of the app and of the form's screen is not as usual.
  package internal(set) var lifecycle: Lifecycle {
    get { lifecycleBox?.value ?? Lifecycle() }
    set { lifecycleBox = LifecycleBox(newValue) }
  }

  /// What keeps a finger from the form; nil where nothing does.
  package var obstacle: Lifecycle.Obstacle? { lifecycleBox?.value.obstacle }

  /// Whether the app is in the background.
  package var isInBackground: Bool { lifecycleBox?.value.isInBackground ?? false }

  /// Whether the form's screen was presented, so that it can be dismissed.
  package var isPresented: Bool { scene.hasSheet || lifecycleBox?.value.isPresented == true }

  /// Whether a finger holds the screen that it pops.
  package var isSwipedBack: Bool { lifecycleBox?.value.swipe != nil }

  /// The traits of the first responder.
  package var activeTraits: FieldTraits? { responder.flatMap { traits(of: $0) } }

  /// Returns the traits of what can be first responder, or nil where there is no field.
  func traits(of responder: Responder) -> FieldTraits? {
    switch responder {
    case .row(let row): field(atRow: row)
    case .bar: scene.bar?.field
    case .cover: lifecycle.covers.last?.field
    }
  }

  /// Returns the traits of a row's field, or nil where the row has none.
  package func field(atRow row: Int) -> FieldTraits? {
    fields.indices.contains(row) ? fields[row] : nil
  }
}

extension Phone: CustomStringConvertible {
  /// The phone, how it is held, how far the table is scrolled, and the row of the first responder,
  /// from 0: `iphone-16 with iOS 18, portrait, offset 163.5, first responder 8`.
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
  /// What has happened since ``clearEvents()``; empty unless ``isRecording``.
  package var events: [Event] { log.events }

  /// Whether events are kept; without it they cost nothing.
  package var isRecording: Bool {
    get { log.isListening }
    set { log.isListening = newValue }
  }

  /// Forgets the events so far.
  package mutating func clearEvents() { log.clear() }

  /// Adds an event at the present time.
  package mutating func record(_ kind: @autoclosure () -> Event.Kind) {
    log.add(Event(time: clock, kind: kind()))
  }

  /// Has events say what a strategy is about, until it is about something else.
  package mutating func note(_ purpose: Event.Purpose?) { log.purpose = purpose }

  /// Has events say what UIKit is about while it does something.
  package mutating func noting(_ purpose: Event.Purpose, _ act: (inout Phone) -> Void) {
    let outer = log.purpose
    log.purpose = purpose
    act(&self)
    log.purpose = outer
  }

  /// Has events say which calls of the app's code they come from, until they come from others.
  package mutating func note(calls: [UInt]) { log.calls = calls }
}

/// What is pending; time passes in a ``Simulator``.
extension Phone {
  /// Asks for a call of the observer's `timerFired` after `delay` seconds.
  public mutating func startTimer(delay: TimeInterval) { startTimer(delay: delay, token: 0) }

  /// Asks for a call after `delay` seconds, with a token that tells the app which of its calls it
  /// is.
  ///
  /// One that the app did not ask for itself, such as that at an animation's end, is no event.
  package mutating func startTimer(delay: TimeInterval, token: Int, isOfApp: Bool = true) {
    guard delay.isUsable else { return record(.declined(.unusableNumber)) }
    if isOfApp { record(.timer(delay: delay)) }
    queue.add(EventQueue.Timer(time: clock + delay, token: token))
  }
}

extension Phone {
  /// Whether the table is scrolled to its top.
  package var isAtTop: Bool { table.contentOffset.model.y <= table.minimumOffset }

  /// Has the table at its top; no event tells of it.
  package mutating func goToTop() {
    table.contentOffset = Animated(
      CGPoint(x: table.contentOffset.model.x, y: table.minimumOffset))
  }

  /// Lays the views out as they are on another phone with the same scene, and brings the offset
  /// into its range; no event tells of it.
  package mutating func takeLayout(of other: Phone) {
    rootView = Animated(other.rootView.model)
    table.frame = Animated(other.table.frame.model)
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
    table.contentOffset = Animated(CGPoint(x: table.contentOffset.model.x, y: y))
  }

  /// Returns it with the views of another phone, such as those of another screen of the same app:
  /// the keyboard, the clock and what is pending go on.
  ///
  /// - Parameters:
  ///   - other: where the views are.
  ///   - responder: what of them is first responder.
  ///   - lifecycle: what of the life of that screen is not as usual.
  /// - Returns: the phone with those views.
  package func showing(
    _ other: Phone, responder: Responder? = nil, lifecycle: Lifecycle = Lifecycle()
  ) -> Phone {
    var phone = other
    (phone.queue, phone.log) = (queue, log)
    // One that rests does so where the other screen has it, on a docked bar.
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

  /// Takes over the switches and the clock of a phone that this one replaces.
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
