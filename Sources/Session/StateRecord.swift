import Avoidance
import Forms
import Foundation
import Simulation

/// All that can be said of a session at a moment, by paths; its size does not grow with the form.
///
/// Frames are in screen coordinates and in points. While the clock is held, the values are the
/// presentation's: what is on the screen.
public struct StateRecord: Sendable {
  private let session: Session
  private let phone: Phone

  /// Creates the record of a session.
  public init(_ session: Session) {
    self.session = session
    phone = session.phone.presented
  }

  /// The whole record.
  public var value: StateValue {
    .object(Self.topics.map { topic in (topic, self.topic(topic)) })
  }

  /// The record's topmost names, in order.
  static let topics = [
    "clock", "form", "device", "strategy", "keyboard", "table", "active", "changed", "events",
  ]

  private func topic(_ name: String) -> StateValue {
    switch name {
    case "clock": .number(phone.clock)
    case "form": form
    case "device": device
    case "strategy": strategy
    case "keyboard": keyboard
    case "table": table
    case "active": active
    case "changed": changed
    default: .list(phone.events.map(\.value))
    }
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
      ("room", .text(strategy.room.rawValue)),
      ("reveal", .text(strategy.reveal.rawValue)),
      ("motion", .text(strategy.motion.description)),
    ])
  }

  private var keyboard: StateValue {
    .object([
      ("visible", .bool(phone.keyboardTop != nil)),
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
    guard let row = phone.firstResponder else { return .null }
    return .object([
      ("field", .optional(session.form.rows[row].field?.id)),
      ("row", .number(Double(row + 1))),
      ("section", .number(Double(phone.table.rows.section(ofRow: row) + 1))),
      ("frame", .rect(phone.frameOnScreen(ofRow: row))),
      ("visible", .points(phone.visibleShare(ofRow: row))),
      ("clearance", .points(phone.clearance(ofRow: row))),
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

extension StateRecord {
  /// Returns the value at a path: names joined by dots, list items by their number from 0,
  /// `values.ID` for an answer.
  ///
  /// - Throws: ``CommandError`` for a path that there never is. Below `active` there is null while
  ///   nothing is active.
  public func value(at path: String) throws(CommandError) -> StateValue {
    var names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let topic = names.removeFirst()
    if topic == "values" { return try answer(names, path: path) }
    guard Self.topics.contains(topic) else { throw unknown(path) }
    if topic == "active", phone.firstResponder == nil {
      guard Self.paths.contains(path) || Self.paths.contains(where: { $0.hasPrefix(path + ".") })
      else { throw unknown(path) }
      return .null
    }
    var value = self.topic(topic)
    for name in names {
      guard let member = value.member(name) else { throw unknown(path) }
      value = member
    }
    return value
  }

  private func answer(_ names: [String], path: String) throws(CommandError) -> StateValue {
    let id = names.joined(separator: ".")
    guard let row = session.form.row(ofField: id) else {
      guard case .none(let suggestions) = session.form.find(id) else {
        throw CommandError(.unknown(.path, path))
      }
      throw CommandError(.unknown(.path, path), suggestions: suggestions.map { "values.\($0)" })
    }
    return .text(session.shownValue(ofRow: row))
  }

  private func unknown(_ path: String) -> CommandError {
    .unknown(.path, path, among: Self.paths)
  }

  /// Every path there is but those of answers and events, for completion and suggestions.
  public static let paths: [String] = {
    let rect = ["x", "y", "width", "height"]
    let insets = ["top", "left", "bottom", "right"]
    let size = ["width", "height"]
    let members: [(String, [String])] = [
      ("clock", []), ("form", []), ("form.title", []), ("form.rows", []), ("form.fields", []),
      ("device", []), ("device.name", []), ("device.width", []), ("device.height", []),
      ("device.orientation", []), ("strategy", []), ("strategy.name", []), ("strategy.when", []),
      ("strategy.room", []), ("strategy.reveal", []), ("strategy.motion", []), ("keyboard", []),
      ("keyboard.visible", []), ("keyboard.kind", []), ("keyboard.frame", rect), ("table", []),
      ("table.frame", rect), ("table.bounds", rect), ("table.contentSize", size),
      ("table.contentOffset", ["x", "y"]), ("table.contentInset", insets),
      ("table.adjustedContentInset", insets), ("table.scrollIndicatorInsets", insets),
      ("table.minimumOffset", []), ("table.maximumOffset", []), ("table.visible", rect),
      ("active", []), ("active.field", []), ("active.row", []), ("active.section", []),
      ("active.frame", rect), ("active.visible", []), ("active.clearance", []), ("changed", []),
      ("events", []),
    ]
    return members.flatMap { name, parts in [name] + parts.map { "\(name).\($0)" } }
  }()
}

extension StateValue {
  /// Returns an object's member of that name, or a list's item of that number.
  func member(_ name: String) -> StateValue? {
    switch self {
    case .object(let members): members.first { $0.key == name }?.value
    case .list(let items): Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
    default: nil
    }
  }
}
