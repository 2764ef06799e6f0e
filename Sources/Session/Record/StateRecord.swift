import Avoidance
import Forms
import Foundation
import Simulation

/// All that can be said of a session at a moment, by paths; its size does not grow with the form.
///
/// Frames are in screen coordinates and in points. While the clock is held, the values are the
/// presentation's: what is on the screen.
package struct StateRecord: Sendable {
  let session: State
  let phone: Phone
  private let events: @Sendable () -> [Event]

  /// Creates the record of a session; its events are looked for only where they are asked for.
  package init(_ session: Session) {
    self.init(session.state) { session.recorded.phone.events }
  }

  /// Creates the record of a state whose events are kept, or of no interest.
  init(_ state: State) { self.init(state) { state.phone.events } }

  private init(_ state: State, events: @escaping @Sendable () -> [Event]) {
    session = state
    phone = state.phone.presented
    self.events = events
  }

  /// The whole record.
  package var value: StateValue {
    .object(Self.topics.map { topic in (topic, self.topic(topic)) })
  }

  /// The record's topmost names, in order.
  static let topics = [
    "clock", "form", "device", "strategy", "keyboard", "table", "active", "changed", "events",
  ]

  func topic(_ name: String) -> StateValue {
    switch name {
    case "clock": .number(phone.clock)
    case "form": form
    case "device": device
    case "strategy": strategy
    case "keyboard": keyboard
    case "table": table
    case "active": active
    case "changed": changed
    default: .list(events().map(\.value))
    }
  }

  /// Every figure as `show state` lists it: a line for each path but those of events.
  var lines: [String] {
    let rows = Self.paths.compactMap { path -> [String]? in
      guard path != "events", let value = try? value(at: path) else { return nil }
      if case .object = value { return nil }
      return [path, value.bare]
    }
    return aligned(rows)
  }

  private var form: StateValue {
    .object([
      ("title", .text(session.form.title)),
      ("rows", .number(Double(session.form.rows.count))),
      ("fields", .number(Double(session.form.fieldRows.count))),
    ])
  }

  private var device: StateValue {
    .object([
      ("name", .text(phone.scene.device.name)),
      ("width", .points(phone.scene.screenSize.width)),
      ("height", .points(phone.scene.screenSize.height)),
      ("orientation", .text(phone.scene.orientation.rawValue)),
    ])
  }

  private var strategy: StateValue {
    let strategy = session.engine.strategy
    return .object([
      ("name", .text(strategy.name)),
      ("when", .text(strategy.whenInWords)),
      ("room", .text(strategy.room.name)),
      ("reveal", .text(strategy.reveal.name)),
      ("motion", .text(strategy.motion.description)),
    ])
  }

  private var keyboard: StateValue {
    .object([
      ("visible", .bool(phone.isKeyboardUp)),
      ("kind", .text(phone.keyboard.kind.rawValue)),
      ("frame", .rect(phone.keyboard.frame.model)),
    ])
  }

  private var table: StateValue {
    let table = phone.table
    return .object([
      ("frame", .rect(phone.tableFrameOnScreen)),
      ("bounds", .rect(table.bounds)),
      ("contentSize", .size(table.contentSize)),
      ("contentOffset", .point(table.contentOffset.model)),
      ("contentInset", .insets(table.contentInset)),
      ("adjustedContentInset", .insets(table.adjustedContentInset)),
      ("scrollIndicatorInsets", .insets(table.scrollIndicatorInsets)),
      ("minimumOffset", .points(table.minimumOffset)),
      ("maximumOffset", .points(table.maximumOffset)),
      ("visible", .rect(phone.visibleTableFrame)),
    ])
  }

  private var active: StateValue {
    guard let place = ActivePlace(phone) else { return .null }
    return .object([
      ("field", .optional(session.activeField?.id)),
      ("row", place.row.map { .number(Double($0 + 1)) } ?? .null),
      ("section", place.section.map { .number(Double($0 + 1)) } ?? .null),
      ("frame", .rect(place.frame)),
      ("visible", .points(place.visibleShare)),
      ("clearance", .points(place.clearance)),
    ])
  }

  private var changed: StateValue {
    .object(
      session.changedRows.map { row in
        (session.name(ofRow: row), .text(session.shownValue(ofRow: row)))
      })
  }
}

extension StateValue {
  static func insets(_ insets: EdgeInsets) -> StateValue {
    .object([
      ("top", .points(insets.top)), ("left", .points(insets.left)),
      ("bottom", .points(insets.bottom)), ("right", .points(insets.right)),
    ])
  }
}
