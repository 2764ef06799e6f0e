import Avoidance
import Foundation
import Simulation
import Testing

/// The form of `forms/twenty.yaml`, an iPhone 5s unless another is named: there a table at
/// {{0, 64}, {320, 504}} with twenty rows of 44 points and a keyboard whose top is at 315.
struct TwentyRows {
  var phone: Phone
  var engine: Engine

  /// Creates the form; `special` gives rows, counted from 1, fields of their own.
  init(
    _ strategy: Strategy, fieldScroll: Bool = true, device: Device? = .named("iphone-5s"),
    ios: Int? = nil, orientation: Orientation = .portrait, containers: [Container] = [],
    tablePlace: ViewPlace = .insets(.zero), frame: CGRect? = nil, special: [Int: FieldTraits] = [:]
  ) throws {
    phone = Phone(
      scene: Scene(
        device: try #require(device), ios: ios, orientation: orientation, chrome: Chrome(),
        containers: containers, tablePlace: tablePlace),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: (1...20).map { special[$0] ?? FieldTraits() }, frame: frame)
    phone.settings.fieldScroll = fieldScroll
    phone.isRecording = true
    engine = Engine(strategy)
  }

  mutating func begin(row number: Int) {
    phone.beginEditing(row: number - 1, observer: &engine)
    phone.settle(&engine)
  }

  mutating func end() {
    phone.endEditing(observer: &engine)
    phone.settle(&engine)
  }

  /// Drags by the finger, as a session does: the app hears of it first.
  mutating func drag(by distance: CGFloat) {
    engine.willScroll(on: &phone)
    phone.drag(by: distance)
  }

  mutating func setKeyboard(_ kind: KeyboardKind?) {
    phone.setKeyboardKind(kind, observer: &engine)
    phone.settle(&engine)
  }

  mutating func setKeyboard(height: CGFloat?) {
    phone.setKeyboardHeight(height, observer: &engine)
    phone.settle(&engine)
  }

  /// Docks the keyboard, or puts it elsewhere on an iPad's screen.
  mutating func place(_ placement: Keyboard.Placement) {
    phone.setKeyboardPlacement(placement, observer: &engine)
    phone.settle(&engine)
  }

  var offset: CGFloat { phone.table.contentOffset.model.y }
  var tableHeight: CGFloat { phone.table.frame.model.height }
  var inset: EdgeInsets { phone.table.contentInset }

  /// The points between the end of what the table's insets leave and the keyboard's top, on the
  /// screen: none where the strategy is right, more where it wastes room, less where rows stay covered.
  var gapAboveKeyboard: CGFloat? {
    let end = phone.table.bounds.maxY - phone.table.adjustedContentInset.bottom
    let edge = phone.convertToScreen(fromTable: CGRect(x: 0, y: end, width: 0, height: 0))
    return phone.keyboardTop.map { $0 - edge.minY }
  }

  func clearance(row number: Int) -> CGFloat { phone.clearance(ofRow: number - 1) }
  func share(row number: Int) -> CGFloat { phone.visibleShare(ofRow: number - 1) }

  /// The lines that a strategy logged.
  var logged: [String] {
    phone.events.compactMap { if case .log(let line) = $0.kind { line } else { nil } }
  }

  /// Why the strategy left something alone.
  var declined: [Event.Reason] {
    phone.events.compactMap { if case .declined(let reason) = $0.kind { reason } else { nil } }
  }
}
