import Foundation

/// Sections and their items in order, as a fetched results controller reports them.
///
/// On a Mac, `as` converts it to an NSDiffableDataSourceSnapshot. The port to Linux writes an
/// initializer instead.
public final class NSDiffableDataSourceSnapshotReference: NSObject {
  private let sections: [(name: AnyHashable, items: [AnyHashable])]

  package init(_ sections: [(name: AnyHashable, items: [AnyHashable])]) {
    self.sections = sections
  }

  public var sectionIdentifiers: [Any] { sections.map(\.name.base) }
  public var itemIdentifiers: [Any] { sections.flatMap(\.items).map(\.base) }
  public var numberOfSections: Int { sections.count }
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

  public func itemIdentifiersInSection(withIdentifier identifier: Any) -> [Any] {
    let section = sections.first { $0.name == identifier as? AnyHashable }
    return section?.items.map(\.base) ?? []
  }
}
