/// An object of an app's data model, which a context loads from its store and saves there.
open class NSManagedObject: NSObject, NSFetchRequestResult, KeyValueCoded {
  public let entity: NSEntityDescription
  public internal(set) var objectID: NSManagedObjectID
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  public internal(set) var isInserted = false
  public internal(set) var isDeleted = false
  /// Whether the values weren't loaded yet.
  public internal(set) var isFault = false
  /// The values by key; related objects are IDs.
  var values: [String: Any] = [:]
  /// The keys of the values that changed since the object was loaded or saved.
  var changedKeys: Set<String> = []

  public var isUpdated: Bool { !isInserted && !isDeleted && !changedKeys.isEmpty }
  public var hasChanges: Bool { isInserted || isDeleted || !changedKeys.isEmpty }
  public var hasPersistentChangedValues: Bool { hasChanges }
  public var faultingState: Int { isFault ? 1 : 0 }

  /// Creates an object with its entity's default values, in a context or without one.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    objectID = NSManagedObjectID(entity)
    super.init()
    objectID.owner = self
    values = entity.attributesByName.compactMapValues(\.defaultValue)
    context?.insert(self)
  }

  /// Creates an object in a context; the entity is the one with this class.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: context.entity(of: Self.self), insertInto: context)
  }

  /// Creates an object without a context.
  ///
  /// It has no values if its class belongs to no entity. Some apps derive such classes.
  public convenience override init() {
    self.init(entity: Self.entityOfModels ?? NSEntityDescription(), insertInto: nil)
  }

  private class var entityOfModels: NSEntityDescription? {
    let module = DataModels.module(String(reflecting: self).replacing(".", with: "/"))
    return DataModels.merged(of: module).entity(of: self)
  }

  /// Returns the entity with this class, from the app's data models.
  open class func entity() -> NSEntityDescription {
    if let entity = entityOfModels { return entity }
    raise(.argument, "No NSEntityDescriptions in any model claim the NSManagedObject \(self)")
  }

  // The steps of an object's life, for subclasses to override.
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func prepareForDeletion() {}
  open func willSave() {}
  open func didSave() {}
  open func willTurnIntoFault() {}
  open func didTurnIntoFault() {}
  open func validateForInsert() throws { try validate() }
  open func validateForUpdate() throws { try validate() }
  open func validateForDelete() throws {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}

  /// Returns the value for a key: an attribute's value, a related object, or a set of objects.
  open func value(forKey key: String) -> Any? {
    switch key {
    case "objectID": return objectID
    case "entity": return entity
    case "self": return self
    default: checkKey(key)
    }
    willAccessValue(forKey: key)
    defer { didAccessValue(forKey: key) }
    return primitiveValue(forKey: key)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    checkKey(key)
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  open func value(forKeyPath keyPath: String) -> Any? { KeyPathValue.of(self, at: keyPath) }

  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    let owner = KeyPathValue.of(self, at: keys.dropLast().joined(separator: "."))
    (owner as? NSManagedObject)?.setValue(value, forKey: keys.last ?? keyPath)
  }

  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  private func checkKey(_ key: String) {
    guard !entity.isOpen, entity.property(key) == nil else { return }
    raise(
      .unknownKey, "the entity \(entity.name ?? "") is not KVC-compliant for the key \"\(key)\"")
  }

  /// Throws an error if a value is missing that the data model requires.
  private func validate() throws {
    for (name, property) in entity.propertiesByName.sorted(by: { $0.key < $1.key })
    where !property.isOptional && !property.isTransient {
      let ids = (values[name] as? RelatedObjects)?.ids
      guard values[name] == nil || ids?.isEmpty == true else { continue }
      throw CoreDataError.missing(name, in: self)
    }
  }

  open override var description: String {
    "<\(type(of: self)) \(objectID)> data: \(isFault ? "<fault>" : "\(values)")"
  }
}

/// The part of a managed object that compares it with its saved state.
extension NSManagedObject {
  /// Returns the current values of the keys that changed since the last save.
  public func changedValues() -> [String: Any] {
    Dictionary(uniqueKeysWithValues: changedKeys.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  /// Returns the values from when the object was last loaded or saved.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let saved = managedObjectContext?.savedValues(of: objectID) ?? [:]
    let names = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(
      uniqueKeysWithValues: names.map { ($0, object(of: saved[$0], for: $0) ?? NSNull()) })
  }

  public func hasFault(forRelationshipNamed key: String) -> Bool { false }

  public func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    load()
    return (values[key] as? RelatedObjects)?.ids
      ?? (values[key] as? NSManagedObjectID).map { [$0] } ?? []
  }

  /// Loads the values of a fault from the context's store.
  func load() {
    guard isFault, let context = managedObjectContext else { return }
    isFault = false
    values = context.savedValues(of: objectID) ?? [:]
    awakeFromFetch()
  }

  /// Forgets the values, which are loaded again when they are needed.
  ///
  /// Unsaved changes are kept if `keepsChanges` is true.
  func turnIntoFault(keepingChanges keepsChanges: Bool = false) {
    let changes = keepsChanges ? values.filter { changedKeys.contains($0.key) } : [:]
    willTurnIntoFault()
    if !keepsChanges { changedKeys = [] }
    (isFault, values) = (true, [:])
    didTurnIntoFault()
    guard !changedKeys.isEmpty else { return }
    load()
    for key in changedKeys { values[key] = changes[key] }
  }
}
