@_exported import AppFoundation

/// A property of an entity in a data model: an attribute or a relationship.
open class NSPropertyDescription: NSObject {
  public var name = ""
  public var isOptional = true
  public var isTransient = false
  public var renamingIdentifier: String?
  public var userInfo: [AnyHashable: Any]?
  public internal(set) weak var entity: NSEntityDescription?
}

/// An attribute of an entity, with its type and default value.
open class NSAttributeDescription: NSPropertyDescription {
  public var attributeType = NSAttributeType.undefinedAttributeType
  public var defaultValue: Any?
  public var attributeValueClassName: String?
  public var valueTransformerName: String?
  public var allowsExternalBinaryDataStorage = false
  public var allowsCloudEncryption = false
  public var preservesValueInHistoryOnDeletion = false

  /// The type of an attribute, in the words of iOS 15.
  public struct AttributeType: Hashable, Sendable {
    fileprivate let type: NSAttributeType
    public static let undefined = Self(type: .undefinedAttributeType)
    public static let integer16 = Self(type: .integer16AttributeType)
    public static let integer32 = Self(type: .integer32AttributeType)
    public static let integer64 = Self(type: .integer64AttributeType)
    public static let decimal = Self(type: .decimalAttributeType)
    public static let double = Self(type: .doubleAttributeType)
    public static let float = Self(type: .floatAttributeType)
    public static let string = Self(type: .stringAttributeType)
    public static let boolean = Self(type: .booleanAttributeType)
    public static let date = Self(type: .dateAttributeType)
    public static let binaryData = Self(type: .binaryDataAttributeType)
    public static let uuid = Self(type: .UUIDAttributeType)
    public static let uri = Self(type: .URIAttributeType)
    public static let transformable = Self(type: .transformableAttributeType)
    public static let objectID = Self(type: .objectIDAttributeType)
  }

  public var type: AttributeType {
    get { AttributeType(type: attributeType) }
    set { attributeType = newValue.type }
  }
}

/// The type of an attribute, with Core Data's raw values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200
  case integer64AttributeType = 300, decimalAttributeType = 400, doubleAttributeType = 500
  case floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800
  case dateAttributeType = 900, binaryDataAttributeType = 1000, UUIDAttributeType = 1100
  case URIAttributeType = 1200, transformableAttributeType = 1800, objectIDAttributeType = 2000

  /// Returns a number as the type that the attribute stores, and any other value unchanged.
  func stored(_ value: Any) -> Any {
    guard let number = value as? NSNumber else { return value }
    switch self {
    case .integer16AttributeType: return number.int16Value
    case .integer32AttributeType: return number.int32Value
    case .integer64AttributeType: return number.int64Value
    case .doubleAttributeType: return number.doubleValue
    case .floatAttributeType: return number.floatValue
    case .booleanAttributeType: return number.boolValue
    default: return value
    }
  }
}

/// A relationship from one entity to another one.
open class NSRelationshipDescription: NSPropertyDescription {
  public var destinationEntity: NSEntityDescription?
  public var inverseRelationship: NSRelationshipDescription?
  public var minCount = 0
  /// The largest number of related objects; 0 for any number.
  public var maxCount = 0
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  public var isOrdered = false
  public var isToMany: Bool { maxCount != 1 }
}

/// What happens to related objects when an object is deleted.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule = 0, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}
