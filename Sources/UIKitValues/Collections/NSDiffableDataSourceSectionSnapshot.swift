import AppFoundation

/// The items of one section in order, some of them below others, as in an outline.
public struct NSDiffableDataSourceSectionSnapshot<Item: Hashable> {
  private var rows: [Row] = []

  /// An item with the item above it in the outline, or nil at the top.
  private struct Row {
    let item: Item
    let parent: Item?
    var isOpen = false
  }

  public init() {}

  public var items: [Item] { rows.map(\.item) }
  public var rootItems: [Item] { rows.filter { $0.parent == nil }.map(\.item) }
  /// The items whose parents are all expanded, in order.
  public var visibleItems: [Item] { rows.filter { isVisible($0.item) }.map(\.item) }

  public func contains(_ item: Item) -> Bool { index(of: item) != nil }
  public func parent(of child: Item) -> Item? { index(of: child).flatMap { rows[$0].parent } }
  public func level(of item: Item) -> Int { parent(of: item).map { level(of: $0) + 1 } ?? 0 }
  public func isExpanded(_ item: Item) -> Bool { index(of: item).map { rows[$0].isOpen } ?? false }
  public func isVisible(_ item: Item) -> Bool {
    parent(of: item).map { isExpanded($0) && isVisible($0) } ?? contains(item)
  }

  /// Appends items below another item and after what is below it already, or at the end.
  public mutating func append(_ items: [Item], to parent: Item? = nil) {
    let new = items.map { Row(item: $0, parent: parent) }
    guard let parent, let start = index(of: parent) else { return rows += new }
    let depth = level(of: parent)
    let end = rows[(start + 1)...].firstIndex { level(of: $0.item) <= depth } ?? rows.endIndex
    rows.insert(contentsOf: new, at: end)
  }

  public mutating func expand(_ items: [Item]) { set(items, isOpen: true) }
  public mutating func collapse(_ items: [Item]) { set(items, isOpen: false) }

  /// Deletes items and those below them.
  public mutating func delete(_ items: [Item]) {
    var gone = Set(items)
    for row in rows where row.parent.map(gone.contains) ?? false { gone.insert(row.item) }
    rows.removeAll { gone.contains($0.item) }
  }
  public mutating func deleteAll() { rows = [] }

  private mutating func set(_ items: [Item], isOpen: Bool) {
    for item in items { index(of: item).map { rows[$0].isOpen = isOpen } }
  }

  private func index(of item: Item) -> Int? { rows.firstIndex { $0.item == item } }
}
