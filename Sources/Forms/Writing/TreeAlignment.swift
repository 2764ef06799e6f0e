/// Which elements of a list are which of an older one: the same, or what became of them.
struct TreeAlignment {
  /// For each new element the index of the old one; nil where it is new.
  private(set) var origins: [Int?]
  /// The indices of old elements that are gone.
  let removed: [Int]

  /// Finds rows by what they are, or by their field; sections by what they are, or by the rows that
  /// they share; what is left, by its neighbours.
  init(from old: [DocumentTree], to new: [DocumentTree]) {
    var search = Search(old: old, new: new)
    search.match { $0 }
    search.match { $0[RowKey.field.rawValue] }
    search.matchByRows()
    search.match { $0[SectionKey.header.rawValue] }
    search.matchByNeighbours()
    origins = search.origins
    removed = search.free.sorted()
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

    /// Matches sections by the rows that they have in common.
    mutating func matchByRows() {
      guard !free.isEmpty else { return }
      var sections: [DocumentTree: Int] = [:]
      for index in free { for row in old[index].namesOfRows { sections[row] = index } }
      guard !sections.isEmpty else { return }
      for index in new.indices where origins[index] == nil {
        var counts: [Int: Int] = [:]
        for row in new[index].namesOfRows {
          if let section = sections[row], free.contains(section) {
            counts[section, default: 0] += 1
          }
        }
        if let best = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) {
          take(best.key, at: index)
        }
      }
    }

    /// Matches what stands behind the same element, or at the beginning, as what it was.
    mutating func matchByNeighbours() {
      for index in new.indices where origins[index] == nil {
        let before = index == 0 ? -1 : origins[index - 1]
        let after = index + 1 < new.count ? origins[index + 1] : old.count
        guard let before, let after, before + 2 == after, free.contains(before + 1),
          new[index].mayHaveBeen(old[before + 1])
        else { continue }
        take(before + 1, at: index)
      }
    }
  }
}

extension DocumentTree {
  /// Whether two elements in the same place have something in common, or both are texts.
  fileprivate func mayHaveBeen(_ old: DocumentTree) -> Bool {
    let text = RowKey.text.rawValue
    if self[text] != nil, old[text] != nil { return true }
    return entries?.contains { old[$0.key] == $0.value } ?? true
  }

  /// What tells a section's rows from others: the ids of their fields, or their texts.
  fileprivate var namesOfRows: [DocumentTree] {
    (self[SectionKey.rows.rawValue]?.elements ?? []).compactMap {
      $0[RowKey.field.rawValue] ?? $0[RowKey.text.rawValue]
    }
  }
}
