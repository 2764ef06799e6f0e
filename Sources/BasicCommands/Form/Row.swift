import FileErrors
import Forms
import SessionCore
import SessionState

/// The action of the command `row`: to add, remove, move or change a row of the form.
private enum RowAction: Sendable {
  case add([GivenKey], PlaceName)
  case remove(String)
  case move(String, PlaceName)
  case set(String, [GivenKey])
}

extension Command {
  package static let row = Command(
    "row", .form,
    Words(
      summary: "Add, remove, move or change a row of the form",
      details: [
        "A row without a field has no ID, but a text= key. FIELD can be the number of any row. "
          + "key= with nothing after it removes the key. Values may have blanks. For all keys, "
          + "see help form.",
        "The table changes as in a row update: its offset stays, and so does the active field "
          + "if its row stays. write saves the form, and undo undoes the change.",
      ],
      examples: [
        Example("row add floor after street label=Floor keyboard=number-pad", "adds a row"),
        Example("row set zip label=Postal code required=true", "changes its keys"),
        Example("row set zip required=", "removes a key"),
        Example("row move zip before street", "moves it"),
      ]),
    .rewrites, action, makesSecrets: true, redacted: { $1.redacted($0) }
  ) { state, action throws(CommandError) in
    switch action {
    case .add(let keys, let place): try state.addRow(keys, at: place)
    case .remove(let name): try state.remove(row: state.form.anyRow(named: name))
    case .move(let name, let place): try state.move(rowNamed: name, to: place)
    case .set(let name, let keys): try state.set(keys, ofRow: state.form.anyRow(named: name))
    }
  }

  private static var action: Grammar<RowAction> {
    let field = Grammar<String>.word(.field)
    let keys = Grammar<[GivenKey]>.keys(of: .row)
    return .keywords(
      "the word after `row`", missing: "add, remove, move or set",
      [
        ("add", adding),
        ("remove", field.map { .remove($0) }),
        ("move", field.then(.place(.field, takesSection: true)).map { .move($0, $1) }),
        ("set", field.then(keys).map { .set($0, $1) }),
      ])
  }

  private static var adding: Grammar<RowAction> {
    var slot = Slot("ID")
    slot.accepts = { !$0.contains(Character("=")) && !PlaceName.words.contains($0) }
    let id = Grammar<GivenKey>(slot) { word, _ in
      GivenKey("field", word.text, column: word.column)
    }
    let keys = Grammar<[GivenKey]>.keys(of: .row).optional()
    return id.optional(hasBrackets: false).then(.optionalPlace(.field, takesSection: true))
      .then(keys).notEmpty("ID")
      .map { words, keys in .add((words.0.map { [$0] } ?? []) + (keys ?? []), words.1) }
  }
}

extension RowAction {
  /// Returns the command's line with bullets for a secure field's value; nil without such a value.
  package func redacted(_ state: State) -> String? {
    switch self {
    case .remove, .move: return nil
    case .add(let keys, let place):
      guard Self.makesSecret(keys) else { return nil }
      // The id comes before the place.
      let id = keys.first.flatMap { $0.name == "field" ? LineSyntax.quoted($0.text) : nil }
      let words = ["row add", id].compactMap(\.self) + place.words
      let others = Self.shown(id == nil ? keys : Array(keys.dropFirst()))
      return (words + [others]).joined(separator: " ")
    case .set(let name, let keys):
      guard LineToken.isOne(name), state.mayMeanSecret(name) || Self.makesSecret(keys),
        keys.contains(where: { !$0.isPublic })
      else { return nil }
      return "row set \(LineSyntax.quoted(name)) " + Self.shown(keys)
    }
  }

  private static func makesSecret(_ keys: [GivenKey]) -> Bool {
    keys.contains { $0.name == "secure" } && keys.contains { !$0.isPublic }
  }

  private static func shown(_ keys: [GivenKey]) -> String {
    keys.map { key in
      key.isPublic ? key.word : key.name == "value" ? Session.hiddenValueKey : Session.secret
    }.joined(separator: " ")
  }
}

extension GivenKey {
  /// Whether the key can't set a field's value, so that recorded lines may show what is set.
  fileprivate var isPublic: Bool {
    name != "value" && FormPart.row.keys.contains { $0.name == name }
  }
}

extension State {
  fileprivate mutating func addRow(
    _ keys: [GivenKey], at name: PlaceName
  ) throws(CommandError) -> Notices {
    let place = try place(ofRow: name)
    try edit { form throws(FormEditError) in try form.addingRow(keys, at: place) }
    let row = row(at: place)
    return Notices { state in
      let name = state.form.field(atRow: row).map { "\($0.id), " } ?? ""
      return ["added \(name)row \(row + 1) of \(state.form.rows.count)"]
    }
  }

  /// Returns the index of the row that an edit has just added at a position.
  private func row(at place: EditPlace) -> Int {
    switch place {
    case .before(let row): row
    case .after(let row): row + 1
    case .inside(let section): form.sections[section].rows.upperBound - 1
    case .end: form.rows.count - 1
    }
  }

  fileprivate mutating func remove(row: Int) throws(CommandError) -> Notices {
    let (name, isGiven) = (name(ofRow: row), answers[row] != nil)
    try edit { form throws(FormEditError) in try form.removing(row: row) }
    return Notices(["removed \(name)" + (isGiven ? " with its answer; undo brings it back" : "")])
  }

  fileprivate mutating func move(
    rowNamed name: String, to placeName: PlaceName
  ) throws(CommandError) -> Notices {
    let row = try form.anyRow(named: name, takesBar: false)
    let (place, label) = (try place(ofRow: placeName), self.name(ofRow: row))
    var target = row
    try edit { form throws(FormEditError) in
      let edit = try form.moving(row: row, to: place)
      target = edit.origins.firstIndex(of: row) ?? row
      return edit
    }
    let number = target + 1
    return Notices { ["\(label) is row \(number) of \($0.form.rows.count)"] }
  }

  fileprivate mutating func set(
    _ keys: [GivenKey], ofRow row: Int
  ) throws(CommandError) -> Notices {
    let (value, wasSecure) = (value(ofRow: row), form.isSecure(row: row))
    let isGiven = answers[row] != nil
    try edit { form throws(FormEditError) in
      let edit = try form.setting(keys, ofRow: row)
      // A value that was secret must not become visible.
      guard wasSecure, !edit.form.isSecure(row: row), !keys.contains(where: { $0.name == "value" })
      else { return edit }
      return try form.setting(keys + [GivenKey("value", "")], ofRow: row)
    }
    if self.value(ofRow: row) != value { changedRows.append(row) }
    let isDropped = wasSecure && !form.isSecure(row: row) && (isGiven || !value.isEmpty)
    return Notices { state in
      ["changed \(state.name(ofRow: row))"]
        + (isDropped ? ["it is not secure any more, so its value is gone"] : [])
    }
  }
}
