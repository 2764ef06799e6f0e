/// A container: a data model with its store and the context of the app's views.
open class NSPersistentContainer: NSObject {
  public let name: String
  public let viewContext: NSManagedObjectContext
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  public var persistentStoreDescriptions: [NSPersistentStoreDescription]
  public var managedObjectModel: NSManagedObjectModel {
    persistentStoreCoordinator.managedObjectModel
  }

  /// Creates a container with the data model of this name in the app's module.
  public convenience init(name: String, _ fileID: String = #fileID) {
    let model = DataModels.model(named: name, of: DataModels.module(fileID))
    self.init(name: name, managedObjectModel: model, fileID)
  }

  public init(
    name: String, managedObjectModel model: NSManagedObjectModel, _ fileID: String = #fileID
  ) {
    self.name = name
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model, fileID)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let place = Self.defaultDirectoryURL().appending(path: "\(name).sqlite")
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: place)]
  }

  open class func defaultDirectoryURL() -> URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
  }

  /// Opens an empty store for each description.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }

  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  open func performBackgroundTask<Result>(
    _ block: @escaping (NSManagedObjectContext) throws -> Result
  ) async rethrows -> Result { try block(newBackgroundContext()) }
}

/// A container whose store would be synced with iCloud on a phone.
open class NSPersistentCloudKitContainer: NSPersistentContainer {}

/// The description of a store that a container opens.
open class NSPersistentStoreDescription: NSObject {
  public var type = NSSQLiteStoreType
  public var configuration: String?
  public var url: URL?
  public var isReadOnly = false
  public var timeout: TimeInterval = 240
  public var shouldAddStoreAsynchronously = false
  public var shouldMigrateStoreAutomatically = true
  public var shouldInferMappingModelAutomatically = true
  public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  public private(set) var options: [String: NSObject] = [:]
  public private(set) var sqlitePragmas: [String: NSObject] = [:]

  public init(url: URL) { self.url = url }
  public override init() {}

  public func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  public func setValue(_ value: NSObject?, forPragmaNamed name: String) {
    sqlitePragmas[name] = value
  }
}

/// The iCloud options of a store, which have no effect here.
open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

extension NSPersistentStoreCoordinator {
  /// Opens the store of a description, and then calls the handler.
  public func addPersistentStore(
    with description: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let open = {
      _ = try? self.addPersistentStore(
        ofType: description.type, configurationName: description.configuration,
        at: description.url, options: description.options)
      block(description, nil)
    }
    if description.shouldAddStoreAsynchronously {
      DispatchQueue.global().async(execute: open)
    } else {
      open()
    }
  }
}
