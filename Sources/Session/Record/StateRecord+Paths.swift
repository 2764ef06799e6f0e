import Forms

extension StateRecord {
  /// Returns the value at a path: names joined by dots, list items by their number from 0,
  /// `values.ID` for an answer.
  ///
  /// - Throws: ``CommandError`` for a path that there never is. Below `active` there is null while
  ///   nothing is active.
  package func value(at path: String) throws(CommandError) -> StateValue {
    let names = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if names.first == "values" { return try answer(names.dropFirst(), path: path) }
    guard let (start, depth) = start(of: names) else { throw unknown(path) }
    var value = start
    for name in names[depth...] {
      guard let member = value.member(name) else {
        // Of what is not there now, the members are known all the same.
        guard value.isNull, Self.paths.contains(path) else { throw unknown(path) }
        return .null
      }
      value = member
    }
    return value
  }

  /// Returns the figure or the group that names lead to, and how many of them do.
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
    .unknown(.path, path, among: Self.paths)
  }

  /// Every path there is but those of answers and events, for completion and suggestions.
  package static let paths = FigureGroup.all.flatMap(\.paths)

  /// Returns every figure as `show state` lists it: a line for each path but those of events, and
  /// of what is not there now.
  func lines(skippingNull: Bool) -> [String] {
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
  /// Returns an object's member of that name, or a list's item of that number.
  func member(_ name: String) -> StateValue? {
    switch self {
    case .object(let members): members.first { $0.key == name }?.value
    case .list(let items): Int(name).flatMap { items.indices.contains($0) ? items[$0] : nil }
    case .null, .bool, .number, .text: nil
    }
  }
}
