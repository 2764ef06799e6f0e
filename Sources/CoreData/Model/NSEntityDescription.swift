/// An entity of a data model: the name, class and properties of a kind of objects.
open class NSEntityDescription: NSObject {
  public var name: String?
  public var managedObjectClassName = "NSManagedObject"
  public var isAbstract = false
  public var renamingIdentifier: String?
  public var versionHashModifier: String?
  public var userInfo: [AnyHashable: Any]?
  public var uniquenessConstraints: [[Any]] = []
  public var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  public var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  public private(set) weak var superentity: NSEntityDescription?
  public internal(set) weak var managedObjectModel: NSManagedObjectModel?

  /// The class of the entity's objects, once it is known.
  var objectClass: AnyClass?
  /// Whether no data model describes the entity, so that its objects accept every key.
  var isOpen: Bool { managedObjectModel?.isOpen ?? false }

  /// The entity's own properties and those of its parent entities, by name.
  public var propertiesByName: [String: NSPropertyDescription] {
    let inherited = superentity?.propertiesByName ?? [:]
    return properties.reduce(into: inherited) { $0[$1.name] = $1 }
  }

  public var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  public var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// Returns the entity's own or inherited property with a name, or nil.
  func property(_ name: String) -> NSPropertyDescription? {
    properties.first { $0.name == name } ?? superentity?.property(name)
  }

  func relationship(_ name: String) -> NSRelationshipDescription? {
    property(name) as? NSRelationshipDescription
  }

  public func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  open override var description: String { "entity \(name ?? "")" }
}
