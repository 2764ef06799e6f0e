import AppFoundation

/// A change of a diffable data source's items by a finger that moves one.
///
/// The simulation has no moves by a finger.
public struct NSDiffableDataSourceTransaction<Section: Hashable, Item: Hashable> {
  public let initialSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
  public let finalSnapshot: NSDiffableDataSourceSnapshot<Section, Item>
  public let difference: CollectionDifference<Item>
  public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<Section, Item>]
}

/// The part of a change by a finger that concerns one section.
public struct NSDiffableDataSourceSectionTransaction<Section: Hashable, Item: Hashable> {
  public let sectionIdentifier: Section
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
  public let difference: CollectionDifference<Item>
}

/// An app's handlers for items that a finger moves, which the simulation never calls.
public struct DiffableReorderingHandlers<Section: Hashable, Item: Hashable> {
  public typealias Transaction = NSDiffableDataSourceTransaction<Section, Item>

  public var canReorderItem: ((Item) -> Bool)? {
    didSet { notUsed(DiffableReorderingHandlers.self) }
  }
  public var willReorder: ((Transaction) -> Void)? {
    didSet { notUsed(DiffableReorderingHandlers.self) }
  }
  public var didReorder: ((Transaction) -> Void)? {
    didSet { notUsed(DiffableReorderingHandlers.self) }
  }

  package init() {}
}

/// An app's handlers for items that a finger opens and closes, which the simulation never calls.
public struct DiffableSectionSnapshotHandlers<Item: Hashable> {
  public var shouldExpandItem: ((Item) -> Bool)? {
    didSet { notUsed(DiffableSectionSnapshotHandlers.self) }
  }
  public var willExpandItem: ((Item) -> Void)? {
    didSet { notUsed(DiffableSectionSnapshotHandlers.self) }
  }
  public var shouldCollapseItem: ((Item) -> Bool)? {
    didSet { notUsed(DiffableSectionSnapshotHandlers.self) }
  }
  public var willCollapseItem: ((Item) -> Void)? {
    didSet { notUsed(DiffableSectionSnapshotHandlers.self) }
  }
  public var snapshotForExpandingParent:
    (
      (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>
    )?
  { didSet { notUsed(DiffableSectionSnapshotHandlers.self) } }

  package init() {}
}
