/// The objects that were inserted, updated, deleted or loaded again in a context.
struct ObjectChanges {
  typealias IDs = (
    inserted: Set<NSManagedObjectID>, updated: Set<NSManagedObjectID>,
    deleted: Set<NSManagedObjectID>
  )

  var inserted: Set<NSManagedObject> = []
  var updated: Set<NSManagedObject> = []
  var deleted: Set<NSManagedObject> = []
  var refreshed: Set<NSManagedObject> = []
  /// The IDs of other rows that saving removed from the store.
  var deletedIDs: [NSManagedObjectID] = []
  /// Whether the changes will be announced at the end of the current event.
  var isScheduled = false

  var isEmpty: Bool { [inserted, updated, deleted, refreshed].allSatisfy(\.isEmpty) }

  /// Records a deletion; an object that was inserted in the same event is not mentioned at all.
  mutating func noteDeletion(of object: NSManagedObject) {
    updated.remove(object)
    refreshed.remove(object)
    if inserted.remove(object) == nil { deleted.insert(object) }
  }

  private static let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]

  /// The sets of objects by Core Data's keys, without the empty ones.
  var userInfo: [AnyHashable: Any] {
    let sets = zip(Self.keys + [NSRefreshedObjectsKey], [inserted, updated, deleted, refreshed])
    return Dictionary(uniqueKeysWithValues: sets.filter { !$0.1.isEmpty }.map { ($0.0, $0.1) })
  }

  var ids: IDs {
    (
      Set(inserted.map(\.objectID)), Set(updated.map(\.objectID)),
      Set(deleted.map(\.objectID) + deletedIDs)
    )
  }

  /// Returns the IDs in a notification's user info, whose values are sets or arrays.
  static func ids(in userInfo: [AnyHashable: Any]?) -> IDs {
    let sets = zip(keys, ["inserted", "updated", "deleted"]).map { key, short in
      let value = userInfo?[key] ?? userInfo?["\(short)_objectIDs"]
      let all = value as? [Any] ?? (value as? NSSet)?.allObjects ?? []
      return Set(all.compactMap { $0 as? NSManagedObjectID ?? ($0 as? NSManagedObject)?.objectID })
    }
    return (sets[0], sets[1], sets[2])
  }
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
public let NSInvalidatedObjectsKey = "invalidated"
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
public let NSDeletedObjectIDsKey = "deleted_objectIDs"

extension Notification.Name {
  public static let NSManagedObjectContextObjectsDidChange = Self(
    "NSObjectsChangedInManagingContextNotification")
  public static let NSManagedObjectContextDidSave = Self(
    "NSManagingContextDidSaveChangesNotification")
  public static let NSManagedObjectContextWillSave = Self(
    "NSManagingContextWillSaveChangesNotification")
  public static let NSPersistentStoreRemoteChange = Self(
    "NSPersistentStoreRemoteChangeNotification")
  public static let NSPersistentStoreCoordinatorStoresDidChange = Self(
    "NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
  public static let didChangeObjectsNotification =
    Notification.Name.NSManagedObjectContextObjectsDidChange
  public static let didSaveObjectsNotification = Notification.Name.NSManagedObjectContextDidSave
  public static let willSaveObjectsNotification = Notification.Name.NSManagedObjectContextWillSave
}
