import Avoidance
import Foundation
import Simulation
import Testing

/// A simulator with the form of `forms/twenty.yaml`, by default on an iPhone 5s.
///
/// There the table, {{0, 64}, {320, 504}}, has twenty rows of 44 points; the keyboard's top is at
/// 315.
struct TwentyRows {
  var simulator: Simulator<Engine>

  /// Creates the form for a strategy; the other parameters change device, view tree, and rows.
  ///
  /// `special` replaces the fields of rows, counted from 1. Row `row`, also from 1, becomes active.
  init(
    _ strategy: Strategy, fieldScroll: Bool = true, device: Device? = .named("iphone-5s"),
    ios: Int? = nil, orientation: Orientation = .portrait, containers: [Container] = [],
    tablePlace: ViewPlace = .insets(.zero), frame: CGRect? = nil, special: [Int: FieldTraits] = [:],
    rowHeights: [CGFloat] = Array(repeating: 44, count: 20), isUnderBars: Bool = false,
    editing row: Int? = nil
  ) throws {
    var phone = Phone(
      scene: Scene(
        device: try #require(device), ios: ios, orientation: orientation, chrome: Chrome(),
        containers: containers, tablePlace: tablePlace,
        options: isUnderBars ? Scene.Options() : .opaqueBars),
      rows: RowGeometry(sections: [SectionHeights(rows: rowHeights)]),
      style: .plain, fields: (1...rowHeights.count).map { special[$0] ?? FieldTraits() },
      frame: frame)
    phone.settings.fieldScroll = fieldScroll
    phone.isRecording = true
    simulator = Simulator(phone, app: Engine(strategy))
    if let row { begin(row: row) }
  }

  var phone: Phone {
    get { simulator.phone }
    set { simulator.phone = newValue }
  }

  mutating func begin(row number: Int) {
    simulator.settle { $0.beginEditing(row: number - 1) }
  }

  mutating func end() {
    simulator.settle { $0.endEditing() }
  }

  /// Drags the table as a session does: the strategy is told first, then the finger moves.
  mutating func drag(by distance: CGFloat) {
    simulator.app.willScroll(on: &simulator.phone)
    simulator.phone.drag(by: distance)
  }

  mutating func setKeyboard(_ kind: KeyboardKind?) {
    simulator.settle { $0.setKeyboardKind(kind) }
  }

  mutating func setKeyboard(height: CGFloat?) {
    simulator.settle { $0.setKeyboardHeight(height) }
  }

  /// Docks the keyboard, or puts it elsewhere on an iPad's screen.
  mutating func place(_ placement: Keyboard.Placement) {
    simulator.settle { $0.setKeyboardPlacement(placement) }
  }

  /// Sends the strategy a keyboardWillChangeFrame to `end`, from an iPhone 5s's docked keyboard.
  mutating func receiveFrameChange(to end: CGRect) {
    simulator.app.received(
      KeyboardNotification(
        name: .willChangeFrame, begin: CGRect(x: 0, y: 315, width: 320, height: 253), end: end,
        animation: Animation(duration: 0.25)), on: &simulator.phone)
  }

  var offset: CGFloat { phone.table.contentOffset.model.y }
  var tableHeight: CGFloat { phone.table.frame.model.height }
  var inset: EdgeInsets { phone.table.contentInset }

  /// The distance on the screen from the end of the area inside the table's insets to the
  /// keyboard's top.
  ///
  /// It is 0 if the strategy is right, positive if it wastes room, and negative if rows stay
  /// covered.
  var gapAboveKeyboard: CGFloat? {
    let end = phone.table.bounds.maxY - phone.table.adjustedContentInset.bottom
    let edge = phone.convertToScreen(fromTable: CGRect(x: 0, y: end, width: 0, height: 0))
    return phone.keyboardTop.map { $0 - edge.minY }
  }

  func clearance(row number: Int) -> CGFloat { phone.clearance(ofRow: number - 1) }
  func share(row number: Int) -> CGFloat { phone.visibleShare(ofRow: number - 1) }

  /// All lines that strategies have logged in the phone's events.
  var logged: [String] {
    phone.events.compactMap { if case .log(let line) = $0.kind { line } else { nil } }
  }

  /// All reasons in the phone's events for which a strategy left something unchanged.
  var declined: [Event.Reason] {
    phone.events.compactMap { if case .declined(let reason) = $0.kind { reason } else { nil } }
  }
}

extension Scene.Options {
  /// Scene options for opaque bars, so that the table doesn't extend under them.
  static var opaqueBars: Scene.Options {
    var options = Scene.Options()
    options.isUnderBars = false
    return options
  }
}
