import Foundation
import Session
import Simulation

/// The numbers beside the phone: figures of the state record in words.
struct Figures {
  private let scenery: Scenery

  init(_ scenery: Scenery) { self.scenery = scenery }

  /// Lines they can take, with the legend; blank ones are left out where all would take one more.
  static let greatestLineCount = 20

  /// Lines that tell of the active row, too.
  static let leastLineCount = 7

  private var phone: Phone { scenery.phone }
  private var record: StateRecord { scenery.record }
  private var offset: String { points(record(StateRecord.contentOffset).y).inWords }

  /// Returns a length as it is read: whole while it moves, since nobody reads more of it then.
  private func points(_ length: CGFloat) -> CGFloat {
    scenery.isMoving ? length.rounded() : length
  }

  private func points(_ rect: CGRect) -> CGRect {
    CGRect(
      x: points(rect.minX), y: points(rect.minY), width: points(rect.width),
      height: points(rect.height))
  }

  private func points(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: points(insets.top), left: points(insets.left), bottom: points(insets.bottom),
      right: points(insets.right))
  }

  private var range: String {
    let (least, greatest) = (record(StateRecord.minimumOffset), record(StateRecord.maximumOffset))
    return "\(points(least).inWords) to \(points(greatest).inWords)"
  }

  /// Names and values, what matters most first; a name without a value is a title, nil a blank
  /// line.
  var entries: [Figure?] {
    [Figure(title: scenery.strategyName), Figure(title: deviceInWords), nil] + activeEntries + [
      nil, Figure("offset", offset),
      Figure("range", range),
      Figure("inset", points(record(StateRecord.contentInset)).inWords),
      Figure("adjusted", points(record(StateRecord.adjustedContentInset)).inWords),
      Figure("table", points(record(StateRecord.tableFrame)).inBraces),
    ] + aroundEntries + keyboardEntries + [screenEntry]
  }

  /// The picture in a line of words.
  var summary: String {
    let name = scenery.active?.field.id ?? "no active row"
    var parts = [scenery.strategyName, name, "offset \(offset)"]
    if let place = scenery.active?.place, let words = ActiveWords(record, points) {
      parts += [
        "\(place.row == nil ? "bar" : "row") \(words.span)",
        "in view \(words.share)", "clearance \(words.clearance)",
      ]
    }
    return parts.joined(separator: " · ")
  }

  private var deviceInWords: String {
    "\(phone.scene.device.name) \(phone.scene.orientation.rawValue)"
  }

  /// The screen's size, or where on it the app's window lies.
  private var screenEntry: Figure {
    phone.scene.fillsScreen
      ? Figure("screen", screenInWords)
      : Figure("window", phone.scene.windowFrame.inBraces + " of \(screenInWords)")
  }

  private var screenInWords: String {
    let size = phone.scene.deviceScreen
    return "\(size.width.inWords) × \(size.height.inWords)"
  }

  /// The outermost scroll view around the table.
  private var aroundEntries: [Figure?] {
    guard phone.isNested, let index = phone.outerScrolls.first,
      let scroll = phone.containers[index].scroll
    else { return [] }
    let container = phone.containers[index]
    let greatest = scroll.maximumOffset(in: container.frame.size)
    let isUpright = scroll.isVertical
    let now = isUpright ? container.boundsOrigin.y : container.boundsOrigin.x
    let least = isUpright ? scroll.minimumOffset.y : scroll.minimumOffset.x
    let end = isUpright ? greatest.y : greatest.x
    return [
      Figure(
        "around it",
        "\(points(now).inWords) of \(points(least).inWords) to \(points(end).inWords)")
    ]
  }

  private var keyboardEntries: [Figure?] {
    guard phone.keyboardTop != nil else { return [Figure("keyboard", "none")] }
    let kind = phone.isKeyboardUp ? phone.keyboard.kind.rawValue : "its bar alone"
    return [
      Figure("keyboard", points(record(StateRecord.keyboardFrame)).inBraces), Figure("", kind),
    ]
  }

  private var activeEntries: [Figure?] {
    guard let (place, field) = scenery.active, let words = ActiveWords(record, points) else {
      return [Figure("active", "none")]
    }
    let rowCount = phone.table.rows.rowCount
    let holder = place.row.map { "row \($0 + 1) of \(rowCount)" } ?? "in the bar"
    return [
      Figure("active", "\(field.id), \(holder)"),
      Figure("on screen", words.span),
      Figure("clearance", words.clearance, ink: words.ink),
      Figure("in view", words.share, ink: words.ink),
    ]
  }
}

/// The figures of what is active, in words.
private struct ActiveWords {
  let span: String
  let share: String
  let clearance: String
  /// Whether all of it shows.
  let ink: Ink

  /// Words them; nil while nothing is active.
  init?(_ record: StateRecord, _ points: (CGFloat) -> CGFloat) {
    guard let frame = record(StateRecord.activeFrame), let share = record(StateRecord.visibleShare),
      let clearance = record(StateRecord.clearance)
    else { return nil }
    span = "\(points(frame.minY).inWords) to \(points(frame.maxY).inWords)"
    self.share = "\((share * 100).rounded().inWords) %"
    self.clearance = points(clearance).inWords
    ink = share < 1 ? .bad : .good
  }
}

extension EdgeInsets {
  /// The edges that are not zero, by name.
  fileprivate var inWords: String {
    let edges = [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
    let parts = edges.filter { $0.1 != 0 }.map { "\($0.0) \($0.1.inWords)" }
    return parts.isEmpty ? "0" : parts.joined(separator: ", ")
  }
}

/// One number with its name, or a title.
struct Figure: Equatable, Sendable {
  let name: String
  let value: String?
  var ink: Ink = []

  init(_ name: String, _ value: String, ink: Ink = []) {
    self.name = name
    self.value = value
    self.ink = ink
  }

  init(title: String) {
    name = title
    value = nil
  }
}
