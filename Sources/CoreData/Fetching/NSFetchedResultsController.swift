/// A controller that keeps the results of a fetch in sections, for a table or collection.
open class NSFetchedResultsController<ResultType>: NSObject {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let managedObjectContext: NSManagedObjectContext
  public let cacheName: String?
  private let results: FetchedResults

  public weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set {
      results.delegate = newValue
      results.sender = { [weak self] in self?.untyped }
    }
  }

  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    if fetchRequest.sortDescriptors?.isEmpty ?? true {
      raise(
        .argument,
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    cacheName = name
    results = FetchedResults(sectionNameKeyPath) {
      try context.fetch(fetchRequest).compactMap { $0 as? NSManagedObject }
    }
  }

  private init(_ request: UntypedFetchRequest, _ other: (NSManagedObjectContext, FetchedResults)) {
    fetchRequest = NSFetchRequest(request)
    (managedObjectContext, results) = other
    cacheName = nil
  }

  public var sectionNameKeyPath: String? { results.sectionNameKeyPath }
  public var sections: [any NSFetchedResultsSectionInfo]? { results.sections }
  public var fetchedObjects: [ResultType]? {
    results.sections?.flatMap(\.all).compactMap { $0 as? ResultType }
  }
  public var sectionIndexTitles: [String] { results.sections?.compactMap(\.indexTitle) ?? [] }

  /// Fetches the objects, and reports later changes to the delegate.
  open func performFetch() throws {
    try results.fetch()
    results.watch(managedObjectContext)
    results.reportSnapshot()
  }

  public func object(at indexPath: IndexPath) -> ResultType {
    let section = results.sections.flatMap {
      $0.indices.contains(indexPath.first ?? -1) ? $0[indexPath[0]] : nil
    }
    guard let section, let item = indexPath.last, section.all.indices.contains(item),
      let object = section.all[item] as? ResultType
    else { raise(.argument, "no object at index path \(indexPath)") }
    return object
  }

  public func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.places[$0] }
  }

  public func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    results.sections?.firstIndex { $0.indexTitle == title } ?? 0
  }

  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  public class func deleteCache(withName name: String?) {}

  /// The controller as the delegate's methods get it, with the same results.
  ///
  /// In Objective-C it is the same object.
  private var untyped: NSFetchedResultsController<any NSFetchRequestResult> {
    if let same = self as? NSFetchedResultsController<any NSFetchRequestResult> { return same }
    return NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest, (managedObjectContext, results))
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any ResultsOwner)?.hasResults(results) ?? false
  }

  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

private protocol ResultsOwner { func hasResults(_ other: FetchedResults) -> Bool }

extension NSFetchedResultsController: ResultsOwner {
  fileprivate func hasResults(_ other: FetchedResults) -> Bool { results === other }
}

/// Returns whether two controllers are the same one, also as a delegate's method gets it.
public func === <First, Second>(
  first: NSFetchedResultsController<First>, second: NSFetchedResultsController<Second>
) -> Bool { first.isEqual(second) }

public func === <First, Second>(
  first: NSFetchedResultsController<First>, second: NSFetchedResultsController<Second>?
) -> Bool { first.isEqual(second) }

/// A section of a controller's results.
public protocol NSFetchedResultsSectionInfo {
  var name: String { get }
  var indexTitle: String? { get }
  var numberOfObjects: Int { get }
  var objects: [Any]? { get }
}

/// What happened to an object or section of a controller's results.
public enum NSFetchedResultsChangeType: UInt, Sendable { case insert = 1, delete, move, update }

/// An object that is notified when a controller's results change.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
}

extension NSFetchedResultsControllerDelegate {
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) {}
}
