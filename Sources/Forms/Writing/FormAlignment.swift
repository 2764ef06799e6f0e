import Documents
import FormModel

/// The correspondence of an edited form's sections and rows to those before the edit.
struct FormAlignment {
  let sections: TreeAlignment
  /// The names of the rows that both forms have.
  ///
  /// These names are used only if the origins of the rows are unknown.
  private let kept: Set<DocumentTree>
  /// The new name of each old row that still exists, by the old section and index.
  ///
  /// Nil if it is unknown.
  private let newNames: [[DocumentTree?]]?
  /// The new place of each old row, by the old section and index.
  ///
  /// Each place is a section of the new form and an index in that section. Nil if it is unknown.
  private let places: [[(section: Int, index: Int)?]]?
  private let new: DocumentTree

  /// Aligns an edited form with the form before, by known origins, or else by names and neighbors.
  init(from old: DocumentTree, to new: DocumentTree, _ origins: YAMLPatch.Origins) {
    self.new = new
    let isKnown =
      origins.sections.contains { $0 != nil } && origins.sections.count == new.sections.count
    sections =
      isKnown
      ? TreeAlignment(from: old.sections, origins: origins.sections)
      : TreeAlignment(from: old.sections, to: new.sections)
    kept = old.namesOfAllRows.intersection(new.namesOfAllRows)
    guard isKnown, origins.rows.count == new.sections.reduce(0, { $0 + $1.rows.count }) else {
      (newNames, places) = (nil, nil)
      return
    }
    let starts = old.sections.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.rows.count) }
    var names = old.sections.map { [DocumentTree?](repeating: nil, count: $0.rows.count) }
    var places = old.sections.map {
      [(section: Int, index: Int)?](repeating: nil, count: $0.rows.count)
    }
    var origin = origins.rows.startIndex
    for (section, tree) in new.sections.enumerated() {
      for (index, row) in tree.rows.enumerated() {
        defer { origin += 1 }
        guard let old = origins.rows[origin],
          let from = starts.lastIndex(where: { $0 <= old }), from < names.count
        else { continue }
        names[from][old - starts[from]] = row.rowName
        places[from][old - starts[from]] = (section, index)
      }
    }
    (newNames, self.places) = (names, places)
  }

  /// Returns the alignment of the rows of an old section, given by its index.
  func rows(ofSection section: Int, _ old: [DocumentTree]) -> TreeAlignment {
    let place = sections.origins.firstIndex(of: section)
    let rows = place.map { new.sections[$0].rows } ?? []
    guard let places = places?[section], places.count == old.count else {
      return TreeAlignment(from: old, to: rows, besides: kept)
    }
    var origins = [Int?](repeating: nil, count: rows.count)
    for (index, target) in places.enumerated() {
      if let target, target.section == place { origins[target.index] = index }
    }
    return TreeAlignment(from: old, origins: origins)
  }

  /// Returns the alignment of the elements of a list other than those of sections and rows.
  func elements(_ old: [DocumentTree], _ new: [DocumentTree]) -> TreeAlignment {
    TreeAlignment(from: old, to: new, besides: kept)
  }

  /// Returns the name in the new form of an old row, or nil if the row was removed.
  ///
  /// If the origins of the rows are unknown, returns the old name.
  func newName(ofRow row: Int, inSection section: Int, _ old: DocumentTree) -> DocumentTree? {
    guard let names = newNames?[section], names.indices.contains(row) else { return old.rowName }
    return names[row]
  }
}

extension DocumentTree {
  /// The sections in the definition of a form.
  var sections: [DocumentTree] { self[FormKey.sections.rawValue]?.elements ?? [] }

  fileprivate var namesOfAllRows: Set<DocumentTree> { Set(sections.flatMap(\.namesOfRows)) }
}
