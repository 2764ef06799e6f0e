import Forms

extension StateRecord {
  /// Returns the observable value at a path such as `table.contentOffset.y`.
  ///
  /// Dots separate a path's names. List items have indices from 0; answers are at `values.ID`.
  ///
  /// - Throws: ``CommandError`` for an unknown path. Paths below `active` give null if no field is
  ///   active.
  package func value(at path: String) throws(CommandError) -> StateValue {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if names.first == "values" { return try answer(names.dropFirst(), path: path) }
    guard let (start, depth) = start(of: names) else { throw unknown(path) }
    var value = start
    for name in names[depth...] {
      guard let member = value.member(name) else {
        // A missing object has null for each of its known members.
        guard value.isNull, Self.paths.contains(path) else { throw unknown(path) }
        return .null
      }
      value = member
    }
    return value
  }

  /// Returns the value or group at a path's first one or two names, and the count of names used.
  ///
  /// Nil if no observable value has this path.
  private func start(of names: [String]) -> (StateValue, depth: Int)? {
    let path = names.prefix(2).joined(separator: ".")
    if let figure = Self.figures.all.first(where: { $0.path == path }) {
      return (figure.stateValue(in: self), min(names.count, 2))
    }
    let group = FigureGroup.all.first { $0.name == names.first }
    return group.map { ($0.stateValue(in: self), 1) }
  }

  private func answer(
    _ names: ArraySlice<String>, path: String
  ) throws(CommandError) -> StateValue {
    let id = names.joined(separator: ".")
    if let row = state.form.row(ofField: id) {
      try state.checkHoldsAnswer(row: row)
      return .text(state.shownValue(ofRow: row))
    }
    throw CommandError(.unknown(.path, path), suggestions: ids(meantBy: id).map { "values.\($0)" })
  }

  private func ids(meantBy name: String) -> [String] {
    switch state.form.find(name) {
    case .row(let row): [state.name(ofRow: row)]
    case .ambiguous(let ids): Array(ids.prefix(3))
    case .notAField: []
    case .none(let suggestions): suggestions
    }
  }

  private func unknown(_ path: String) -> CommandError {
    if let row = state.form.row(ofField: path), let id = state.form.field(atRow: row)?.id {
      return CommandError(.unknown(.path, path), suggestions: ["values.\(id)"])
    }
    let near = Self.paths(endingLike: path)
    return near.isEmpty
      ? .unknown(.path, path, among: Self.paths)
      : CommandError(.unknown(.path, path), suggestions: near)
  }

  /// Returns at most three paths that end like an unknown one, such as `keyboard.frame.height` for
  /// `keyboard.hight`.
  private static func paths(endingLike path: String) -> [String] {
    let names = path.split(separator: ".")
    let group = names.count > 1 ? paths.filter { $0.hasPrefix("\(names[0]).") } : paths
    func ending(_ path: String) -> String { String(path.split(separator: ".").last ?? "") }
    guard let near = Spelling.nearest(to: ending(path), among: group.map(ending)).first else {
      return []
    }
    return Array(group.filter { ending($0) == near }.prefix(3))
  }

  /// All paths of observable values, for completion and suggestions.
  ///
  /// The paths of answers and events are not included.
  package static let paths = FigureGroup.all.flatMap(\.paths)

  /// Returns one line per observable value, for the command `show state`; events are left out.
  ///
  /// If `skippingNull` is true, values that are null are left out, too.
  package func lines(skippingNull: Bool) -> [String] {
    let around = phone.isNested ? [Self.figures.scrolls.path] : []
    let rows = (Self.paths + around).compactMap { path -> [String]? in
      guard path != "events", let value = try? value(at: path) else { return nil }
      if case .object = value { return nil }
      if skippingNull, value.isNull { return nil }
      return [path, value.bare]
    }
    return aligned(rows)
  }
}

extension StateValue {
  /// Returns a JSON object's member by name, or a JSON list's item by index, from 0.
  package func member(_ name: String) -> StateValue? {
    switch self {
    case .object(let members): members.first { $0.key == name }?.value
    case .list(let items): Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
    case .null, .bool, .number, .text: nil
    }
  }
}
