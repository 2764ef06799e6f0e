@testable import CoreData
import Simulation
import Testing
import UIKit

/// Tests managed objects, their contexts and fetches.
@MainActor @Suite struct ObjectTests {
  private let container = NSPersistentContainer.library()
  private var context: NSManagedObjectContext { container.viewContext }

  private func titles(_ format: String, _ arguments: Any..., by key: String = "title") throws
    -> [String]
  {
    let request = Book.fetchRequest()
    request.predicate = NSPredicate(format: format, argumentArray: arguments)
    request.sortDescriptors = [NSSortDescriptor(key: key, ascending: true)]
    return try context.fetch(request).map { $0.title ?? "" }
  }

  @Test("A new object has the model's default values, also those of scalars and dates")
  func defaults() throws {
    let book = Book(context: context)
    #expect(book.title == "Untitled")
    #expect(book.pages == 0)
    #expect(book.bought == Date(timeIntervalSinceReferenceDate: 86_400))
    #expect(book.isbn == nil)
    #expect(book.isInserted && context.hasChanges && book.objectID.isTemporaryID)
    let made = NSEntityDescription.insertNewObject(forEntityName: "Author", into: context)
    #expect(made is Author)
    #expect((made as? Author)?.books?.count == 0)
  }

  @Test("Saved objects are fetched with a predicate, an order, a limit and an offset")
  func fetching() throws {
    for (title, pages) in [("Emma", 474), ("Ulysses", 730), ("Walden", 352), ("Dune", 412)] {
      _ = Book(title, pages: Int16(pages), in: context)
    }
    try context.save()
    #expect(!context.hasChanges)
    #expect(try titles("pages > %d", 400) == ["Dune", "Emma", "Ulysses"])
    #expect(try titles("title CONTAINS[cd] %@ OR pages == 730", "MM") == ["Emma", "Ulysses"])
    #expect(try titles("title IN %@", ["Dune", "Walden"], by: "pages") == ["Walden", "Dune"])
    let request = NSFetchRequest<NSFetchRequestResult>(entityName: "Book")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.pages, ascending: false)]
    (request.fetchOffset, request.fetchLimit) = (1, 2)
    let books = try context.fetch(request) as? [Book]
    #expect(books?.map(\.title) == ["Emma", "Dune"])
    #expect(try context.count(for: Book.fetchRequest()) == 4)
  }

  @Test("A predicate compares UUIDs, dates, related objects and elements of a relationship")
  func predicates() throws {
    let (austen, joyce) = (Author(context: context), Author(context: context))
    (austen.name, joyce.name) = ("Austen", "Joyce")
    for title in ["Emma", "Persuasion"] { Book(title, in: context).author = austen }
    Book("Ulysses", in: context).author = joyce
    #expect(try titles("author == %@", austen) == ["Emma", "Persuasion"])
    #expect(try titles("author.name BEGINSWITH 'J'") == ["Ulysses"])
    #expect(try titles("bought < %@", Date() as CVarArg).count == 3)
    let request = Author.fetchRequest()
    request.predicate = NSPredicate(format: "ANY books.title == %@", "Ulysses")
    #expect(try context.fetch(request) == [joyce])
    request.predicate = NSPredicate(format: "books.@count > 1")
    #expect(try context.fetch(request) == [austen])
    let id = UUID()
    let predicate = NSPredicate(format: "id == %@", id as CVarArg)
    #expect(predicate.evaluate(with: ["id": id]) && !predicate.evaluate(with: ["id": UUID()]))
  }

  @Test("A relationship has both ends, and deleting an author deletes the books")
  func relationships() throws {
    let (author, other) = (Author(context: context), Author(context: context))
    (author.name, other.name) = ("A", "B")
    let (first, second) = (Book("First", in: context), Book("Second", in: context))
    author.addManaged(NSSet(array: [first, second]), to: "books")
    #expect(first.author === author && second.author === author)
    second.author = other
    #expect(author.books == NSSet(array: [first]) && other.books == NSSet(array: [second]))
    other.mutableSetValue(forKey: "books").add(first)
    #expect(first.author === other && author.books?.count == 0)
    try context.save()
    context.delete(first)
    #expect(other.books == NSSet(array: [second]))
    context.delete(other)
    #expect(second.isDeleted && context.deletedObjects.count == 3)
    try context.save()
    #expect(try titles("TRUEPREDICATE") == [])
    #expect(second.managedObjectContext == nil)
  }

  @Test("A rollback brings back the saved values, and a missing required value is not saved")
  func rollback() throws {
    let book = Book("Emma", in: context)
    try context.save()
    book.title = "Changed"
    let new = Book("New", in: context)
    #expect(book.changedValues()["title"] as? String == "Changed")
    context.rollback()
    #expect(book.title == "Emma" && !context.hasChanges && new.managedObjectContext == nil)
    context.delete(book)
    context.rollback()
    #expect(try titles("TRUEPREDICATE") == ["Emma"])
    book.title = nil
    #expect {
      try context.save()
    } throws: { error in
      (error as NSError).code == NSValidationMissingMandatoryPropertyError
    }
  }

  @Test("A child context saves to its parent, and a background context to the store")
  func contexts() throws {
    context.automaticallyMergesChangesFromParent = true
    let child = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    child.parent = context
    let draft = Book("Draft", in: child)
    #expect(try titles("TRUEPREDICATE") == [])
    try child.save()
    #expect(try titles("TRUEPREDICATE") == ["Draft"])
    #expect(context.hasChanges)
    try context.save()
    let background = container.newBackgroundContext()
    background.performAndWait {
      let same = background.object(with: draft.objectID) as? Book
      same?.title = "Final"
      try? background.save()
    }
    #expect(try titles("TRUEPREDICATE") == ["Final"])
    #expect(try context.existingObject(with: draft.objectID) !== draft)
  }

  @Test("A batch deletion empties the store, and a merge policy replaces an equal object")
  func batches() throws {
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    let old = Book("Old", pages: 9, in: context)
    old.isbn = "1"
    try context.save()
    let new = Book(context: context)
    (new.isbn, new.title) = ("1", "New")
    try context.save()
    #expect(try titles("TRUEPREDICATE") == ["New"])
    #expect(new.pages == 9)
    let request = NSBatchDeleteRequest(
      fetchRequest: NSFetchRequest<NSFetchRequestResult>(entityName: "Book"))
    request.resultType = .resultTypeCount
    let result = try context.execute(request) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 1)
    #expect(try titles("TRUEPREDICATE") == [])
  }

  @Test("A class without an entity can be created without a context") func noEntity() {
    #expect(Shelf().places == 3)
    #expect(Book().title == "Untitled")
  }

  @Test("A model built in code, and one that no file describes, accept objects by name")
  func otherModels() throws {
    let title = NSAttributeDescription()
    (title.name, title.type, title.defaultValue) = ("title", .string, "New")
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = ("Volume", NSStringFromClass(Book.self))
    entity.properties = [title]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    for container in [
      NSPersistentContainer(name: "Code", managedObjectModel: model),
      NSPersistentContainer(name: "None", managedObjectModel: NSManagedObjectModel(openFor: nil)),
    ] {
      container.loadPersistentStores { _, _ in }
      let context = container.viewContext
      let made = NSEntityDescription.insertNewObject(forEntityName: "Volume", into: context)
      made.setValue("Emma", forKey: "title")
      try context.save()
      let request = NSFetchRequest<NSManagedObject>(entityName: "Volume")
      #expect(try context.fetch(request).map { $0.value(forKey: "title") as? String } == ["Emma"])
    }
  }
}

private final class Shelf: NSManagedObject {
  var places = 3
}
