/// A mapping of a document whose keys are known, each once.
struct Mapping<Key: DocumentKey> {
  let place: FormError.Place
  private(set) var entries: [(key: Key, place: FormError.Place, value: Node)] = []

  /// Sorts a value's entries by their keys; throws at an unknown or repeated one.
  init(_ node: Node) throws(Flaw) {
    place = node.place
    guard case .mapping(let raw) = node.content else {
      let fault = FormError.Fault.wrongKind(
        name: "a \(Key.owner)", expected: "a mapping", given: node.shown)
      throw Flaw(fault, at: node.place)
    }
    entries.reserveCapacity(raw.count)
    for entry in raw {
      guard let key = Key(rawValue: entry.key) else { throw Self.unknown(entry) }
      if self[key] != nil { throw Flaw(.repeatedKey(entry.key), at: entry.place) }
      entries.append((key, entry.place, entry.value))
    }
  }

  subscript(key: Key) -> Node? {
    entries.first { $0.key == key }?.value
  }

  private static func unknown(_ entry: Node.Entry) -> Flaw {
    let known = Key.allCases.map(\.rawValue)
    return Flaw(.unknownKey(entry.key, owner: Key.owner, known: known), at: entry.place)
  }
}
