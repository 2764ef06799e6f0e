import CoreData
import Simulation
import Testing
import UIKit

/// A list of books by the number of their pages, as Apple's documentation of fetched results
/// controllers shows it.
private final class BookList: UITableViewController, NSFetchedResultsControllerDelegate {
  let results: NSFetchedResultsController<Book>
  var changes: [String] = []

  init(_ context: NSManagedObjectContext, sections: String?) {
    let request = Book.fetchRequest()
    request.sortDescriptors = [
      NSSortDescriptor(key: "pages", ascending: true),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: sections,
      cacheName: nil)
    super.init(style: .plain)
    results.delegate = self
    try? results.performFetch()
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func numberOfSections(in tableView: UITableView) -> Int { results.sections?.count ?? 0 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    results.sections?[section].numberOfObjects ?? 0
  }

  override func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { results.sections?[section].name }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = results.object(at: indexPath).title
    return cell
  }

  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    let other: NSFetchedResultsController<Book>? = results
    let isSame = controller === results && controller === other && controller == results
    #expect(isSame)
    tableView.beginUpdates()
  }

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) { tableView.endUpdates() }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {
    changes.append("\(type) section \(sectionIndex)")
    if type == .insert { tableView.insertSections([sectionIndex], with: .fade) }
    if type == .delete { tableView.deleteSections([sectionIndex], with: .fade) }
  }

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {
    let places = [indexPath, newIndexPath].compactMap(\.self)
    changes.append("\(type) \(places.map { "\($0[0]).\($0[1])" }.joined(separator: " "))")
    switch type {
    case .insert: tableView.insertRows(at: places, with: .fade)
    case .delete: tableView.deleteRows(at: places, with: .fade)
    case .update: tableView.reloadRows(at: places, with: .fade)
    case .move:
      tableView.deleteRows(at: [places[0]], with: .fade)
      tableView.insertRows(at: [places[1]], with: .fade)
    }
  }

  /// The texts of the visible rows, section by section.
  var texts: [[String]] {
    (0..<tableView.numberOfSections).map { section in
      (0..<tableView.numberOfRows(inSection: section)).map { row in
        tableView.cellForRow(at: [section, row])?.textLabel?.text ?? "–"
      }
    }
  }
}

/// A delegate that keeps the snapshots for a diffable data source.
private final class SnapshotKeeper: NSFetchedResultsControllerDelegate {
  var snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>()

  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
  ) { self.snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>(snapshot) }
}

/// Tests fetched results controllers in tables.
@MainActor @Suite struct ResultsTests {
  private func app() throws -> SimulatedApp {
    let device = try #require(Device.named("iphone-16"))
    let scene = Scene(device: device, chrome: Chrome(hasNavigationBar: false))
    return SimulatedApp(
      Phone(scene: scene, rows: RowGeometry(sections: []), style: .stack, fields: []))
  }

  @Test("A table follows inserted, deleted, moved and updated objects")
  func table() throws {
    let app = try app()
    let context = NSPersistentContainer.library().viewContext
    let (dune, emma) = (Book("Dune", pages: 2, in: context), Book("Emma", pages: 4, in: context))
    let list = BookList(context, sections: nil)
    var ulysses: Book?
    app.run {
      UIApplication.shared.windows.first?.rootViewController = list
      ulysses = Book("Ulysses", pages: 3, in: context)
    }
    app.perform { $0.settle() }
    #expect(list.texts == [["Dune", "Ulysses", "Emma"]])
    app.run { context.delete(dune) }
    app.perform { $0.settle() }
    app.run { ulysses?.pages = 9 }
    app.perform { $0.settle() }
    app.run { emma.title = "Emma, 2nd ed." }
    app.perform { $0.settle() }
    #expect(list.texts == [["Emma, 2nd ed.", "Ulysses"]])
    #expect(list.changes == ["insert 0.1", "delete 0.0", "move 0.0 0.1", "update 0.0"])
  }

  @Test("Sections come and go with the objects, in the order of the fetch")
  func sections() throws {
    let app = try app()
    let context = NSPersistentContainer.library().viewContext
    let list = BookList(context, sections: "pages")
    #expect(list.results.sections?.isEmpty == true)
    var (dune, emma): (Book?, Book?)
    app.run {
      UIApplication.shared.windows.first?.rootViewController = list
      dune = Book("Dune", pages: 2, in: context)
      emma = Book("Emma", pages: 1, in: context)
      try? context.save()
    }
    app.perform { $0.settle() }
    #expect(list.texts == [["Emma"], ["Dune"]])
    #expect(list.results.sections?.map(\.name) == ["1", "2"])
    app.run { emma?.pages = 2 }
    app.perform { $0.settle() }
    #expect(list.texts == [["Dune", "Emma"]])
    #expect(
      list.changes == [
        "insert section 0", "insert section 1", "insert 0.0", "insert 1.0", "delete section 0",
        "move 0.0 0.1",
      ])
    #expect(dune.flatMap(list.results.indexPath) == [0, 0])
  }

  @Test("A snapshot for a diffable data source has the sections' names and the objects' IDs")
  func snapshots() throws {
    let context = NSPersistentContainer.library().viewContext
    let (dune, emma) = (Book("Dune", pages: 2, in: context), Book("Emma", pages: 1, in: context))
    let keeper = SnapshotKeeper()
    let request = Book.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "pages",
      cacheName: nil)
    results.delegate = keeper
    try results.performFetch()
    #expect(keeper.snapshot.sectionIdentifiers == ["1", "2"])
    #expect(keeper.snapshot.itemIdentifiers == [emma.objectID, dune.objectID])
    emma.pages = 2
    try context.save()
    #expect(keeper.snapshot.sectionIdentifiers == ["2"])
    #expect(keeper.snapshot.numberOfItems(inSection: "2") == 2)
  }

  @Test("A saved background context shows in the view's list, and posts the notifications")
  func background() throws {
    let app = try app()
    let container = NSPersistentContainer.library()
    container.viewContext.automaticallyMergesChangesFromParent = true
    var list: BookList?
    var saved: [Int] = []
    app.run {
      list = BookList(container.viewContext, sections: nil)
      UIApplication.shared.windows.first?.rootViewController = list
      NotificationCenter.default.addObserver(
        forName: .NSManagedObjectContextDidSave, object: nil, queue: nil
      ) { notification in
        let inserted = notification.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject>
        saved.append(inserted?.count ?? 0)
      }
      container.performBackgroundTask { context in
        _ = Book("Emma", in: context)
        _ = Book("Dune", in: context)
        try? context.save()
      }
    }
    app.perform { $0.settle() }
    #expect(list?.texts == [["Dune", "Emma"]])
    #expect(saved == [2])
  }
}
