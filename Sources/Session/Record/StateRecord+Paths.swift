import Forms
import Foundation
import Simulation

extension StateRecord {
  /// Returns the value at a path: names joined by dots, list items by their number from 0,
  /// `values.ID` for an answer.
  ///
  /// - Throws: ``CommandError`` for a path that there never is. Below `active` there is null while
  ///   nothing is active.
  package func value(at path: String) throws(CommandError) -> StateValue {
    var names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let topic = names.removeFirst()
    if topic == "values" { return try answer(names, path: path) }
    guard Self.topics.contains(topic) else { throw unknown(path) }
    if topic == "active", phone.responder == nil {
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
    if let row = session.form.row(ofField: id) { return .text(session.shownValue(ofRow: row)) }
    throw CommandError(.unknown(.path, path), suggestions: ids(meantBy: id).map { "values.\($0)" })
  }

  private func ids(meantBy name: String) -> [String] {
    switch session.form.find(name) {
    case .row(let row): [session.name(ofRow: row)]
    case .ambiguous(let ids): Array(ids.prefix(3))
    case .notAField: []
    case .none(let suggestions): suggestions
    }
  }

  private func unknown(_ path: String) -> CommandError {
    .unknown(.path, path, among: Self.paths)
  }

  /// Every path there is but those of answers and events, for completion and suggestions.
  package static let paths: [String] = {
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
