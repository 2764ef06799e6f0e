/// The data models of an app's module.
///
/// The port to Linux makes a class `PortedDataModels` from the app's .xcdatamodeld files. The class
/// adopts this protocol.
public protocol DataModelSource: AnyObject {
  /// The entities of each data model, by the model's name.
  static var models: [String: [DataModelEntity]] { get }
}

/// An entity as a data model's file describes it.
public struct DataModelEntity {
  let name: String
  let type: String
  let parent: String?
  let isAbstract: Bool
  let unique: [[String]]
  let attributes: [Attribute]
  let relationships: [Relationship]

  public init(
    _ name: String, class type: String, parent: String? = nil, isAbstract: Bool = false,
    unique: [[String]] = [], attributes: [Attribute] = [], relationships: [Relationship] = []
  ) {
    self.name = name
    self.type = type
    self.parent = parent
    self.isAbstract = isAbstract
    self.unique = unique
    self.attributes = attributes
    self.relationships = relationships
  }

  public struct Attribute {
    let description: () -> NSAttributeDescription

    /// Creates an attribute; `type` is the type's name in the file, and `text` the default value.
    public init(_ name: String, _ type: String, isOptional: Bool, default text: String? = nil) {
      description = {
        let attribute = NSAttributeDescription()
        attribute.name = name
        attribute.isOptional = isOptional
        attribute.attributeType = Self.types[type] ?? .undefinedAttributeType
        attribute.defaultValue = text.flatMap(attribute.attributeType.value)
        return attribute
      }
    }

    private static let types: [String: NSAttributeType] = [
      "Integer 16": .integer16AttributeType, "Integer 32": .integer32AttributeType,
      "Integer 64": .integer64AttributeType, "Decimal": .decimalAttributeType,
      "Double": .doubleAttributeType, "Float": .floatAttributeType,
      "String": .stringAttributeType, "Boolean": .booleanAttributeType,
      "Date": .dateAttributeType, "Binary": .binaryDataAttributeType,
      "UUID": .UUIDAttributeType, "URI": .URIAttributeType,
      "Transformable": .transformableAttributeType,
    ]
  }

  public struct Relationship {
    let name: String
    let destination: String
    let inverse: String?
    let description: () -> NSRelationshipDescription

    /// Creates a relationship; `rule` is the delete rule's name in the file.
    public init(
      _ name: String, to destination: String, inverse: String? = nil, isToMany: Bool,
      isOrdered: Bool = false, isOptional: Bool, rule: String = "Nullify"
    ) {
      self.name = name
      self.destination = destination
      self.inverse = inverse
      description = {
        let relationship = NSRelationshipDescription()
        relationship.name = name
        relationship.isOptional = isOptional
        relationship.isOrdered = isOrdered
        relationship.maxCount = isToMany ? 0 : 1
        let rules: [String: NSDeleteRule] = [
          "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule,
        ]
        relationship.deleteRule = rules[rule] ?? .nullifyDeleteRule
        return relationship
      }
    }
  }
}

extension NSAttributeType {
  /// Returns a default value from its text in a data model's file; nil for an unreadable one.
  fileprivate func value(_ text: String) -> Any? {
    switch self {
    case .stringAttributeType: text
    case .booleanAttributeType: text == "YES" || text == "1"
    case .dateAttributeType: Double(text).map(Date.init(timeIntervalSinceReferenceDate:))
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    case .decimalAttributeType: NSDecimalNumber(string: text)
    default: Double(text).map { stored(NSNumber(value: $0)) }
    }
  }
}

/// The data models that were read so far.
enum DataModels {
  private final class Found {
    var models: [String: NSManagedObjectModel] = [:]
    var merged: NSManagedObjectModel
    init(module: String) { merged = NSManagedObjectModel(openFor: module) }
  }

  nonisolated(unsafe) private static var found: [String: Found] = [:]

  /// Returns the module's name in a `#fileID`.
  static func module(_ fileID: String) -> String { String(fileID.prefix { $0 != "/" }) }

  /// Returns a module's data model with a name, or a model for any entity if there is none.
  static func model(named name: String, of module: String) -> NSManagedObjectModel {
    let found = models(of: module)
    if let model = found.models[name] { return model }
    if !found.models.isEmpty {
      let names = found.models.keys.sorted().joined(separator: ", ")
      AppRuntime.warnOnce("there is no data model \(name).xcdatamodeld, but \(names)")
    }
    return found.models.isEmpty ? found.merged : NSManagedObjectModel(openFor: module)
  }

  /// Returns the entities of all data models of a module; any entity if the module has no model.
  static func merged(of module: String) -> NSManagedObjectModel { models(of: module).merged }

  private static func models(of module: String) -> Found {
    if let known = found[module] { return known }
    let new = Found(module: module)
    let source = NSClassFromString("\(module).PortedDataModels") as? any DataModelSource.Type
    for (name, entities) in source?.models ?? [:] {
      new.models[name] = model(of: entities, module)
    }
    if !new.models.isEmpty {
      let names = new.models.keys.sorted()
      new.merged = NSManagedObjectModel()
      new.merged.module = module
      // The entities stay those of the first model, so that objects of both agree.
      if let only = new.models.first, names.count == 1 {
        new.merged = only.value
      } else {
        new.merged.take(contentsOf: names.compactMap { new.models[$0] })
      }
    }
    found[module] = new
    return new
  }

  private static func model(
    of entities: [DataModelEntity], _ module: String
  ) -> NSManagedObjectModel {
    let all = entities.map { source in
      let entity = NSEntityDescription()
      entity.name = source.name
      entity.managedObjectClassName = source.type
      entity.isAbstract = source.isAbstract
      entity.uniquenessConstraints = source.unique
      entity.properties =
        source.attributes.map { $0.description() } + source.relationships.map { $0.description() }
      return (source, entity)
    }
    let named = Dictionary(all.map { ($0.0.name, $0.1) }) { first, _ in first }
    for (source, entity) in all {
      if let parent = source.parent { named[parent]?.subentities.append(entity) }
      for relationship in source.relationships {
        let destination = named[relationship.destination]
        let own = entity.relationship(relationship.name)
        own?.destinationEntity = destination
        own?.inverseRelationship = relationship.inverse.flatMap { name in
          destination?.properties.first { $0.name == name } as? NSRelationshipDescription
        }
      }
    }
    let model = NSManagedObjectModel()
    model.entities = all.map(\.1)
    model.module = module
    return model
  }
}
