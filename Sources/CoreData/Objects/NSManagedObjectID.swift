/// The identity of a managed object, the same in every context and in the store.
public final class NSManagedObjectID: NSObject, @unchecked Sendable {
  public let entity: NSEntityDescription
  /// Whether the object was never saved to a store.
  public internal(set) var isTemporaryID = true
  public internal(set) weak var persistentStore: NSPersistentStore?
  /// The ID's place in the order of creation.
  let number: Int
  /// The object that was created with this ID.
  weak var owner: NSManagedObject?
  nonisolated(unsafe) private static var count = 0

  init(_ entity: NSEntityDescription) {
    self.entity = entity
    Self.count += 1
    number = Self.count
  }

  public func uriRepresentation() -> URL {
    let place = "\(entity.name ?? "")/\(isTemporaryID ? "t" : "p")\(number)"
    return URL(string: "x-coredata://formlift/\(place)") ?? URL(filePath: place)
  }

  public override var description: String { uriRepresentation().absoluteString }
}

/// The related objects of a to-many relationship, by their IDs.
struct RelatedObjects: Equatable {
  var ids: [NSManagedObjectID]
  var isOrdered: Bool
}

/// A kind of result that a fetch request can return.
public protocol NSFetchRequestResult {}

extension NSManagedObjectID: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
