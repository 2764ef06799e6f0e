/// A request to a context or store.
open class NSPersistentStoreRequest: NSObject {
  public var affectedStores: [NSPersistentStore]?
}

/// The result of a request to a context or store.
open class NSPersistentStoreResult: NSObject {}

/// A request for objects without the type of its results.
open class UntypedFetchRequest: NSPersistentStoreRequest {
  public var entity: NSEntityDescription?
  fileprivate var name: String?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  public var fetchBatchSize = 0
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  public var propertiesToFetch: [Any]?
  public var propertiesToGroupBy: [Any]?
  public var relationshipKeyPathsForPrefetching: [String]?
  public var includesSubentities = true
  public var includesPropertyValues = true
  public var includesPendingChanges = true
  public var returnsObjectsAsFaults = true
  public var returnsDistinctResults = false
  public var shouldRefreshRefetchedObjects = false

  public var entityName: String? { entity?.name ?? name }

  /// Takes over everything that another request asks for.
  fileprivate func take(_ other: UntypedFetchRequest) {
    (entity, name, predicate) = (other.entity, other.name, other.predicate)
    (sortDescriptors, fetchLimit) = (other.sortDescriptors, other.fetchLimit)
    (fetchOffset, resultType) = (other.fetchOffset, other.resultType)
    propertiesToFetch = other.propertiesToFetch
    includesSubentities = other.includesSubentities
    returnsDistinctResults = other.returnsDistinctResults
  }
}

/// A request for an entity's objects, with conditions, an order and a limit.
open class NSFetchRequest<ResultType>: UntypedFetchRequest {
  public init(entityName: String) {
    super.init()
    name = entityName
  }

  public override init() {
    super.init()
    guard let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self else {
      return
    }
    entity = type.entity()
  }

  /// Creates a request that asks for the same as another one.
  init(_ other: UntypedFetchRequest) {
    super.init()
    take(other)
  }

  open override func copy() -> Any { NSFetchRequest<ResultType>(self) }

  /// Runs the request in the context whose block runs; here, in no context.
  public func execute() throws -> [ResultType] { throw CoreDataError.noStore }
}

/// What a fetch request returns.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = Self([])
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
}

extension NSManagedObject {
  /// Returns a request for all objects of the entity with this class.
  ///
  /// The app's own method with a more exact type takes precedence.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = entity()
    return request
  }
}
