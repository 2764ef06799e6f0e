import Forms

/// Finds a form's rows and sections by the names that a user types.
extension Form {
  /// Returns the row of the field with a name; throws if no field or several fields match.
  package func row(named name: String) throws(CommandError) -> Int {
    switch find(name) {
    case .row(let row): return row
    case .ambiguous(let candidates):
      throw CommandError(.ambiguous(.field, name, candidates))
    case .notAField(let row): throw CommandError(.notAField(row: row + 1))
    case .none(let suggestions):
      throw CommandError(.unknown(.field, name), suggestions: suggestions)
    }
  }

  /// Returns the index of the row with a name, whether or not the row has a field.
  ///
  /// If `takesBar` is false, throws for the field in a docked bar (such as a chat's input bar).
  package func anyRow(named name: String, takesBar: Bool = true) throws(CommandError) -> Int {
    let row: Int
    if case .notAField(let found) = find(name) {
      row = found
    } else {
      row = try self.row(named: name)
    }
    guard takesBar || row != barRow else {
      throw CommandError(.wrong(argument: "FIELD", given: name, wants: "a row; that is the bar"))
    }
    return row
  }

  /// Returns the index of a section by its number from 1, its header, or the beginning of its
  /// header; throws if none or several match.
  package func section(named name: String) throws(CommandError) -> Int {
    if let number = Int(name), sections.indices.contains(number - 1) { return number - 1 }
    let key = name.lowercased()
    let headers = sections.map { $0.header?.lowercased() ?? "" }
    for found in [
      headers.indices.filter { headers[$0] == key },
      headers.indices.filter { !key.isEmpty && headers[$0].hasPrefix(key) },
    ] where !found.isEmpty {
      guard found.count == 1 else {
        throw CommandError(.ambiguous(.section, name, found.map { "\($0 + 1)" }))
      }
      return found[0]
    }
    throw CommandError.unknown(.section, name, among: sections.compactMap(\.header))
  }
}
