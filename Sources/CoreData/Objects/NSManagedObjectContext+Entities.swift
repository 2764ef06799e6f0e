extension NSManagedObjectContext {
  private var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// Returns the context's entity with a name, or nil if the data model has none.
  func entity(named name: String) -> NSEntityDescription? { model?.entity(named: name) }

  /// Returns the context's entity whose objects have a class; it ends the app if there is none.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    guard let model else { return type.entity() }
    if let entity = model.entity(of: type) { return entity }
    raise(
      .argument,
      "An NSManagedObject of class '\(type)' must have a valid NSEntityDescription.")
  }
}

extension NSEntityDescription {
  /// Returns the entity with a name in a context's data model, or nil.
  public class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.entity(named: name) }

  /// Creates an object of the entity with a name; it ends the app if the model has no such entity.
  public class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = context.entity(named: name) else {
      raise(.inconsistency, "could not locate an entity named '\(name)' in this model.")
    }
    return entity.managedObjectClass.init(entity: entity, insertInto: context)
  }

  /// The class of the entity's objects, looked up by its name.
  var managedObjectClass: NSManagedObject.Type {
    if let known = objectClass as? NSManagedObject.Type { return known }
    let module = managedObjectModel?.module.map { "\($0)." } ?? ""
    let name = managedObjectClassName.drop { $0 == "." }
    let found: AnyClass? = NSClassFromString(String(name)) ?? NSClassFromString("\(module)\(name)")
    objectClass = found as? NSManagedObject.Type ?? NSManagedObject.self
    return objectClass as? NSManagedObject.Type ?? NSManagedObject.self
  }
}
