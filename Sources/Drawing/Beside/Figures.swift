import Foundation
import Simulation

/// The numbers beside the phone.
///
/// Frames are those of the state record, on the screen.
struct Figures {
  private let scenery: Scenery

  init(_ scenery: Scenery) { self.scenery = scenery }

  /// Lines they can take, with the legend.
  static let greatestLineCount = 20

  private var phone: Phone { scenery.phone }
  private var table: TableView { scenery.phone.table }

  /// Names and values, what matters most first; a name without a value is a title, nil a blank
  /// line.
  var entries: [Figure?] {
    [Figure(title: scenery.strategyName), Figure(title: deviceInWords), nil] + activeEntries + [
      nil, Figure("offset", table.contentOffset.model.y.inWords),
      Figure("range", "\(table.minimumOffset.inWords) to \(table.maximumOffset.inWords)"),
      Figure("inset", table.contentInset.inWords),
      Figure("adjusted", table.adjustedContentInset.inWords),
      Figure("table", phone.tableFrameOnScreen.inBraces),
    ] + keyboardEntries + [Figure("screen", screenInWords)]
  }

  /// The picture in a line of words.
  var summary: String {
    let offset = "offset \(table.contentOffset.model.y.inWords)"
    var parts = [scenery.strategyName, scenery.active?.field.id ?? "no active row", offset]
    if let place = scenery.active?.place {
      parts += [
        "\(place.row == nil ? "bar" : "row") \(place.spanInWords)",
        "visible \(place.shareInWords)", "clearance \(place.clearance.inWords)",
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
    return [Figure("keyboard", phone.keyboard.frame.model.inBraces), Figure("", kind)]
  }

  private var activeEntries: [Figure?] {
    guard let (place, field) = scenery.active else { return [Figure("active", "none")] }
    let holder = place.row.map { "row \($0 + 1) of \(table.rows.rowCount)" } ?? "in the bar"
    return [
      Figure("active", "\(field.id), \(holder)"),
      Figure("on screen", place.spanInWords),
      Figure("clearance", place.clearance.inWords),
      Figure("visible", place.shareInWords),
    ]
  }
}

extension ActivePlace {
  fileprivate var spanInWords: String { "\(frame.minY.inWords) to \(frame.maxY.inWords)" }

  fileprivate var shareInWords: String { "\((visibleShare * 100).rounded().inWords) %" }
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
