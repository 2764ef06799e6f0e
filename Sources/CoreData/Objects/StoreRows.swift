/// The rows of a store: the saved values of each object, in memory.
final class StoreRows {
  private(set) var rows: [NSManagedObjectID: [String: Any]] = [:]

  /// Saves a context's changes.
  ///
  /// - Parameters:
  ///   - changes: the context's changes.
  ///   - policy: what happens to rows that equal a new object in a uniqueness constraint.
  /// - Returns: the IDs of rows that new objects replaced.
  /// - Throws: a conflict of a uniqueness constraint, if the policy is to report it.
  func save(
    _ changes: ObjectChanges, resolving policy: NSMergePolicy
  ) throws -> [NSManagedObjectID] {
    let deleted = Set(changes.deleted.map(\.objectID))
    let twins = changes.inserted.map { object in
      (object, rows.keys.filter { !deleted.contains($0) && isTwin($0, of: object) })
    }
    for (object, ids) in twins where !ids.isEmpty && policy.mergeType == .errorMergePolicyType {
      throw CoreDataError.conflict(object.entity)
    }
    for object in changes.inserted.union(changes.updated) { rows[object.objectID] = object.values }
    remove(deleted)
    for (object, ids) in twins {
      for id in ids { replace(id, by: object, policy) }
    }
    return twins.flatMap(\.1)
  }

  func remove(_ ids: Set<NSManagedObjectID>) {
    for id in ids { rows[id] = nil }
  }

  func removeAll() { rows = [:] }

  /// Removes an ID from the relationships of all rows.
  func nullify(_ ids: Set<NSManagedObjectID>) {
    for (row, values) in rows {
      rows[row] = values.compactMapValues { value in
        if let id = value as? NSManagedObjectID { return ids.contains(id) ? nil : value }
        guard var related = value as? RelatedObjects else { return value }
        related.ids.removeAll(where: ids.contains)
        return related
      }
    }
  }

  /// Returns whether a row has the same values as an object in a uniqueness constraint.
  private func isTwin(_ id: NSManagedObjectID, of object: NSManagedObject) -> Bool {
    guard id != object.objectID, id.entity.name == object.entity.name, let row = rows[id] else {
      return false
    }
    return object.entity.uniquenessConstraints.contains { keys in
      keys.allSatisfy { key in
        let name = (key as? NSPropertyDescription)?.name ?? key as? String ?? ""
        guard let value = object.values[name] as? AnyHashable else { return false }
        return row[name] as? AnyHashable == value
      }
    }
  }

  /// Merges a row into the row of a new object, also in relationships to the old row.
  private func replace(
    _ id: NSManagedObjectID, by object: NSManagedObject, _ policy: NSMergePolicy
  ) {
    guard let old = rows.removeValue(forKey: id) else { return }
    let takesStore = policy.mergeType == .mergeByPropertyStoreTrumpMergePolicyType
    object.values = old.merging(object.values.filter { object.changedKeys.contains($0.key) }) {
      takesStore ? $0 : $1
    }
    rows[object.objectID] = object.values
    for (row, values) in rows {
      rows[row] = values.mapValues { value in
        if value as? NSManagedObjectID == id { return object.objectID }
        guard var related = value as? RelatedObjects else { return value }
        related.ids = related.ids.map { $0 == id ? object.objectID : $0 }
        return related
      }
    }
  }
}
