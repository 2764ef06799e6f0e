/// The results of a fetched results controller in sections, and the changes between two fetches.
final class FetchedResults {
  /// A section with its objects.
  struct Section: NSFetchedResultsSectionInfo {
    let name: String
    fileprivate(set) var all: [NSManagedObject]
    var indexTitle: String? { name.first.map { String($0).uppercased() } }
    var numberOfObjects: Int { all.count }
    var objects: [Any]? { all }
  }

  let sectionNameKeyPath: String?
  private(set) var sections: [Section]?
  private(set) var places: [NSManagedObject: IndexPath] = [:]
  weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// The controller that the delegate gets.
  var sender: () -> NSFetchedResultsController<any NSFetchRequestResult>? = { nil }
  private let objects: () throws -> [NSManagedObject]
  private var observer: (any NSObjectProtocol)?

  init(_ sectionNameKeyPath: String?, _ objects: @escaping () throws -> [NSManagedObject]) {
    self.sectionNameKeyPath = sectionNameKeyPath
    self.objects = objects
  }

  deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  func fetch() throws {
    let objects = try objects()
    // Without a key path there is one section, even without objects.
    var sections = sectionNameKeyPath == nil ? [Section(name: "", all: [])] : []
    for object in objects {
      let name = name(of: object)
      if sections.last?.name != name { sections.append(Section(name: name, all: [])) }
      sections[sections.count - 1].all.append(object)
    }
    places = [:]
    for (section, info) in sections.enumerated() {
      for (item, object) in info.all.enumerated() { places[object] = [section, item] }
    }
    self.sections = sections
  }

  private func name(of object: NSManagedObject) -> String {
    sectionNameKeyPath.flatMap { object.value(forKeyPath: $0) }.map { "\($0)" } ?? ""
  }

  /// Compares the results after each change of a context.
  func watch(_ context: NSManagedObjectContext) {
    guard observer == nil else { return }
    observer = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
    ) { [weak self] notification in self?.update(notification.userInfo ?? [:]) }
  }

  private func update(_ info: [AnyHashable: Any]) {
    let keys = [NSUpdatedObjectsKey, NSRefreshedObjectsKey]
    let updated = keys.compactMap { info[$0] as? Set<NSManagedObject> }
      .reduce(into: Set()) { $0.formUnion($1) }
    let (oldSections, old) = (sections ?? [], places)
    guard (try? fetch()) != nil, let sections else { return }
    let changes = changes(from: (oldSections, old), updated)
    let gone = oldSections.enumerated().filter { old in !sections.contains { $0.name == old.1.name }
    }
    let new = sections.enumerated().filter { new in
      !oldSections.contains { $0.name == new.1.name }
    }
    guard !changes.isEmpty || !gone.isEmpty || !new.isEmpty, let delegate, let sender = sender()
    else { return }
    delegate.controllerWillChangeContent(sender)
    for (index, section) in gone {
      delegate.controller(sender, didChange: section, atSectionIndex: index, for: .delete)
    }
    for (index, section) in new {
      delegate.controller(sender, didChange: section, atSectionIndex: index, for: .insert)
    }
    for (object, change) in changes {
      delegate.controller(
        sender, didChange: object, at: change == .insert ? nil : old[object], for: change,
        newIndexPath: change == .insert || change == .move ? places[object] : nil)
    }
    let ids = (oldSections.flatMap(\.all).map(\.objectID), sections.flatMap(\.all).map(\.objectID))
    delegate.controller(sender, didChangeContentWith: ids.1.difference(from: ids.0))
    reportSnapshot()
    delegate.controllerDidChangeContent(sender)
  }

  /// Reports all sections and objects, by their names and IDs, to a diffable data source's owner.
  func reportSnapshot() {
    guard let delegate, let sender = sender() else { return }
    let all = (sections ?? []).map { section in
      (name: AnyHashable(section.name), items: section.all.map { AnyHashable($0.objectID) })
    }
    delegate.controller(
      sender, didChangeContentWith: NSDiffableDataSourceSnapshotReference(all))
  }

  /// Returns what happened to each object: first deletions, then insertions, moves and updates.
  private func changes(
    from old: (sections: [Section], places: [NSManagedObject: IndexPath]),
    _ updated: Set<NSManagedObject>
  ) -> [(NSManagedObject, NSFetchedResultsChangeType)] {
    let before = old.sections.flatMap(\.all)
    let after = (sections ?? []).flatMap(\.all)
    let (keptBefore, kept) = (
      before.filter { places[$0] != nil }, after.filter { old.places[$0] != nil }
    )
    let moved = Self.moved(keptBefore, kept, updated).union(
      kept.filter { object in
        let names = (old.places[object]?.first, places[object]?.first)
        return names.0.map { old.sections[$0].name } != names.1.map { sections?[$0].name ?? "" }
      })
    return before.filter { places[$0] == nil }.map { ($0, .delete) }
      + after.filter { old.places[$0] == nil }.map { ($0, .insert) }
      + kept.filter(moved.contains).map { ($0, .move) }
      + kept.filter { updated.contains($0) && !moved.contains($0) }.map { ($0, .update) }
  }

  /// Returns the objects that changed their place among the others, where possible updated ones.
  private static func moved(
    _ old: [NSManagedObject], _ new: [NSManagedObject], _ updated: Set<NSManagedObject>
  ) -> Set<NSManagedObject> {
    let strays = moves(old.filter { !updated.contains($0) }, new.filter { !updated.contains($0) })
    let movable = updated.union(strays)
    let (before, after) = (gaps(old, movable), gaps(new, movable))
    let jumped = strays.union(after.filter { before[$0.key] != $0.value }.keys)
    let others = updated.subtracting(jumped)
    return jumped.union(moves(old.filter(others.contains), new.filter(others.contains)))
  }

  private static func moves(
    _ old: [NSManagedObject], _ new: [NSManagedObject]
  ) -> Set<NSManagedObject> {
    Set(
      new.difference(from: old).inferringMoves().insertions.compactMap { change in
        guard case .insert(_, let object, _) = change else { return nil }
        return object
      })
  }

  /// Returns how many objects that stay in place precede each movable object.
  private static func gaps(
    _ all: [NSManagedObject], _ movable: Set<NSManagedObject>
  ) -> [NSManagedObject: Int] {
    var count = 0
    return all.reduce(into: [:]) { result, object in
      if movable.contains(object) { result[object] = count } else { count += 1 }
    }
  }
}
