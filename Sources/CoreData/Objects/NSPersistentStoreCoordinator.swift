/// A coordinator: the store of an app's objects, with their data model.
///
/// The store is in memory and empty at each start of the app. Coordinators of one app with the same
/// file share a store.
open class NSPersistentStoreCoordinator: NSObject {
  public let managedObjectModel: NSManagedObjectModel
  public private(set) var persistentStores: [NSPersistentStore] = []
  public var name: String?
  private(set) var store = StoreRows()
  let contexts = NSHashTable<NSManagedObjectContext>.weakObjects()

  public init(managedObjectModel model: NSManagedObjectModel, _ fileID: String = #fileID) {
    managedObjectModel = model
    model.module = model.module ?? DataModels.module(fileID)
  }

  var hasStore: Bool { !persistentStores.isEmpty }

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { open(storeType, storeURL, options) }

  @discardableResult
  open func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { open(type.rawValue, storeURL, options) }

  private func open(
    _ type: String, _ url: URL?, _ options: [AnyHashable: Any]?
  ) -> NSPersistentStore {
    let new = NSPersistentStore(type: type, url: url, options: options)
    if !hasStore, type != NSInMemoryStoreType, let url, url.path != "/dev/null" {
      store = AppRuntime.active?.storeFiles.rows(at: url) ?? store
    }
    persistentStores.append(new)
    return new
  }

  open func remove(_ store: NSPersistentStore) throws {
    persistentStores.removeAll { $0 === store }
    if !hasStore { self.store = StoreRows() }
  }

  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws { store.removeAll() }

  open func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { store.removeAll() }

  public func persistentStore(for url: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == url }
  }

  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    store.rows.keys.first { $0.uriRepresentation() == url }
  }

  public func perform(_ block: @escaping () -> Void) { DispatchQueue.main.async(execute: block) }

  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }
}

/// A store of a coordinator.
open class NSPersistentStore: NSObject {
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  public let type: String
  public let url: URL?
  public let options: [AnyHashable: Any]?
  public var metadata: [String: Any] = [:]
  public let isReadOnly = false

  init(type: String, url: URL?, options: [AnyHashable: Any]?) {
    self.type = type
    self.url = url
    self.options = options
  }
}

public let NSSQLiteStoreType = "SQLite"
public let NSBinaryStoreType = "Binary"
public let NSInMemoryStoreType = "InMemory"
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"

/// The stores of an app, by the path of the file that would have them on a phone.
final class StoreFiles {
  private var stores: [String: StoreRows] = [:]

  func rows(at url: URL) -> StoreRows {
    if let rows = stores[url.path] { return rows }
    let rows = StoreRows()
    stores[url.path] = rows
    return rows
  }
}

extension AppRuntime {
  /// The stores of the app.
  var storeFiles: StoreFiles { onlyObject(StoreFiles.init) }
}
