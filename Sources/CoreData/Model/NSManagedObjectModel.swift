/// A data model: the entities of an app's objects.
open class NSManagedObjectModel: NSObject {
  public var entities: [NSEntityDescription] = [] {
    didSet { for entity in entities { entity.managedObjectModel = self } }
  }
  public var versionIdentifiers: Set<AnyHashable> = []
  /// The Swift module with the classes of the entities.
  var module: String?
  /// Whether no data model was found, so that the model has every entity that is asked for.
  private(set) var isOpen = false

  public override init() {}

  /// Creates a model with the data model of a file such as `Notes.momd`.
  public convenience init?(contentsOf url: URL, _ fileID: String = #fileID) {
    self.init()
    let name = url.deletingPathExtension().lastPathComponent
    take(DataModels.model(named: name, of: DataModels.module(fileID)))
  }

  /// Creates a model with the entities of several models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init()
    take(contentsOf: models ?? [])
  }

  /// Returns a model with the entities of all of the app's data models.
  public class func mergedModel(
    from bundles: [Bundle]?, _ fileID: String = #fileID
  ) -> NSManagedObjectModel? { DataModels.merged(of: DataModels.module(fileID)) }

  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }

  /// Creates a model that has every entity that is asked for.
  init(openFor module: String?) {
    self.module = module
    isOpen = true
  }

  private func take(_ other: NSManagedObjectModel) { take(contentsOf: [other]) }

  func take(contentsOf models: [NSManagedObjectModel]) {
    entities = models.flatMap(\.entities)
    module = models.compactMap(\.module).first
    isOpen = models.allSatisfy(\.isOpen)
  }

  /// Returns the entity with a name, or nil if the model has none.
  func entity(named name: String) -> NSEntityDescription? {
    if let entity = entities.first(where: { $0.name == name }) { return entity }
    guard isOpen else { return nil }
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = name
    entities.append(entity)
    return entity
  }

  /// Returns the entity whose objects have a class, or nil if the model has none.
  func entity(of type: AnyClass) -> NSEntityDescription? {
    let name = "\(type)"
    let entity =
      entities.first {
        $0.objectClass == type || $0.managedObjectClassName.split(separator: ".").last ?? "" == name
      } ?? (isOpen ? entity(named: name) : nil)
    entity?.objectClass = type
    return entity
  }
}
