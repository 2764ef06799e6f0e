import Foundation
import Simulation
import Testing

/// An app without code for the keyboard, for tests of the phone alone.
struct SilentApp: AppCode {}

extension Phone {
  /// Makes a phone with twenty rows of 44 points, each with a field.
  ///
  /// On an iPhone 5s with a navigation bar, the table is {{0, 64}, {320, 504}}, its offset 0 … 376,
  /// and the keyboard's top 315. The table ends at the bars unless `isUnderBars` is true.
  static func twenty(
    _ name: String = "iphone-5s", ios: Int? = nil, orientation: Orientation = .portrait,
    chrome: Chrome = Chrome(), containers: [Container] = [],
    tablePlace: ViewPlace = .insets(.zero), bar: DockedBar? = nil, frame: CGRect? = nil,
    field: FieldTraits = FieldTraits(), special: [Int: FieldTraits] = [:],
    isUnderBars: Bool = false
  ) throws -> Phone {
    let device = try #require(Device.named(name))
    var options = Scene.Options()
    options.isUnderBars = isUnderBars
    var phone = Phone(
      scene: Scene(
        device: device, ios: ios, orientation: orientation, chrome: chrome,
        containers: containers, tablePlace: tablePlace, bar: bar, options: options),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: (0..<20).map { special[$0] ?? field }, frame: frame)
    phone.isRecording = true
    return phone
  }

  var offset: CGFloat { table.contentOffset.model.y }

  /// Runs `body` with a simulator of this phone, whose app has no code for the keyboard.
  mutating func happen(_ body: (inout Simulator<SilentApp>) -> Void) {
    var simulator = Simulator(self, app: SilentApp())
    body(&simulator)
    self = simulator.phone
  }

  /// Runs `body` with a simulator of this phone, then lets everything pending finish.
  mutating func settle(after body: (inout Simulator<SilentApp>) -> Void) {
    happen {
      body(&$0)
      $0.settle()
    }
  }

  /// Begins editing in a row, lets everything pending finish, and clears the events.
  mutating func beginAndClearEvents(row: Int) {
    settle { $0.beginEditing(row: row) }
    clearEvents()
  }

  mutating func begin(_ row: Int) { happen { $0.beginEditing(row: row) } }
  mutating func beginInBar() { happen { $0.beginEditing(.bar) } }
  mutating func end() { happen { $0.endEditing() } }
  mutating func dragIntoView(row: Int) { happen { $0.dragIntoView(row: row) } }
  mutating func settle() { happen { $0.settle() } }
  mutating func advance(by seconds: TimeInterval) { happen { $0.advance(by: seconds) } }
  mutating func rotate(to orientation: Orientation) { happen { $0.rotate(to: orientation) } }
  mutating func tap(_ x: CGFloat, _ y: CGFloat) { happen { $0.tap(CGPoint(x: x, y: y)) } }

  /// Returns the events, one per line, and clears them.
  mutating func takeLines() -> [String] {
    defer { clearEvents() }
    return events.map { "\($0.time.inFourPlaces) \($0.kind.inOneLine)" }
  }
}

extension Event.Kind {
  fileprivate var inOneLine: String {
    switch self {
    case .touch(_, let target): "touch \(target)"
    case .call(let call, let row, let isTextView):
      "\(call.name(isTextView: isTextView)) \(row.map(String.init) ?? "bar")"
    case .notification(let it):
      "\(it.name.rawValue) \(it.begin.minY.inFourPlaces)→\(it.end.minY.inFourPlaces)"
        + " \(it.animation.duration.inFourPlaces) \(it.animation.curve.rawValue)"
    case .recognizer(let isAdded): isAdded ? "recognizer added" : "recognizer removed"
    case .recognized: "recognized"
    case .offset(let from, let to, _, let author, _):
      "offset \(from.inFourPlaces)→\(to.inFourPlaces) \(author.rawValue)"
    case .clamped(let from, let to): "clamped \(from.inFourPlaces)→\(to.inFourPlaces)"
    case .sheetFrame(let from, let to, _): "sheet \(from.inBraces)→\(to.inBraces)"
    case .lifecycle(let call): call.rawValue
    case .fieldScroll(let row, let isNeeded): "fieldScroll \(row) \(isNeeded)"
    default: "\(self)"
    }
  }
}
