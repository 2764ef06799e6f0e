/// A context: the objects that an app created or loaded, with their unsaved changes.
///
/// The work of every context runs on the simulated phone's main thread.
open class NSManagedObjectContext: NSObject {
  public enum ConcurrencyType { case main, privateQueue }

  public let concurrencyType: NSManagedObjectContextConcurrencyType
  public var name: String?
  public var transactionAuthor: String?
  public var mergePolicy: Any = NSMergePolicy.error
  public var automaticallyMergesChangesFromParent = false
  public var undoManager: UndoManager?
  public var stalenessInterval: TimeInterval = -1
  public var shouldDeleteInaccessibleFaults = true
  public var retainsRegisteredObjects = false
  public var propagatesDeletesAtEndOfEvent = true
  public let userInfo = NSMutableDictionary()
  /// The context whose objects this one changes; nil if it saves to a store.
  public var parent: NSManagedObjectContext? { didSet { parent?.children.add(self) } }
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { coordinator ?? parent?.persistentStoreCoordinator }
    set {
      coordinator = newValue
      newValue?.contexts.add(self)
    }
  }

  private var coordinator: NSPersistentStoreCoordinator?
  private let children = NSHashTable<NSManagedObjectContext>.weakObjects()
  /// The objects that were created or loaded here.
  private var objects: [NSManagedObjectID: NSManagedObject] = [:]
  /// The objects with unsaved changes.
  private var changed: [NSManagedObjectID: NSManagedObject] = [:]
  /// The changes since the last notification.
  private var recent = ObjectChanges()
  private let queue: DispatchQueue

  public init(concurrencyType: NSManagedObjectContextConcurrencyType) {
    self.concurrencyType = concurrencyType
    let isPrivate = concurrencyType == .privateQueueConcurrencyType
    queue = isPrivate ? DispatchQueue(label: "NSManagedObjectContext") : .main
  }

  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .main ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  public convenience override init() { self.init(concurrencyType: .mainQueueConcurrencyType) }

  public var hasChanges: Bool { changed.values.contains(where: \.hasChanges) }
  public var registeredObjects: Set<NSManagedObject> { Set(objects.values) }
  public var insertedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isInserted)) }
  public var updatedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isUpdated)) }
  public var deletedObjects: Set<NSManagedObject> { Set(changed.values.filter(\.isDeleted)) }

  open func insert(_ object: NSManagedObject) {
    object.managedObjectContext = self
    object.isInserted = true
    objects[object.objectID] = object
    changed[object.objectID] = object
    recent.inserted.insert(object)
    schedule()
    object.awakeFromInsert()
  }

  open func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.load()
    object.prepareForDeletion()
    object.isDeleted = true
    object.applyDeleteRules()
    recent.noteDeletion(of: object)
    if object.isInserted {
      object.isInserted = false
      forget(object)
    } else {
      changed[object.objectID] = object
    }
    schedule()
  }

  /// Returns the object with an ID; its values are loaded when they are needed.
  public func object(with id: NSManagedObjectID) -> NSManagedObject {
    if let object = objects[id] { return object }
    let object = id.entity.managedObjectClass.init(entity: id.entity, insertInto: nil)
    object.objectID = id
    if id.owner == nil { id.owner = object }
    object.managedObjectContext = self
    (object.values, object.changedKeys, object.isFault) = ([:], [], true)
    objects[id] = object
    return object
  }

  public func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject {
    guard objects[id]?.isDeleted == false || savedValues(of: id) != nil else {
      throw CoreDataError.notThere(id)
    }
    return object(with: id)
  }

  public func registeredObject(for id: NSManagedObjectID) -> NSManagedObject? { objects[id] }
  public func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    for object in objects { object.objectID.isTemporaryID = false }
  }

  public func perform(_ block: @escaping () -> Void) { queue.async(execute: block) }

  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try block() }

  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try block()
  }

  /// When the block of an asynchronous call starts.
  public enum ScheduledTaskType { case immediate, enqueued }

  // MARK: Changes that are not saved yet

  func noteUpdate(of object: NSManagedObject) {
    guard !object.isDeleted else { return }
    changed[object.objectID] = object
    if !recent.inserted.contains(object) { recent.updated.insert(object) }
    schedule()
  }

  /// Announces the changes at the end of the current event.
  private func schedule() {
    guard !recent.isScheduled, AppRuntime.active != nil else { return }
    recent.isScheduled = true
    DispatchQueue.main.async { [weak self] in self?.processPendingChanges() }
  }

  /// Announces the changes since the last announcement.
  open func processPendingChanges() {
    let changes = recent
    recent = ObjectChanges()
    guard !changes.isEmpty else { return }
    post(.NSManagedObjectContextObjectsDidChange, changes)
  }

  private func post(_ name: Notification.Name, _ changes: ObjectChanges) {
    NotificationCenter.default.post(name: name, object: self, userInfo: changes.userInfo)
  }

  private func forget(_ object: NSManagedObject) {
    object.managedObjectContext = nil
    (objects[object.objectID], changed[object.objectID]) = (nil, nil)
  }

  /// Undoes all changes since the last save.
  open func rollback() {
    for object in changed.values {
      if object.isInserted {
        object.isInserted = false
        recent.noteDeletion(of: object)
        forget(object)
      } else {
        object.isDeleted = false
        recent.deleted.remove(object)
        recent.refreshed.insert(object)
        object.turnIntoFault()
      }
    }
    changed = [:]
    recent.updated = []
    schedule()
  }

  /// Forgets all objects and changes.
  open func reset() {
    for object in objects.values { object.managedObjectContext = nil }
    (objects, changed, recent) = ([:], [:], ObjectChanges())
  }

  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.isInserted else { return }
    object.turnIntoFault(keepingChanges: flag)
    if !flag { changed[object.objectID] = nil }
    recent.refreshed.insert(object)
    schedule()
  }

  open func refreshAllObjects() {
    for object in objects.values { refresh(object, mergeChanges: true) }
  }

  open func undo() { undoManager?.undo() }
  open func redo() { undoManager?.redo() }

  // MARK: Saving

  /// Saves all changes to the parent context, or else to the store.
  open func save() throws {
    for object in changed.values { object.willSave() }
    processPendingChanges()
    guard hasChanges else { return }
    var changes = ObjectChanges()
    (changes.inserted, changes.updated, changes.deleted) =
      (insertedObjects, updatedObjects, deletedObjects)
    for object in changes.inserted { try object.validateForInsert() }
    for object in changes.updated { try object.validateForUpdate() }
    for object in changes.deleted { try object.validateForDelete() }
    post(.NSManagedObjectContextWillSave, changes)
    if let parent {
      parent.take(changes)
    } else {
      guard let coordinator, coordinator.hasStore else { throw CoreDataError.noStore }
      let policy = mergePolicy as? NSMergePolicy ?? .error
      let replaced = try coordinator.store.save(changes, resolving: policy)
      for object in changes.inserted { object.objectID.isTemporaryID = false }
      changes.deletedIDs = replaced
    }
    changed = [:]
    for object in changes.inserted.union(changes.updated) {
      object.isInserted = false
      object.changedKeys = []
      object.didSave()
    }
    for object in changes.deleted {
      forget(object)
      object.isDeleted = false
      object.didSave()
    }
    for id in changes.deletedIDs { drop(id) }
    post(.NSManagedObjectContextDidSave, changes)
    let siblings = parent?.children.allObjects ?? coordinator?.contexts.allObjects ?? []
    for context in siblings where context !== self && context.automaticallyMergesChangesFromParent {
      context.merge(changes.ids)
    }
  }

  /// Takes over the changes that a child context saves.
  private func take(_ changes: ObjectChanges) {
    for source in changes.inserted.union(changes.updated) {
      let isNew = savedValues(of: source.objectID) == nil
      let own = object(with: source.objectID)
      if isNew { (own.isFault, own.isInserted) = (false, true) }
      own.load()
      own.values = source.values
      own.changedKeys.formUnion(source.changedKeys)
      changed[own.objectID] = own
      if isNew { recent.inserted.insert(own) } else { recent.updated.insert(own) }
    }
    for source in changes.deleted { delete(object(with: source.objectID)) }
    schedule()
  }

  // MARK: Merging

  public func mergeChanges(fromContextDidSave notification: Notification) {
    merge(ObjectChanges.ids(in: notification.userInfo))
  }

  public class func mergeChanges(
    fromRemoteContextSave userInfo: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.merge(ObjectChanges.ids(in: userInfo)) }
  }

  /// Shows the changes that another context saved.
  private func merge(_ ids: ObjectChanges.IDs) {
    for id in ids.inserted where savedValues(of: id) != nil {
      recent.inserted.insert(object(with: id))
    }
    for id in ids.updated {
      guard let object = objects[id], !object.isDeleted else { continue }
      object.turnIntoFault(keepingChanges: true)
      recent.refreshed.insert(object)
    }
    for id in ids.deleted { drop(id) }
    schedule()
    for child in children.allObjects where child.automaticallyMergesChangesFromParent {
      child.merge(ids)
    }
  }

  /// Removes an object that isn't in the store any more.
  private func drop(_ id: NSManagedObjectID) {
    guard let object = objects[id] else { return }
    object.load()
    recent.noteDeletion(of: object)
    forget(object)
  }

  // MARK: The saved state below this context

  /// Returns the values of an object in the parent context, or else in the store; nil if missing.
  func savedValues(of id: NSManagedObjectID) -> [String: Any]? {
    guard let parent else { return coordinator?.store.rows[id] }
    guard let object = parent.objects[id] else { return parent.savedValues(of: id) }
    if object.isDeleted { return nil }
    object.load()
    return object.values
  }

  /// Returns the IDs of all objects that exist here, in the order of their creation.
  func ids(where isMeant: (NSEntityDescription) -> Bool) -> [NSManagedObjectID] {
    let saved =
      parent?.ids(where: isMeant)
      ?? coordinator?.store.rows.keys.filter { isMeant($0.entity) } ?? []
    let new = changed.values.filter { $0.isInserted && isMeant($0.entity) }.map(\.objectID)
    return Set(saved).union(new).filter { changed[$0]?.isDeleted != true }
      .sorted { $0.number < $1.number }
  }
}

/// The thread of a context's work.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType = 0, privateQueueConcurrencyType, mainQueueConcurrencyType
}
