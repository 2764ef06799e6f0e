import AppFoundation

/// A table's or collection's sections and their items in order, each as a unique identifier.
public struct NSDiffableDataSourceSnapshot<Section: Hashable, Item: Hashable> {
  private var sections: [(name: Section, items: [Item])] = []
  public private(set) var reloadedItemIdentifiers: [Item] = []
  public private(set) var reconfiguredItemIdentifiers: [Item] = []
  public private(set) var reloadedSectionIdentifiers: [Section] = []

  public init() {}

  /// Creates a snapshot with the sections and items that a fetched results controller reports.
  public init(_ reference: NSDiffableDataSourceSnapshotReference) {
    sections = reference.sectionIdentifiers.compactMap { name in
      let items = reference.itemIdentifiersInSection(withIdentifier: name)
      return (name as? Section).map { ($0, items.compactMap { $0 as? Item }) }
    }
  }

  public init(_ other: Self) { self = other }

  public var sectionIdentifiers: [Section] { sections.map(\.name) }
  public var itemIdentifiers: [Item] { sections.flatMap(\.items) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  public func numberOfItems(inSection identifier: Section) -> Int {
    itemIdentifiers(inSection: identifier).count
  }
  public func itemIdentifiers(inSection identifier: Section) -> [Item] {
    index(of: identifier).map { sections[$0].items } ?? []
  }
  public func indexOfSection(_ identifier: Section) -> Int? { index(of: identifier) }
  public func indexOfItem(_ identifier: Item) -> Int? { itemIdentifiers.firstIndex(of: identifier) }
  public func sectionIdentifier(containingItem identifier: Item) -> Section? {
    place(of: identifier).map { sections[$0.section].name }
  }

  public mutating func appendSections(_ identifiers: [Section]) {
    sections += identifiers.map { ($0, []) }
  }
  public mutating func insertSections(_ identifiers: [Section], beforeSection other: Section) {
    insert(identifiers, at: index(of: other))
  }
  public mutating func insertSections(_ identifiers: [Section], afterSection other: Section) {
    insert(identifiers, at: index(of: other).map { $0 + 1 })
  }
  public mutating func deleteSections(_ identifiers: [Section]) {
    sections.removeAll { identifiers.contains($0.name) }
  }
  public mutating func reloadSections(_ identifiers: [Section]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// Appends items to a section, or to the last section if `section` is nil.
  ///
  /// Does nothing if the snapshot doesn't contain the section.
  public mutating func appendItems(_ identifiers: [Item], toSection section: Section? = nil) {
    guard let place = section.map(index(of:)) ?? sections.indices.last else { return }
    sections[place].items += identifiers
  }
  public mutating func insertItems(_ identifiers: [Item], beforeItem other: Item) {
    insert(identifiers, at: place(of: other), 0)
  }
  public mutating func insertItems(_ identifiers: [Item], afterItem other: Item) {
    insert(identifiers, at: place(of: other), 1)
  }
  public mutating func deleteItems(_ identifiers: [Item]) {
    let gone = Set(identifiers)
    for section in sections.indices { sections[section].items.removeAll(where: gone.contains) }
  }
  public mutating func deleteAllItems() { sections = [] }
  public mutating func moveItem(_ identifier: Item, beforeItem other: Item) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: other)
  }
  public mutating func moveItem(_ identifier: Item, afterItem other: Item) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: other)
  }
  public mutating func reloadItems(_ identifiers: [Item]) { reloadedItemIdentifiers += identifiers }
  public mutating func reconfigureItems(_ identifiers: [Item]) {
    reconfiguredItemIdentifiers += identifiers
  }

  private func index(of section: Section) -> Int? { sections.firstIndex { $0.name == section } }

  private func place(of item: Item) -> (section: Int, item: Int)? {
    for (number, section) in sections.enumerated() {
      if let place = section.items.firstIndex(of: item) { return (number, place) }
    }
    return nil
  }

  private mutating func insert(_ identifiers: [Section], at place: Int?) {
    guard let place else { return }
    sections.insert(contentsOf: identifiers.map { ($0, []) }, at: place)
  }

  private mutating func insert(_ items: [Item], at place: (section: Int, item: Int)?, _ after: Int)
  {
    guard let place else { return }
    sections[place.section].items.insert(contentsOf: items, at: place.item + after)
  }
}

extension NSDiffableDataSourceSnapshot {
  /// The index path of each item in the snapshot.
  package var paths: [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (section, name) in sectionIdentifiers.enumerated() {
      for (row, item) in itemIdentifiers(inSection: name).enumerated() {
        paths[item] = IndexPath(row: row, section: section)
      }
    }
    return paths
  }

  package func item(at path: IndexPath) -> Item? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.row)
    else { return nil }
    return sections[path.section].items[path.row]
  }

  /// Returns the deletions and insertions since an older snapshot, for a batch update.
  ///
  /// Nil if sections or items changed their order, an item moved to another section, or the old
  /// snapshot is empty: reload everything then.
  package func changes(from old: Self) -> SnapshotChanges? {
    let (namesBefore, names) = (old.sectionIdentifiers, sectionIdentifiers)
    let (setBefore, set) = (Set(namesBefore), Set(names))
    let stays = namesBefore.filter(set.contains)
    guard !namesBefore.isEmpty, stays == names.filter(setBefore.contains) else { return nil }
    let (before, after) = (old.paths, paths)
    let reloaded = Set(reloadedSectionIdentifiers)
    var changes = SnapshotChanges(
      deletedSections: IndexSet(namesBefore.indices.filter { !set.contains(namesBefore[$0]) }),
      insertedSections: IndexSet(names.indices.filter { !setBefore.contains(names[$0]) }),
      reloadedSections: IndexSet(
        namesBefore.indices.filter {
          reloaded.contains(namesBefore[$0]) && set.contains(namesBefore[$0])
        }))
    for name in stays where !reloaded.contains(name) {
      let (old, new) = (old.itemIdentifiers(inSection: name), itemIdentifiers(inSection: name))
      guard old.filter({ after[$0] != nil }) == new.filter({ before[$0] != nil }) else {
        return nil
      }
      changes.deleted += old.filter { after[$0] == nil }.compactMap { before[$0] }
      changes.inserted += new.filter { before[$0] == nil }.compactMap { after[$0] }
    }
    return changes
  }

  /// The same snapshot without its requests to reload or reconfigure items, which were carried out.
  package var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable {}

/// The differences between two snapshots, as a batch update needs them.
///
/// Deletions have index paths in the old snapshot, and insertions in the new one.
package struct SnapshotChanges {
  package internal(set) var deleted: [IndexPath] = []
  package internal(set) var inserted: [IndexPath] = []
  package let deletedSections: IndexSet
  package let insertedSections: IndexSet
  package let reloadedSections: IndexSet

  package var isEmpty: Bool {
    deleted.isEmpty && inserted.isEmpty && deletedSections.isEmpty && insertedSections.isEmpty
      && reloadedSections.isEmpty
  }
}
