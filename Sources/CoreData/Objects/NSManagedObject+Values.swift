/// Reading and writing a managed object's values by key.
extension NSManagedObject {
  public func primitiveValue(forKey key: String) -> Any? {
    load()
    return object(of: values[key], for: key)
  }

  public func setPrimitiveValue(_ value: Any?, forKey key: String) { store(value, for: key) }

  /// Returns the value of a property that the app's class declares with `@NSManaged`.
  ///
  /// The port to Linux calls this method. A missing value is nil, zero or empty, as in
  /// Objective-C.
  public func managedValue<Value>(forKey key: String) -> Value {
    load()
    if let stored = values[key], let value = stored as? Value { return value }
    let isSet = Value.self is NSSet?.Type || Value.self is NSSet.Type
    if isSet, values[key] == nil { values[key] = RelatedObjects(ids: [], isOrdered: false) }
    guard let value = object(of: values[key], for: key) else {
      return MissingValue.value(for: key, of: self)
    }
    if let value = value as? Value ?? MissingValue.converted(value) { return value }
    raise(.argument, "\(type(of: self)).\(key) is \(type(of: value)), not \(Value.self)")
  }

  public func setManagedValue<Value>(_ value: Value, forKey key: String) {
    setValue(Mirror.unwrapped(value), forKey: key)
  }

  /// Adds an object, or every object in a set, to a to-many relationship.
  public func addManaged(_ other: Any, to key: String, at index: Int? = nil) {
    changeRelated(key) { ids in
      let new = RelatedObjects.ids(of: other).filter { !ids.contains($0) }
      ids.insert(contentsOf: new, at: min(index ?? ids.count, ids.count))
    }
  }

  /// Removes an object, or every object in a set, from a to-many relationship.
  public func removeManaged(_ other: Any, from key: String) {
    let removed = RelatedObjects.ids(of: other)
    changeRelated(key) { ids in ids.removeAll { removed.contains($0) } }
  }

  /// Removes the object at an index from an ordered relationship.
  public func removeManaged(at index: Int, from key: String) {
    changeRelated(key) { $0.remove(at: index) }
  }

  /// Replaces the object at an index of an ordered relationship.
  public func replaceManaged(_ other: Any, at index: Int, in key: String) {
    removeManaged(at: index, from: key)
    addManaged(other, to: key, at: index)
  }

  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    RelatedSet(of: self, key)
  }

  private func changeRelated(_ key: String, _ change: (inout [NSManagedObjectID]) -> Void) {
    load()
    let isOrdered = entity.relationship(key)?.isOrdered ?? false
    var related =
      values[key] as? RelatedObjects ?? RelatedObjects(ids: [], isOrdered: isOrdered)
    change(&related.ids)
    willChangeValue(forKey: key)
    relate(key, to: related)
    didChangeValue(forKey: key)
  }

  /// Returns a stored value as the app sees it, with objects instead of IDs.
  func object(of stored: Any?, for key: String) -> Any? {
    switch stored {
    case let id as NSManagedObjectID where isRelation(key): return related(id)
    case let related as RelatedObjects:
      let objects = related.ids.compactMap(self.related)
      return related.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
    case nil:
      guard let relationship = entity.relationship(key), relationship.isToMany else { return nil }
      return relationship.isOrdered ? NSOrderedSet() : NSSet()
    default: return stored
    }
  }

  private func isRelation(_ key: String) -> Bool {
    entity.isOpen || entity.relationship(key) != nil
  }

  /// Returns the object with an ID in this object's context, or nil if it was deleted.
  private func related(_ id: NSManagedObjectID) -> NSManagedObject? {
    guard let context = managedObjectContext else { return id.owner }
    if let object = context.registeredObject(for: id) { return object }
    return context.savedValues(of: id) == nil ? nil : context.object(with: id)
  }

  /// Stores a value from the app, with IDs instead of objects.
  func store(_ value: Any?, for key: String) {
    load()
    let value = value is NSNull ? nil : value
    if let relationship = entity.relationship(key), relationship.isToMany {
      let ids = value.map(RelatedObjects.ids) ?? []
      return relate(key, to: RelatedObjects(ids: ids, isOrdered: relationship.isOrdered))
    }
    if let object = value as? NSManagedObject { return relate(key, to: object.objectID) }
    if entity.relationship(key) != nil { return relate(key, to: nil) }
    if entity.isOpen, let related = RelatedObjects(value) { return relate(key, to: related) }
    let type = (entity.property(key) as? NSAttributeDescription)?.attributeType
    values[key] = value.map { type?.stored($0) ?? $0 }
    noteChange(of: key)
  }

  /// Records that the value of a key changed.
  func noteChange(of key: String) {
    changedKeys.insert(key)
    managedObjectContext?.noteUpdate(of: self)
  }
}

/// Changing both ends of a relationship.
extension NSManagedObject {
  /// Sets the related object or objects, and the inverse relationship of each object.
  func relate(_ key: String, to new: Any?) {
    let old = Set(objectIDs(forRelationshipNamed: key))
    values[key] = new
    noteChange(of: key)
    guard let inverse = entity.relationship(key)?.inverseRelationship else { return }
    let now = Set(objectIDs(forRelationshipNamed: key))
    for id in old.subtracting(now) { related(id)?.take(objectID, outOf: inverse) }
    for id in now.subtracting(old) { related(id)?.put(objectID, into: inverse) }
  }

  private func take(_ id: NSManagedObjectID, outOf relationship: NSRelationshipDescription) {
    load()
    if var all = values[relationship.name] as? RelatedObjects {
      all.ids.removeAll { $0 == id }
      values[relationship.name] = all
    } else if values[relationship.name] as? NSManagedObjectID == id {
      values[relationship.name] = nil
    }
    noteChange(of: relationship.name)
  }

  private func put(_ id: NSManagedObjectID, into relationship: NSRelationshipDescription) {
    load()
    if relationship.isToMany {
      let none = RelatedObjects(ids: [], isOrdered: relationship.isOrdered)
      var all = values[relationship.name] as? RelatedObjects ?? none
      if !all.ids.contains(id) { all.ids.append(id) }
      values[relationship.name] = all
    } else {
      let before = values[relationship.name] as? NSManagedObjectID
      values[relationship.name] = id
      // The former owner loses this object.
      if let before, before != id, let inverse = relationship.inverseRelationship {
        related(before)?.take(objectID, outOf: inverse)
      }
    }
    noteChange(of: relationship.name)
  }

  /// Applies the delete rules of the object's relationships.
  func applyDeleteRules() {
    for (name, relationship) in entity.relationshipsByName {
      let objects = objectIDs(forRelationshipNamed: name).compactMap(related)
      switch relationship.deleteRule {
      case .cascadeDeleteRule: for object in objects { managedObjectContext?.delete(object) }
      case .nullifyDeleteRule:
        guard let inverse = relationship.inverseRelationship else { continue }
        for object in objects where !object.isDeleted { object.take(objectID, outOf: inverse) }
      case .denyDeleteRule, .noActionDeleteRule: break
      }
    }
  }
}

extension RelatedObjects {
  /// Creates the related objects from a set with only managed objects; nil for other values.
  init?(_ value: Any?) {
    let isOrdered = value is NSOrderedSet
    guard let value, value is NSSet || isOrdered else { return nil }
    let ids = Self.ids(of: value)
    let count = (value as? NSSet)?.count ?? (value as? NSOrderedSet)?.count
    guard ids.count == count else { return nil }
    self.init(ids: ids, isOrdered: isOrdered)
  }

  /// Returns the IDs of a managed object, or of all in a collection.
  static func ids(of value: Any) -> [NSManagedObjectID] {
    if let object = value as? NSManagedObject { return [object.objectID] }
    let all =
      (value as? NSSet)?.allObjects ?? (value as? NSOrderedSet)?.array ?? value as? [Any] ?? []
    let ids = all.compactMap { ($0 as? NSManagedObject)?.objectID }
    return value is NSSet ? ids.sorted { $0.number < $1.number } : ids
  }
}

/// The set of a to-many relationship; a change of the set changes the relationship.
private final class RelatedSet: NSMutableSet {
  private var owner: NSManagedObject?
  private var key = ""

  convenience init(of owner: NSManagedObject, _ key: String) {
    self.init(capacity: 0)
    self.owner = owner
    self.key = key
  }

  private var all: NSSet { owner?.primitiveValue(forKey: key) as? NSSet ?? NSSet() }
  override var count: Int { all.count }
  override func member(_ object: Any) -> Any? { all.member(object) }
  override func objectEnumerator() -> NSEnumerator { all.objectEnumerator() }
  override func add(_ object: Any) { owner?.addManaged(object, to: key) }
  override func remove(_ object: Any) { owner?.removeManaged(object, from: key) }
}
