import Foundation
import Simulation
import Testing

/// An app that answers nothing.
struct SilentApp: PhoneObserver {}

extension Phone {
  /// Twenty rows of 44 points with a field each: on an iPhone 5s below a navigation bar the table's
  /// frame is {{0, 64}, {320, 504}}, its offset 0 … 376, and the keyboard's top at 315.
  static func twenty(
    _ name: String = "iphone-5s", ios: Int? = nil, orientation: Orientation = .portrait,
    chrome: Chrome = Chrome(), containers: [Container] = [],
    tablePlace: ViewPlace = .insets(.zero), bar: DockedBar? = nil, frame: CGRect? = nil,
    field: FieldTraits = FieldTraits(), special: [Int: FieldTraits] = [:]
  ) throws -> Phone {
    let device = try #require(Device.named(name))
    var phone = Phone(
      scene: Scene(
        device: device, ios: ios, orientation: orientation, chrome: chrome,
        containers: containers, tablePlace: tablePlace, bar: bar),
      rows: RowGeometry(sections: [SectionHeights(rows: Array(repeating: 44, count: 20))]),
      style: .plain, fields: (0..<20).map { special[$0] ?? field }, frame: frame)
    phone.isRecording = true
    return phone
  }

  var offset: CGFloat { table.contentOffset.model.y }

  mutating func begin(_ row: Int) {
    var app = SilentApp()
    beginEditing(row: row, observer: &app)
  }

  mutating func beginInBar() {
    var app = SilentApp()
    beginEditing(.bar, observer: &app)
  }

  mutating func end() {
    var app = SilentApp()
    endEditing(observer: &app)
  }

  /// Drags a row into view with nobody listening.
  mutating func dragIntoView(row: Int) {
    var app = SilentApp()
    dragIntoView(row: row, observer: &app)
  }

  mutating func settle() {
    var app = SilentApp()
    settle(&app)
  }

  mutating func advance(by seconds: TimeInterval) {
    var app = SilentApp()
    advance(by: seconds, observer: &app)
  }

  mutating func rotate(to orientation: Orientation) {
    var app = SilentApp()
    rotate(to: orientation, observer: &app)
  }

  mutating func tap(_ x: CGFloat, _ y: CGFloat) {
    var app = SilentApp()
    tap(CGPoint(x: x, y: y), observer: &app)
  }

  /// What has happened, an event a line, and forgets it.
  mutating func takeLines() -> [String] {
    defer { clearEvents() }
    return events.map { "\($0.time.inWords) \($0.kind.inOneLine)" }
  }
}

extension Event.Kind {
  fileprivate var inOneLine: String {
    switch self {
    case .touch(_, let target): "touch \(target)"
    case .call(let call, let row, let isTextView):
      "\(call.name(isTextView: isTextView)) \(row.map(String.init) ?? "bar")"
    case .notification(let it):
      "\(it.name.rawValue) \(it.begin.minY.inWords)→\(it.end.minY.inWords)"
        + " \(it.animation.duration.inWords) \(it.animation.curve.rawValue)"
    case .recognizer(let isAdded): isAdded ? "recognizer added" : "recognizer removed"
    case .recognized: "recognized"
    case .offset(let from, let to, _, let author, _):
      "offset \(from.inWords)→\(to.inWords) \(author.rawValue)"
    case .clamped(let from, let to): "clamped \(from.inWords)→\(to.inWords)"
    case .fieldScroll(let row, let isNeeded): "fieldScroll \(row) \(isNeeded)"
    default: "\(self)"
    }
  }
}
