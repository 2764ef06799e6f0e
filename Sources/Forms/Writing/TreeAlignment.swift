import Documents
import FormModel
import Patterns

/// The correspondence of a new list's elements to those of the list before an edit.
struct TreeAlignment {
  /// The old index of each new element, or nil if the element is new.
  private(set) var origins: [Int?]
  /// The old indices of elements that the new list doesn't have.
  let removed: [Int]

  /// Aligns two lists of rows or sections.
  ///
  /// Rows match if they are equal or have the same field or text. Sections match if they are equal,
  /// have the same header and rows, or share the most rows. The rest is matched by neighbors,
  /// except for rows in `kept`, which both documents have.
  init(
    from old: [DocumentTree], to new: [DocumentTree], besides kept: Set<DocumentTree> = []
  ) {
    var search = Search(old: old, new: new)
    search.match { $0 }
    search.match { $0.rowName }
    search.matchByRows(underSameHeader: true)
    search.match { $0[SectionKey.header.rawValue] }
    search.matchByRows(underSameHeader: false)
    search.matchByNeighbours(besides: kept)
    origins = search.origins
    removed = search.free.sorted()
  }

  /// Creates an alignment of a new list with an old one, given the old index of each new element.
  ///
  /// An index is nil for a new element.
  init(from old: [DocumentTree], origins: [Int?]) {
    self.origins = origins
    removed = Set(old.indices).subtracting(origins.compactMap(\.self)).sorted()
  }

  /// The old indices of elements that keep their order.
  ///
  /// They are the longest sequence of elements whose old indices increase.
  var staying: Set<Int> {
    // The last element of the best run of each length, and the element before each one.
    var ends: [Int] = []
    var before: [Int: Int] = [:]
    for origin in origins.compactMap(\.self) {
      let length = ends.partition { $0 >= origin }
      if length > 0 { before[origin] = ends[length - 1] }
      if length < ends.count { ends[length] = origin } else { ends.append(origin) }
    }
    var staying: Set<Int> = []
    var next = ends.last
    while let origin = next {
      staying.insert(origin)
      next = before[origin]
    }
    return staying
  }

  /// The search for the old element that corresponds to each new element of an edited list.
  private struct Search {
    let old: [DocumentTree]
    let new: [DocumentTree]
    var origins: [Int?]
    var free: Set<Int>

    init(old: [DocumentTree], new: [DocumentTree]) {
      self.old = old
      self.new = new
      origins = Array(repeating: nil, count: new.count)
      free = Set(old.indices)
    }

    /// Matches new and old elements with the same key, in document order.
    ///
    /// `key` returns nil for an element without a key.
    mutating func match(by key: (DocumentTree) -> DocumentTree?) {
      guard !free.isEmpty else { return }
      var places: [DocumentTree: [Int]] = [:]
      for index in free.sorted(by: >) {
        if let key = key(old[index]) { places[key, default: []].append(index) }
      }
      for index in new.indices where origins[index] == nil {
        guard let key = key(new[index]), let place = places[key]?.popLast() else { continue }
        take(place, at: index)
      }
    }

    private mutating func take(_ place: Int, at index: Int) {
      origins[index] = place
      free.remove(place)
    }

    /// Matches new and old sections by the number of rows that they share, the largest number
    /// first.
    ///
    /// If `isSameHeader` is true, matches only sections with the same header.
    mutating func matchByRows(underSameHeader isSameHeader: Bool) {
      for pair in sharing(underSameHeader: isSameHeader)
      where origins[pair.index] == nil && free.contains(pair.place) {
        take(pair.place, at: pair.index)
      }
    }

    /// A new section and an old one that share rows, with the number of these rows.
    private typealias SharedRows = (count: Int, index: Int, place: Int)

    private func sharing(underSameHeader isSameHeader: Bool) -> [SharedRows] {
      var places: [DocumentTree: Int] = [:]
      for place in free { for row in old[place].namesOfRows { places[row] = place } }
      guard !places.isEmpty else { return [] }
      let key = SectionKey.header.rawValue
      let pairs = new.indices.filter { origins[$0] == nil }.flatMap { index -> [SharedRows] in
        var counts: [Int: Int] = [:]
        for place in new[index].namesOfRows.compactMap({ places[$0] })
        where !isSameHeader || old[place][key] == new[index][key] {
          counts[place, default: 0] += 1
        }
        return counts.map { ($0.value, index, $0.key) }
      }
      return pairs.sorted { ($1.count, $0.index, $0.place) < ($0.count, $1.index, $1.place) }
    }

    /// Matches elements between the same neighbors if both lists have equally many there.
    ///
    /// Does not match rows whose names are in `kept`, because both documents have these rows.
    mutating func matchByNeighbours(besides kept: Set<DocumentTree>) {
      let isKept = { (row: DocumentTree) in row.rowName.map(kept.contains) ?? false }
      var start = 0
      while let first = origins[start...].firstIndex(of: nil) {
        let end = origins[first...].firstIndex { $0 != nil } ?? new.count
        start = end
        let before = first == 0 ? -1 : origins[first - 1] ?? -1
        let after = end < new.count ? origins[end] : old.count
        guard after == before + 1 + end - first else { continue }
        for (index, place) in zip(first..<end, before + 1..<before + 1 + end - first)
        where free.contains(place) && !isKept(new[index]) && !isKept(old[place])
          && new[index].mayHaveBeen(old[place], isAlone: end == first + 1)
        {
          take(place, at: index)
        }
      }
    }
  }
}

extension DocumentTree {
  /// Whether this element could be a changed version of an old element at the same position.
  ///
  /// Two rows of text could be, and two elements that share a value. If neighboring elements have
  /// changed too (`isAlone` is false), only the field's id may differ. An element without keys
  /// always could.
  fileprivate func mayHaveBeen(_ old: DocumentTree, isAlone: Bool) -> Bool {
    let text = RowKey.text.rawValue
    if self[text] != nil, old[text] != nil { return true }
    guard let entries else { return true }
    if isAlone { return entries.contains { old[$0.key] == $0.value } }
    let rest = entries.filter { $0.key != RowKey.field.rawValue }
    return !rest.isEmpty && rest == old.entries?.filter { $0.key != RowKey.field.rawValue }
  }
}

extension DocumentTree {
  /// The rows in the definition of a section.
  var rows: [DocumentTree] { self[SectionKey.rows.rawValue]?.elements ?? [] }

  var namesOfRows: [DocumentTree] { rows.compactMap(\.rowName) }

  /// The entry that identifies a row in its definition: its field or its text.
  ///
  /// Nil if the value is not a row.
  var rowName: DocumentTree? {
    for key in [RowKey.field.rawValue, RowKey.text.rawValue] {
      if let value = self[key] { return .mapping([Entry(key: key, value: value)]) }
    }
    return nil
  }
}
