import CoreData

/// The data model of the tests, as the port to Linux makes it from `Library.xcdatamodeld`.
final class PortedDataModels: DataModelSource {
  static var models: [String: [DataModelEntity]] {
    [
      "Library": [
        DataModelEntity(
          "Book", class: "Book", unique: [["isbn"]],
          attributes: [
            .init("title", "String", isOptional: false, default: "Untitled"),
            .init("isbn", "String", isOptional: true),
            .init("pages", "Integer 16", isOptional: true, default: "0"),
            .init("bought", "Date", isOptional: true, default: "86400"),
          ],
          relationships: [
            .init("author", to: "Author", inverse: "books", isToMany: false, isOptional: true)
          ]),
        DataModelEntity(
          "Author", class: ".Author",
          attributes: [.init("name", "String", isOptional: false)],
          relationships: [
            .init(
              "books", to: "Book", inverse: "author", isToMany: true, isOptional: true,
              rule: "Cascade")
          ]),
      ]
    ]
  }
}

final class Book: NSManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var isbn: String? {
    get { managedValue(forKey: "isbn") }
    set { setManagedValue(newValue, forKey: "isbn") }
  }
  var pages: Int16 {
    get { managedValue(forKey: "pages") }
    set { setManagedValue(newValue, forKey: "pages") }
  }
  var bought: Date? {
    get { managedValue(forKey: "bought") }
    set { setManagedValue(newValue, forKey: "bought") }
  }
  var author: Author? {
    get { managedValue(forKey: "author") }
    set { setManagedValue(newValue, forKey: "author") }
  }

  class func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest<Book>(entityName: "Book") }

  convenience init(_ title: String, pages: Int16 = 0, in context: NSManagedObjectContext) {
    self.init(context: context)
    self.title = title
    self.pages = pages
  }
}

final class Author: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var books: NSSet? {
    get { managedValue(forKey: "books") }
    set { setManagedValue(newValue, forKey: "books") }
  }

  class func fetchRequest() -> NSFetchRequest<Author> {
    NSFetchRequest<Author>(entityName: "Author")
  }
}

extension NSPersistentContainer {
  /// Returns the tests' container with an empty store.
  static func library() -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library")
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: URL(filePath: "/dev/null"))
    ]
    container.loadPersistentStores { _, _ in }
    return container
  }
}
