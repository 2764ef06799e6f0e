import Foundation
import Session
import Simulation

/// The numbers beside the phone: figures of the state record in words.
struct Figures {
  private let scenery: Scenery

  init(_ scenery: Scenery) { self.scenery = scenery }

  /// Lines they can take, with the legend.
  static let greatestLineCount = 20

  private var phone: Phone { scenery.phone }
  private var record: StateRecord { scenery.record }
  private var offset: String { record(StateRecord.contentOffset).y.inWords }
  private var range: String {
    let (least, greatest) = (record(StateRecord.minimumOffset), record(StateRecord.maximumOffset))
    return "\(least.inWords) to \(greatest.inWords)"
  }

  /// Names and values, what matters most first; a name without a value is a title, nil a blank
  /// line.
  var entries: [Figure?] {
    [Figure(title: scenery.strategyName), Figure(title: deviceInWords), nil] + activeEntries + [
      nil, Figure("offset", offset),
      Figure("range", range),
      Figure("inset", record(StateRecord.contentInset).inWords),
      Figure("adjusted", record(StateRecord.adjustedContentInset).inWords),
      Figure("table", record(StateRecord.tableFrame).inBraces),
    ] + keyboardEntries + [Figure("screen", screenInWords)]
  }

  /// The picture in a line of words.
  var summary: String {
    let name = scenery.active?.field.id ?? "no active row"
    var parts = [scenery.strategyName, name, "offset \(offset)"]
    if let place = scenery.active?.place, let words = ActiveWords(record) {
      parts += [
        "\(place.row == nil ? "bar" : "row") \(words.span)",
        "visible \(words.share)", "clearance \(words.clearance)",
      ]
    }
    return parts.joined(separator: " · ")
  }

  private var deviceInWords: String {
    "\(phone.scene.device.name) \(phone.scene.orientation.rawValue)"
  }

  private var screenInWords: String {
    let size = phone.scene.screenSize
    return "\(size.width.inWords) × \(size.height.inWords)"
  }

  private var keyboardEntries: [Figure?] {
    guard phone.keyboardTop != nil else { return [Figure("keyboard", "none")] }
    let kind = phone.isKeyboardUp ? phone.keyboard.kind.rawValue : "its bar alone"
    return [Figure("keyboard", record(StateRecord.keyboardFrame).inBraces), Figure("", kind)]
  }

  private var activeEntries: [Figure?] {
    guard let (place, field) = scenery.active, let words = ActiveWords(record) else {
      return [Figure("active", "none")]
    }
    let rowCount = phone.table.rows.rowCount
    let holder = place.row.map { "row \($0 + 1) of \(rowCount)" } ?? "in the bar"
    return [
      Figure("active", "\(field.id), \(holder)"),
      Figure("on screen", words.span),
      Figure("clearance", words.clearance),
      Figure("in view", words.share),
    ]
  }
}

/// The figures of what is active, in words.
private struct ActiveWords {
  let span: String
  let share: String
  let clearance: String

  /// Words them; nil while nothing is active.
  init?(_ record: StateRecord) {
    guard let frame = record(StateRecord.activeFrame), let share = record(StateRecord.visibleShare),
      let clearance = record(StateRecord.clearance)
    else { return nil }
    span = "\(frame.minY.inWords) to \(frame.maxY.inWords)"
    self.share = "\((share * 100).rounded().inWords) %"
    self.clearance = clearance.inWords
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

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }

  init(title: String) {
    name = title
    value = nil
  }
}
