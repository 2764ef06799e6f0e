import Documents
import FormModel
import Patterns

/// Which elements of a list are which of an older one: the same, or what became of them.
struct TreeAlignment {
  /// For each new element the index of the old one; nil where it is new.
  private(set) var origins: [Int?]
  /// The indices of old elements that are gone.
  let removed: [Int]

  /// Finds rows by what they are, or by their field or text; sections by what they are, by their
  /// header and rows, or by the most rows that they share; what is left, by its neighbours, but for
  /// rows that both documents have.
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

  /// Takes what is known of each new element: the index of the old one, or nil where it is new.
  init(from old: [DocumentTree], origins: [Int?]) {
    self.origins = origins
    removed = Set(old.indices).subtracting(origins.compactMap(\.self)).sorted()
  }

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

    /// Matches what has the same key, in the order in which it comes.
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

    /// Matches sections by the rows that they have in common, those first that share the most.
    mutating func matchByRows(underSameHeader isSameHeader: Bool) {
      for pair in sharing(underSameHeader: isSameHeader)
      where origins[pair.index] == nil && free.contains(pair.place) {
        take(pair.place, at: pair.index)
      }
    }

    /// A new section and an old one that have rows in common.
    private typealias Sharing = (count: Int, index: Int, place: Int)

    private func sharing(underSameHeader isSameHeader: Bool) -> [Sharing] {
      var places: [DocumentTree: Int] = [:]
      for place in free { for row in old[place].namesOfRows { places[row] = place } }
      guard !places.isEmpty else { return [] }
      let key = SectionKey.header.rawValue
      let pairs = new.indices.filter { origins[$0] == nil }.flatMap { index -> [Sharing] in
        var counts: [Int: Int] = [:]
        for place in new[index].namesOfRows.compactMap({ places[$0] })
        where !isSameHeader || old[place][key] == new[index][key] {
          counts[place, default: 0] += 1
        }
        return counts.map { ($0.value, index, $0.key) }
      }
      return pairs.sorted { ($1.count, $0.index, $0.place) < ($0.count, $1.index, $1.place) }
    }

    /// Matches what stands between the same elements, or at an end, as many as there were, in turn.
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
  /// Whether two elements in the same place both are texts, or have something in common: everything
  /// but the field where others beside it have changed as well.
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
  /// The rows of a section.
  var rows: [DocumentTree] { self[SectionKey.rows.rawValue]?.elements ?? [] }

  var namesOfRows: [DocumentTree] { rows.compactMap(\.rowName) }

  /// What tells a row from others: the entry of its field, or of its text; nil for what is no row.
  var rowName: DocumentTree? {
    for key in [RowKey.field.rawValue, RowKey.text.rawValue] {
      if let value = self[key] { return .mapping([Entry(key: key, value: value)]) }
    }
    return nil
  }
}
