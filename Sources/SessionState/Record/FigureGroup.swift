import Forms

/// A top-level member of the JSON with a session's observable values: an object or one value.
package struct FigureGroup: Sendable {
  /// The name of this top-level member, such as `table`.
  package let name: String
  /// Whether the member is an object with several values, and not a single value.
  package let isObject: Bool
  private let figures: [any RecordedFigure]
  /// Whether every session has this group of observable values.
  ///
  /// The scroll views around the table and the bottom bar exist only in some forms.
  private let isAlwaysThere: Bool
  /// The group's name as a JSON key in UTF-8, with quotes and colon.
  private let key: [UInt8]
  private let keys: [[UInt8]]

  /// Every member at the top level of the state record, in order.
  package static let all: [FigureGroup] = {
    var groups: [FigureGroup] = []
    var rest = StateRecord.figures.all[...]
    while let first = rest.first {
      let name = name(of: first)
      let count = rest.prefix { Self.name(of: $0) == name }.count
      groups.append(FigureGroup(name, Array(rest.prefix(count))))
      rest = rest.dropFirst(count)
    }
    return groups
  }()

  private init(_ name: String, _ figures: [any RecordedFigure]) {
    self.name = name
    self.figures = figures
    isObject = figures[0].path != name
    let optional = [StateRecord.figures.scrolls.path, StateRecord.figures.bottomBar.path]
    isAlwaysThere = !optional.contains(name)
    key = JSONWriter.key(named: name)
    keys = figures.map { JSONWriter.key(named: Self.ownName(of: $0)) }
  }

  private static func name(of figure: any RecordedFigure) -> String {
    String(figure.path.prefix { $0 != "." })
  }

  private static func ownName(of figure: any RecordedFigure) -> String {
    String(figure.path.drop { $0 != "." }.dropFirst())
  }

  /// The paths of the group and its values, such as `table.frame`; empty for optional groups.
  package var paths: [String] {
    isAlwaysThere ? (isObject ? [name] : []) + figures.flatMap(\.paths) : []
  }

  /// Returns whether a session's state record has this group of values.
  package func isThere(in record: StateRecord) -> Bool {
    isAlwaysThere || figures.contains { $0.isThere(in: record) }
  }

  /// Returns the group's object or value for the command `get`.
  ///
  /// Returns null if all values of the group are null.
  package func stateValue(in record: StateRecord) -> StateValue {
    guard isObject else { return figures[0].stateValue(in: record) }
    let members = figures.map { (Self.ownName(of: $0), $0.stateValue(in: record)) }
    return members.allSatisfy { $0.1.isNull } ? .null : .object(members)
  }

  /// Writes the group as a JSON member, if `record` has it: its name and its observable values.
  package func write(_ record: StateRecord, to json: inout JSONWriter) {
    guard isThere(in: record) else { return }
    json.key(key)
    guard isObject else {
      _ = figures[0].write(record, to: &json)
      return
    }
    let start = json.mark
    json.openObject()
    var isThere = false
    for index in figures.indices {
      json.key(keys[index])
      if figures[index].write(record, to: &json) { isThere = true }
    }
    json.closeObject()
    if !isThere { json.replaceByNull(from: start) }
  }
}
