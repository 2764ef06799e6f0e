import AppSource

/// A Core Data model's entities, read from the XML of its `contents` file.
///
/// Xcode makes Swift classes of them, and so does the port to Linux.
package struct DataModel {
  private let name: String
  private let entities: [Entity]

  /// The name of the generated source file.
  package static let sourceName = "CoreDataModels+Generated.swift"

  /// Reads a model; `text` is the XML that Xcode wrote.
  package init(name: String, text: String) {
    self.name = name
    var entities: [Entity] = []
    let tags = #/<(\/?[A-Za-z]+)((?:\s+[\w:]+="[^"]*")*)\s*\/?>/#
    for tag in text.matches(of: tags) {
      let attributes = Attributes(tag.2)
      switch tag.1 {
      case "entity": entities.append(Entity(attributes: attributes))
      case "attribute":
        if !entities.isEmpty { entities[entities.count - 1].properties.append(attributes) }
      case "relationship":
        if !entities.isEmpty { entities[entities.count - 1].relationships.append(attributes) }
      case "uniquenessConstraint":
        if !entities.isEmpty { entities[entities.count - 1].unique.append([]) }
      case "constraint":
        guard let value = attributes["value"], entities.last?.unique.isEmpty == false else {
          continue
        }
        let last = entities.count - 1
        entities[last].unique[entities[last].unique.count - 1].append(value)
      default: break
      }
    }
    self.entities = entities
  }

  /// Returns the Swift source with the classes of models, as Xcode generates them.
  ///
  /// It also has a class with the models' entities, which CoreData looks up by its name.
  ///
  /// - Parameters:
  ///   - models: the models.
  ///   - sources: the app's source files, which may declare some conformances themselves.
  /// - Returns: the source file.
  package static func source(of models: [DataModel], besides sources: [Source]) -> Source {
    let conformance = #/\b(?:class|extension)\s+(\w+)\s*:[^{\n]*\bIdentifiable\b/#
    let identifiable = Set(
      sources.flatMap { $0.text.matches(of: conformance).map { String($0.1) } })
    var classes: Set<String> = []
    let generated = models.flatMap { model in
      let types = Dictionary(model.entities.map { ($0.name, $0.type) }) { first, _ in first }
      return model.entities.filter {
        $0.type != "NSManagedObject" && classes.insert($0.type).inserted
      }
      .map { $0.code(types, identifiable: identifiable) }
    }
    var names: Set<String> = []
    let entities = models.filter { names.insert($0.name).inserted }.map { model in
      let all = model.entities.map { "      \($0.draft),\n" }.joined()
      return "    \(model.name.literal): [\n\(all)    ],\n"
    }
    let list = entities.isEmpty ? ":" : "\n\(entities.joined())  "
    let text = """
      import CoreData

      \(generated.joined())public final class PortedDataModels: DataModelSource {
        public static var models: [String: [DataModelEntity]] { [\(list)] }
      }

      """
    return Source(name: sourceName, text: text)
  }
}

/// The attributes of an XML element.
private struct Attributes {
  private var values: [String: String] = [:]

  init(_ text: Substring) {
    for match in text.matches(of: #/([\w:]+)="([^"]*)"/#) {
      values[String(match.1)] = String(match.2).replacing("&quot;", with: "\"")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&apos;", with: "'")
        .replacing("&#10;", with: "\n").replacing("&amp;", with: "&")
    }
  }

  subscript(name: String) -> String? { values[name] }

  func `is`(_ name: String) -> Bool { values[name] == "YES" }
}

/// An entity of a data model, with its properties.
private struct Entity {
  let attributes: Attributes
  var properties: [Attributes] = []
  var relationships: [Attributes] = []
  var unique: [[String]] = []

  init(attributes: Attributes) { self.attributes = attributes }

  var name: String { attributes["name"] ?? "" }

  /// The name of the entity's class, without a module.
  var type: String {
    let name = attributes["representedClassName"]?.split(separator: ".").last
    return name.map(String.init) ?? "NSManagedObject"
  }

  /// Returns the entity's class and properties in Swift; empty if the app declares them by hand.
  ///
  /// `identifiable` has the classes that the app itself makes identifiable.
  func code(_ types: [String: String], identifiable: Set<String>) -> String {
    let kind = attributes["codeGenerationType"]
    guard kind == "class" || kind == "category" else { return "" }
    let parent = attributes["parentEntity"].flatMap { types[$0] }
    let declaration =
      kind == "class" ? "public class \(type): \(parent ?? "NSManagedObject") {}\n\n" : ""
    let isKnown = identifiable.contains(type) || parent != nil
    let lines =
      [
        "  public class func fetchRequest() -> NSFetchRequest<\(type)> {",
        "    NSFetchRequest<\(type)>(entityName: \(name.literal))", "  }",
      ] + properties.compactMap(Self.line) + relationships.flatMap { Self.lines($0, types) }
    return "\(declaration)extension \(type) {\n\(lines.joined(separator: "\n"))\n}\n\n"
      + (isKnown ? "" : "extension \(type): Identifiable {}\n\n")
  }

  private static let scalars = [
    "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
    "Float": "Float", "Boolean": "Bool", "Date": "TimeInterval",
  ]

  private static let classes = [
    "String": "String", "Date": "Date", "Binary": "Data", "UUID": "UUID", "URI": "URL",
    "Decimal": "NSDecimalNumber", "Transformable": "NSObject", "Undefined": "NSObject",
  ]

  private static func line(_ attribute: Attributes) -> String? {
    guard let name = attribute["name"] else { return nil }
    let type = attribute["attributeType"] ?? "Undefined"
    let scalar = attribute.is("usesScalarValueType") ? scalars[type] : nil
    let object = attribute["customClassName"] ?? classes[type] ?? "NSNumber"
    return "  @NSManaged public var \(name): \(scalar ?? "\(object)?")"
  }

  private static func lines(_ relationship: Attributes, _ types: [String: String]) -> [String] {
    guard let name = relationship["name"] else { return [] }
    let type = relationship["destinationEntity"].flatMap { types[$0] } ?? "NSManagedObject"
    guard relationship.is("toMany") else { return ["  @NSManaged public var \(name): \(type)?"] }
    let set = relationship.is("ordered") ? "NSOrderedSet" : "NSSet"
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let ordered = [
      "insertInto\(title)(_ value: \(type), at idx: Int)", "removeFrom\(title)(at idx: Int)",
      "replace\(title)(at idx: Int, with value: \(type))",
    ]
    let functions = ["addTo", "removeFrom"].flatMap {
      ["\($0)\(title)(_ value: \(type))", "\($0)\(title)(_ values: \(set))"]
    }
    return ["  @NSManaged public var \(name): \(set)?"]
      + (functions + (relationship.is("ordered") ? ordered : [])).map {
        "  @NSManaged public func \($0)"
      }
  }

  /// The entity as an expression of CoreData's `DataModelEntity`.
  var draft: String {
    let unique = unique.isEmpty ? nil : "unique: \(unique)"
    let attributes = properties.map { property in
      let text = property["defaultValueString"] ?? property["defaultDateTimeInterval"]
      return ".init(\(property["name"].literal), \(property["attributeType"].literal), "
        + "isOptional: \(property.is("optional"))\(text.map { ", default: \($0.literal)" } ?? ""))"
    }
    let relationships = relationships.map { one in
      ".init(\(one["name"].literal), to: \(one["destinationEntity"].literal), "
        + (one["inverseName"].map { "inverse: \($0.literal), " } ?? "")
        + "isToMany: \(one.is("toMany")), isOrdered: \(one.is("ordered")), "
        + "isOptional: \(one.is("optional")), rule: \((one["deletionRule"] ?? "Nullify").literal))"
    }
    let parts = [
      name.literal, "class: \(type.literal)",
      self.attributes["parentEntity"].map { "parent: \($0.literal)" },
      self.attributes.is("isAbstract") ? "isAbstract: true" : nil, unique,
      attributes.isEmpty ? nil : "attributes: [\(attributes.joined(separator: ", "))]",
      relationships.isEmpty ? nil : "relationships: [\(relationships.joined(separator: ", "))]",
    ]
    return "DataModelEntity(\(parts.compactMap(\.self).joined(separator: ", ")))"
  }
}

extension String {
  /// The text as a Swift string literal.
  fileprivate var literal: String { debugDescription }
}

extension String? {
  fileprivate var literal: String { (self ?? "").debugDescription }
}
