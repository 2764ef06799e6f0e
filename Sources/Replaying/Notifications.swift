import Avoidance
import Evidence
import FileErrors
import Foundation
import SessionCore
import SessionState
import Simulation

/// An output format of the command `notifications`, which prints keyboard notifications for tests.
package enum FixtureFormat: String, CaseIterable, Sendable {
  case swift
  case json
}

extension Command {
  package static let notifications = Command(
    "notifications", .looking,
    Words(
      summary: "Print the last keyboard notifications as fixtures for tests",
      details: [
        "The fixtures have the names, frames, durations, curves and other userInfo keys of the "
          + "simulated phone, so you need not make up rectangles. They are Swift that compiles "
          + "against UIKit, or JSON, which replay can read. With FIELD, they come from a tap "
          + "on the field and its dismissal; the session does not change."
      ],
      examples: [
        Example("notifications", "what the last command posted, as Swift", after: "focus zip"),
        Example("notifications zip --format json", "a tap on zip and its dismissal, as JSON"),
      ]),
    wanted
  ) { session, wanted throws(CommandError) in
    let fixtures = try session.fixtures(ofRoundOf: wanted.field)
    let origin = session.origin(ofRoundOf: wanted.field)
    let value = StateValue.list(fixtures.map(\.value))
    let lines =
      switch wanted.format {
      case .swift: SwiftFixture(fixtures, origin: origin).lines
      case .json: ["["] + fixtures.map(\.value.json).commaSeparated + ["]"]
      }
    return Outcome(code: lines, typed: TypedAnswer { value })
  }

  private static var wanted: Grammar<(field: String?, format: FixtureFormat)> {
    let format = Grammar<FixtureFormat>.option("--format", taking: .choice("--format"))
    return Grammar<String>.text(.field).optional().with(format)
      .map { (field: $0, format: $1 ?? .swift) }
  }
}

extension Session {
  /// Returns the keyboard notifications of the last command, or of a tap on `field` and its
  /// dismissal.
  ///
  /// - Throws: ``CommandError`` if there are no notifications or the field can't be tapped.
  fileprivate func fixtures(
    ofRoundOf field: String?
  ) throws(CommandError) -> [NotificationFixture] {
    let phone = try field.map { name throws(CommandError) in
      try OwnCode.silently { () throws(CommandError) in try state.round(of: name) }
    }
    let events = (phone ?? recorded.phone).events
    let posted = events.compactMap { event -> (time: TimeInterval, KeyboardNotification)? in
      if case .notification(let it) = event.kind { (event.time, it) } else { nil }
    }
    guard let start = posted.first?.time else {
      throw CommandError(
        .nothingTo(
          field == nil
            ? "print: the last command posted no keyboard notification; `focus` a field first"
            : "print: no keyboard notification is posted for that field"))
    }
    return posted.map { time, notification in
      NotificationFixture(notification, time: time - start, ios: state.phone.scene.ios)
    }
  }

  /// Returns a comment for the printed notifications: the phone, iOS version and field they came
  /// from.
  fileprivate func origin(ofRoundOf field: String?) -> String {
    let scene = state.phone.scene
    let size = scene.screenSize
    let row = field.flatMap { try? state.form.row(named: $0) } ?? state.activeRow
    return "\(scene.device.name), iOS \(scene.ios), \(size.width.inWords) × "
      + "\(size.height.inWords), \(scene.orientation.rawValue)"
      + (row.map { ", field \(state.name(ofRow: $0))" } ?? "")
  }
}

extension State {
  /// Returns the phone after a field was focused and dismissed, with the recorded events of both.
  ///
  /// - Throws: ``CommandError`` if there is no such field, or if it can't be focused.
  fileprivate func round(of name: String) throws(CommandError) -> Phone {
    var state = self
    let row = try state.textRow(ofField: name)
    if state.activeRow != nil { state.startAgain(under: engine.strategy) }
    state.begin(isRecording: true)
    try state.focus(row: row)
    state.settle()
    state.endEditing()
    state.settle()
    return state.phone
  }
}

extension NotificationFixture {
  /// The keyboard notification as a JSON value.
  fileprivate var value: StateValue {
    .object([
      ("name", .text(name)), ("time", .number(time)),
      ("userInfo", .object(userInfo.map { ($0.key, $0.value.stateValue) })),
    ])
  }
}

extension NotificationFixture.Value {
  fileprivate var stateValue: StateValue {
    switch self {
    case .rect(let rect):
      .object([
        ("x", .points(rect.minX)), ("y", .points(rect.minY)), ("width", .points(rect.width)),
        ("height", .points(rect.height)),
      ])
    case .point(let point): .object([("x", .points(point.x)), ("y", .points(point.y))])
    case .number(let number): .number(number)
    case .flag(let flag): .bool(flag)
    }
  }
}

extension [String] {
  /// The lines of a JSON list's items, indented and with commas between them.
  fileprivate var commaSeparated: [String] {
    enumerated().map { index, line in "  \(line)" + (index + 1 < count ? "," : "") }
  }
}
