import AppSource
import Porting
import Testing

/// Tests the Swift classes of a Core Data model against those that Xcode generates.
struct DataModelTests {
  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
        <entity name="Note" representedClassName="Note" syncable="YES" codeGenerationType="class">
            <attribute name="count" attributeType="Integer 16" defaultValueString="7" usesScalarValueType="YES"/>
            <attribute name="title" optional="YES" attributeType="String" defaultValueString="&quot;a&quot;"/>
            <attribute name="when" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
            <relationship name="tags" optional="YES" toMany="YES" ordered="YES" deletionRule="Cascade" destinationEntity="Label" inverseName="note" inverseEntity="Label"/>
            <uniquenessConstraints>
                <uniquenessConstraint>
                    <constraint value="title"/>
                </uniquenessConstraint>
            </uniquenessConstraints>
        </entity>
        <entity name="Label" representedClassName=".Tag" parentEntity="Note" codeGenerationType="category">
            <attribute name="ratio" optional="YES" attributeType="Decimal"/>
            <relationship name="note" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Note" inverseName="tags" inverseEntity="Note"/>
        </entity>
        <entity name="Hand" representedClassName="Hand">
            <attribute name="x" attributeType="Double" usesScalarValueType="YES"/>
        </entity>
    </model>
    """

  private func source(besides text: String = "") -> String {
    DataModel.source(
      of: [DataModel(name: "Notes", text: Self.model)],
      besides: [Source(name: "A.swift", text: text)]
    ).text
  }

  @Test("A data model's classes have Xcode's properties, accessors and requests")
  func classes() {
    #expect(
      source().hasPrefix(
        """
        import CoreData

        public class Note: NSManagedObject {}

        extension Note {
          public class func fetchRequest() -> NSFetchRequest<Note> {
            NSFetchRequest<Note>(entityName: "Note")
          }
          @NSManaged public var count: Int16
          @NSManaged public var title: String?
          @NSManaged public var when: Date?
          @NSManaged public var tags: NSOrderedSet?
          @NSManaged public func addToTags(_ value: Tag)
          @NSManaged public func addToTags(_ values: NSOrderedSet)
          @NSManaged public func removeFromTags(_ value: Tag)
          @NSManaged public func removeFromTags(_ values: NSOrderedSet)
          @NSManaged public func insertIntoTags(_ value: Tag, at idx: Int)
          @NSManaged public func removeFromTags(at idx: Int)
          @NSManaged public func replaceTags(at idx: Int, with value: Tag)
        }

        extension Note: Identifiable {}

        extension Tag {
          public class func fetchRequest() -> NSFetchRequest<Tag> {
            NSFetchRequest<Tag>(entityName: "Label")
          }
          @NSManaged public var ratio: NSDecimalNumber?
          @NSManaged public var note: Note?
        }

        public final class PortedDataModels: DataModelSource {
        """))
  }

  @Test("A class that the app makes identifiable is not made identifiable twice")
  func identifiable() {
    #expect(!source(besides: "extension Note : Hashable, Identifiable {}").contains("Identifiable"))
  }

  @Test("A data model's entities keep defaults, inverses, delete rules and constraints")
  func entities() {
    let entities = source().split(separator: "\n").filter { $0.contains("(") }
    let expected = #"""
            DataModelEntity("Note", class: "Note", unique: [["title"]], attributes: \#
      [.init("count", "Integer 16", isOptional: false, default: "7"), \#
      .init("title", "String", isOptional: true, default: "\"a\""), \#
      .init("when", "Date", isOptional: true)], relationships: \#
      [.init("tags", to: "Label", inverse: "note", isToMany: true, isOrdered: true, \#
      isOptional: true, rule: "Cascade")]),
            DataModelEntity("Label", class: "Tag", parent: "Note", attributes: \#
      [.init("ratio", "Decimal", isOptional: true)], relationships: \#
      [.init("note", to: "Note", inverse: "tags", isToMany: false, isOrdered: false, \#
      isOptional: true, rule: "Nullify")]),
            DataModelEntity("Hand", class: "Hand", attributes: \#
      [.init("x", "Double", isOptional: false)]),
      """#
    #expect(entities.suffix(3).joined(separator: "\n") == expected)
  }
}
