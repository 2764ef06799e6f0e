/// Finding the objects that a request asks for.
extension NSManagedObjectContext {
  public func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
    if let type = Result.self as? NSManagedObject.Type { noteClass(type, for: request) }
    return try results(of: request).compactMap { $0 as? Result }
  }

  public func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
    try objects(for: request).count
  }

  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    if let deletion = request as? NSBatchDeleteRequest { return try execute(deletion) }
    AppRuntime.warnOnce("a context does not execute \(type(of: request)) here")
    return NSPersistentStoreResult()
  }

  /// Records the class of an entity whose class can't be found by its name.
  private func noteClass(_ type: NSManagedObject.Type, for request: UntypedFetchRequest) {
    guard type != NSManagedObject.self, let entity = try? entity(for: request),
      entity.managedObjectClass == NSManagedObject.self
    else { return }
    entity.objectClass = type
  }

  private func entity(for request: UntypedFetchRequest) throws -> NSEntityDescription {
    guard let name = request.entityName else {
      raise(.argument, "executeFetchRequest:error: A fetch request must have an entity.")
    }
    // A code-built model's entity may be another object with the same name.
    guard let entity = entity(named: name) ?? request.entity else {
      raise(.argument, "NSFetchRequest could not locate an NSEntityDescription named '\(name)'")
    }
    return entity
  }

  private func results(of request: UntypedFetchRequest) throws -> [Any] {
    let objects = try objects(for: request)
    switch request.resultType {
    case .managedObjectIDResultType: return objects.map(\.objectID)
    case .countResultType: return [NSNumber(value: objects.count)]
    case .dictionaryResultType: return dictionaries(of: objects, request)
    default: return objects
    }
  }

  private func dictionaries(of objects: [NSManagedObject], _ request: UntypedFetchRequest) -> [Any]
  {
    let wanted = request.propertiesToFetch?.compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    var all: [NSDictionary] = []
    for object in objects {
      let names = wanted ?? Array(object.entity.attributesByName.keys)
      let values = names.compactMap { name in object.value(forKeyPath: name).map { (name, $0) } }
      let dictionary = NSDictionary(
        objects: values.map(\.1), forKeys: values.map { NSString(string: $0.0) })
      if !request.returnsDistinctResults || !all.contains(dictionary) { all.append(dictionary) }
    }
    return all
  }

  func objects(for request: UntypedFetchRequest) throws -> [NSManagedObject] {
    let entity = try entity(for: request)
    let ids = ids { other in
      request.includesSubentities ? other.isKindOf(entity: entity) : other.name == entity.name
    }
    var objects = ids.map(object(with:))
    if let predicate = request.predicate {
      objects = objects.filter { predicate.evaluate(with: $0) }
    }
    let order = request.sortDescriptors ?? []
    if !order.isEmpty { objects = NSSortDescriptor.sorted(objects, by: order) }
    let rest = objects.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  /// Deletes objects from the store, past the contexts.
  private func execute(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let ids =
      try request.objectIDs
      ?? request.fetchRequest.map { fetch in
        try objects(for: fetch).filter { !$0.isInserted }.map(\.objectID)
      } ?? []
    persistentStoreCoordinator?.store.remove(Set(ids))
    persistentStoreCoordinator?.store.nullify(Set(ids))
    let result: Any? =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: ids.count
      }
    return NSBatchDeleteResult(result: result, resultType: request.resultType)
  }
}

/// A request to delete the objects that another request finds, past the contexts.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  let fetchRequest: UntypedFetchRequest?
  let objectIDs: [NSManagedObjectID]?
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  public init<Result>(fetchRequest: NSFetchRequest<Result>) {
    self.fetchRequest = fetchRequest
    objectIDs = nil
  }

  public init(objectIDs: [NSManagedObjectID]) {
    self.objectIDs = objectIDs
    fetchRequest = nil
  }
}

public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly = 0, resultTypeObjectIDs, resultTypeCount
}

/// The result of a deletion past the contexts.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(result: Any?, resultType: NSBatchDeleteRequestResultType) {
    self.result = result
    self.resultType = resultType
  }
}
